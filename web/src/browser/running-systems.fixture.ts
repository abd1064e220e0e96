/// <reference types="vite/types/importMeta.d.ts" />
import { inject } from 'vitest'

/** A system with an empty catalogue, and its first administrator: staff work there. */
export interface StaffSite {
  readonly url: string
  readonly username: string
  readonly password: string
  /** `DATA_DIR` of the system. */
  readonly dataDir: string
  /** Where it looks for a mail server: nobody listens until a test does. */
  readonly smtpPort: number
}

/** What scripts/e2e starts for the tests in a browser. */
export interface RunningSystems {
  /** Where a system with a small catalogue answers, which nobody changes: `http://localhost:41234`. */
  readonly siteUrl: string
  /** One for each worker: its files, one after the other, have it to themselves. */
  readonly staffSites: readonly StaffSite[]
}

declare module 'vitest' {
  interface ProvidedContext extends RunningSystems {}
}

/** Where the staff of this worker's tests work. */
export function staffSite(): StaffSite {
  // Vitest counts its workers from one.
  const site = inject('staffSites')[Number(import.meta.env['VITEST_POOL_ID']) - 1]
  if (site === undefined) throw new Error('There is no system for this worker; is it a test in a browser?')
  return site
}
