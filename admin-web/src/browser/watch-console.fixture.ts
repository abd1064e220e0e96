import type { Page } from 'playwright-core'

/** Collects what a page complains of from now on. */
export function watchConsole(page: Page): { readonly problems: readonly string[] } {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text())
  })
  return { problems }
}
