import { type PageScore, SCORE_LIMITS } from './page-score.ts'

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
