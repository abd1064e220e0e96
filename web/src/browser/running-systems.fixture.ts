/** A system with an empty catalogue, and its first administrator: staff work there. */
export interface StaffSite {
  readonly url: string
  readonly username: string
  readonly password: string
  /** `DATA_DIR` of the system. */
  readonly dataDir: string
}

/** What scripts/e2e starts for the tests in a browser. */
export interface RunningSystems {
  /** Where a system with a small catalogue answers, which nobody changes: `http://localhost:41234`. */
  readonly siteUrl: string
  readonly site: StaffSite
}

declare module 'vitest' {
  interface ProvidedContext extends RunningSystems {}
}
