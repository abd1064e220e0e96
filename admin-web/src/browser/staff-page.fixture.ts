import { type SessionAnswer, sessionAnswerSchema } from '@tahanan/contracts/session/session.ts'
import { closeWindow, openBrowser } from '@tahanan/web/browser/open-browser.fixture.ts'
import { staffSite, type StaffSite } from '@tahanan/web/browser/running-systems.fixture.ts'
import { randomAddress } from '@tahanan/web/browser/visitor.fixture.ts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

type Login = Pick<StaffSite, 'username' | 'password'>

export interface StaffBrowser {
  readonly browser: Browser
  readonly url: string
  /** What broke so far: errors that nobody caught, and what the policy of the page forbade. */
  readonly breakages: readonly string[]
  /** A window of its own, with nobody signed in. */
  open(options?: BrowserContextOptions): Promise<Page>
  /** A window and a session of its own, as the first administrator or somebody else; nothing is open in it yet. */
  openSignedIn(options?: BrowserContextOptions, login?: Login): Promise<Page>
  close(): Promise<void>
}

/** A system, and who signs in there. */
export type SignInSite = Pick<StaffSite, 'url' | 'username' | 'password'>

/** Without the form, which takes a second. @throws where it is refused */
export async function signIn({ url, username, password }: SignInSite): Promise<SessionAnswer> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() }
  const response = await fetch(`${url}/api/admin/login/`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password }),
  })
  if (!response.ok) throw new Error(`${username} may not sign in: ${response.status} ${await response.text()}`)
  return sessionAnswerSchema.parse(await response.json())
}

/** From its next load on, nothing tells this window of what others do, and its network comes to rest. */
export async function withoutNews(page: Page): Promise<void> {
  await page.context().route('**/api/admin/live/', (route) => route.abort())
}

/** Tells of what the page's policy forbids, even where the page lives on without it. */
const TELL_VIOLATIONS = `addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
  tellViolation([effectiveDirective, blockedURI, sourceFile, location.pathname].join(' ')))`

/**
 * Chromium in front of the running system, or another one. A page that breaks, or breaks its policy, makes `close` fail.
 */
export async function openStaffBrowser({ url, username, password }: SignInSite = staffSite()): Promise<StaffBrowser> {
  const browser = await openBrowser()
  const contexts: BrowserContext[] = []
  const breakages: string[] = []

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 }, ...options })
    contexts.push(context)
    await context.exposeFunction('tellViolation', (violation: string) => breakages.push(violation))
    await context.addInitScript(TELL_VIOLATIONS)
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    page.on('pageerror', (error) => breakages.push(error.message))
    return page
  }

  return {
    browser,
    url,
    breakages,
    open,
    async openSignedIn(options, login = { username, password }) {
      const origin = options?.baseURL ?? url
      const session = await signIn({ url: origin, ...login })
      // As the dashboard keeps it.
      const value = JSON.stringify({ ...session, expiresAtMs: Date.now() + session.expires_in * 1_000 })
      const origins = [{ origin, localStorage: [{ name: 'login', value }] }]
      return open({ ...options, storageState: { cookies: [], origins } })
    },
    async close() {
      for (const context of contexts) await closeWindow(context)
      await browser.close()
      if (breakages.length > 0) throw new Error(`Pages broke:\n${breakages.join('\n')}`)
    },
  }
}
