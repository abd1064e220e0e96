import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

const MOST_STEPS = 150

export interface Keyboard {
  /** Presses Tab, or Shift+Tab, until it has the focus. @throws when so many do not lead there */
  to(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void>
  /** Goes there and presses a key. */
  press(target: Locator, key?: 'Enter' | 'Space'): Promise<void>
  /** Goes there and types over what is there; in a list of choices, the beginning of one. */
  type(target: Locator, text: string): Promise<void>
  /** Types into a box with a list, and takes the first that fits. */
  choose(target: Locator, text: string): Promise<void>
}

/** A page as people use it who have no mouse: everything is gone to, nothing is pressed that has not got the focus. */
export function keyboardOf(page: Page): Keyboard {
  const focused = page.locator(':focus')

  async function to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' })
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if ((await target.and(focused).count()) === 1) return
      await page.keyboard.press(key)
    }
    throw new Error(`No ${key} leads to ${target.toString()}.`)
  }

  async function type(target: Locator, text: string): Promise<void> {
    await to(target)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }

  return {
    to,
    async press(target, key = 'Enter') {
      await to(target)
      await page.keyboard.press(key)
    },
    type,
    async choose(target, text) {
      await type(target, text)
      await page.getByRole('option', { name: text, selected: true }).waitFor()
      await page.keyboard.press('Enter')
      await expect.poll(() => target.inputValue()).toContain(text)
    },
  }
}
