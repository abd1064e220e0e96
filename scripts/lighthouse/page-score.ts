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

const FLOORS = ['performance', 'accessibility', 'bestPractices', 'seo'] as const

/** Where a page falls short. */
export function problemsOf(score: PageScore): readonly string[] {
  const low = FLOORS.filter((name) => score[name] < SCORE_LIMITS[name]).map(
    (name) => `${score.name}: ${name} ${score[name]}, at least ${SCORE_LIMITS[name]}`,
  )
  return [
    ...low,
    ...(score.shift < SCORE_LIMITS.shift ? [] : [`${score.name}: it moves by ${score.shift} while it loads`]),
    ...(score.scriptBytes <= SCORE_LIMITS.scriptBytes ? [] : [`${score.name}: ${score.scriptBytes} bytes of scripts`]),
    ...(score.largestPaintMs <= SCORE_LIMITS.largestPaintMs
      ? []
      : [`${score.name}: its largest part is painted after ${Math.round(score.largestPaintMs)} ms`]),
  ]
}
