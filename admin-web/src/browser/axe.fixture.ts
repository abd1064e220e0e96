import { AXE } from '@tahanan/web/browser/visitor.fixture.ts'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const violations = z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }))

/** Colours on their way from one theme to the other are of neither; what turns for ever is waited for by nobody. */
const TRANSITIONS_ENDED = `Promise.allSettled(
  document.getAnimations().filter((each) => each instanceof CSSTransition).map(({ finished }) => finished),
).then(() => true)`

/** A theme changes nothing but colours: of the second, axe's rules on these are asked alone. */
const RULES = { light: undefined, dark: ['color-contrast', 'link-in-text-block'] }

/** What axe finds within, in both themes: `dark color-contrast: <p …>`. */
export async function problemsIn(page: Page, within: 'dialog[open]' | 'body' | 'html'): Promise<string[]> {
  // As a function: the page's policy takes no inline scripts.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE)
  const problems: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' })
    await page.evaluate(TRANSITIONS_ENDED)
    const options = JSON.stringify({ resultTypes: ['violations'], runOnly: RULES[colorScheme] })
    const found: unknown = await page.evaluate(`axe.run('${within}', ${options}).then(({ violations }) => violations)`)
    problems.push(...violations.parse(found).map(({ id, nodes }) => `${colorScheme} ${id}: ${nodes[0]?.html}`))
  }
  return problems
}
