/** What Lighthouse makes of a page. */
export interface PageScore {
  readonly name: string
  /** Of 100. */
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** Cumulative layout shift. */
  readonly shift: number
  /** Scripts that the page begins with, compressed by brotli. */
  readonly scriptBytes: number
  readonly largestPaintMs: number
}

/** Below these, or above these, a page is not good enough. */
export const SCORE_LIMITS = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  shift: 0.02,
  scriptBytes: 95_000,
  largestPaintMs: 1800,
} as const
