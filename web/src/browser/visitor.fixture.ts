import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { inject } from 'vitest'
import { z } from 'zod'
import { closeWindow, openBrowser } from './open-browser.fixture.ts'
import type { RunningSystems } from './running-systems.fixture.ts'

export interface VisitorOptions {
  /** Another site than the one that nobody changes. */
  readonly site?: string
  readonly theme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
  readonly javaScriptEnabled?: boolean
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** A phone: what can be swiped is. */
  readonly hasTouch?: boolean
}

/** Somebody with a browser of their own: a tab, nothing stored, and a list of everything that went wrong in it. */
export interface Visitor {
  readonly page: Page
  /** Console errors and warnings, uncaught errors, failed requests: hydration that does not fit says so here, too. */
  readonly problems: string[]
  /** Opens a path, and waits until the page has been taken over by its script. */
  open(path: string): Promise<void>
  /** What axe finds: rule and place. */
  findBarriers(): Promise<string[]>
  close(): Promise<void>
}

/** What a page has to run before axe can be asked in it: the short form, for each page reads it anew. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Where somebody comes from: what one address may send is limited. */
export function randomAddress(): string {
  return `10.${[1, 2, 3].map(() => randomInt(256)).join('.')}`
}

/** Runs in the page; as a text, because this file is also read where there is no `window`. */
const LOOK = `axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' at ' + target.join(' '))))`

/** One for each file of tests; it ends with the worker that ran it. */
let opened: Promise<Browser> | undefined

/** Until a page's script has taken it over: only then it offers the other theme. What is typed before that may be lost. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Use the \w+ theme$|^Gamitin ang \w+ mode$/ }).waitFor()
}

/** What is at these addresses comes when what this returns is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let come = (): void => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(addresses, async (route) => {
    await coming
    await route.continue()
  })
  return come
}

export async function createVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const { site, theme = 'light', width = 1280, height = 900, ...rest } = options
  opened ??= openBrowser()
  const browser = await opened
  const baseURL: RunningSystems['siteUrl'] = site ?? inject('siteUrl')
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    viewport: { width, height },
    extraHTTPHeaders: { 'x-forwarded-for': randomAddress() },
    ...rest,
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => {
    // How this machine's graphics do is not the page's doing.
    if (message.text().includes('GL Driver Message')) return
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return {
    page,
    problems,
    async open(path) {
      await page.goto(path, { waitUntil: 'load' })
      if (options.javaScriptEnabled !== false) await untilTakenOver(page)
    },
    async findBarriers() {
      // Evaluated from outside: the page's own policy lets no script in.
      await page.evaluate(AXE)
      return z.array(z.string()).parse(await page.evaluate(LOOK))
    },
    close: () => closeWindow(context),
  }
}
