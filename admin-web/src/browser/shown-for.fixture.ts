import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** Standing still begins a little later than now: a clock cannot be set back. */
const SOON_MS = 1_000

/**
 * Does something by which a message appears, and expects it to be gone after so long, and not before: on a clock that
 * stands still meanwhile, so that a busy machine changes nothing.
 */
export async function expectShownFor(
  page: Page,
  message: Locator,
  durationMs: number,
  act: () => Promise<void>,
): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + SOON_MS)
  await act()
  await message.waitFor()
  await page.clock.runFor(durationMs - 1)
  expect(await message.count()).toBe(1)
  await page.clock.runFor(1)
  await message.waitFor({ state: 'detached' })
  await page.clock.resume()
}
