import { existsSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { chromium } from 'playwright-core'

/** Where distributions put Chromium; without one the build that npm brings is unpacked. */
const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A real Chromium. */
export async function openBrowser(): Promise<Browser> {
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed !== undefined) return chromium.launch({ executablePath: installed, args: ['--no-sandbox'] })
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packed.executablePath(), args: packed.args })
}
