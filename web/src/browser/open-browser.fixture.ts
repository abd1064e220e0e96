import { existsSync } from 'node:fs'
import type { Browser, BrowserContext } from 'playwright-core'
import { chromium } from 'playwright-core'

/**
 * Where distributions put Chromium; without one the build that npm brings is unpacked. The one without windows comes
 * first: the other makes each tab with all that surrounds it, which takes three times as long.
 */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** A name of this machine as offices have it: over plain HTTP a page there has less of `crypto` than at localhost. */
export const OFFICE_NAME = 'office.test'

/** A page lives for seconds here: what its code gains by being optimised costs more than it brings. */
const NOT_OPTIMISED = '--js-flags=--no-opt'

/** A real Chromium, which finds `OFFICE_NAME` here. */
export async function openBrowser(): Promise<Browser> {
  const { executablePath, args } = await unpackBrowser()
  const officeHere = `--host-resolver-rules=MAP ${OFFICE_NAME} localhost`
  return chromium.launch({ executablePath, args: [...args, NOT_OPTIMISED, officeHere] })
}

/** Closes a window; a call that a test answers itself, and that is under way, ends with it. */
export async function closeWindow(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

/** Where Chromium is, and what it needs. Called once before others do, for two that unpack it at once spoil it. */
export async function unpackBrowser(): Promise<{ readonly executablePath: string; readonly args: readonly string[] }> {
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed !== undefined) return { executablePath: installed, args: ['--no-sandbox'] }
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: packed.args }
}
