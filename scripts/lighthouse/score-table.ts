import type { PageScore } from './page-score.ts'

/** Scores as a table of plain text, a page a line. */
export function scoreTable(scores: readonly PageScore[]): string {
  const rows = [
    ['', 'performance', 'accessibility', 'best practices', 'SEO', 'CLS', 'scripts', 'LCP'],
    ...scores.map((score) => [
      score.name,
      String(score.performance),
      String(score.accessibility),
      String(score.bestPractices),
      String(score.seo),
      score.shift.toFixed(3),
      `${(score.scriptBytes / 1000).toFixed(1)} kB`,
      `${(score.largestPaintMs / 1000).toFixed(2)} s`,
    ]),
  ]
  return rows
    .map((cells) => cells.map((cell, place) => (place === 0 ? cell.padEnd(10) : cell.padStart(15))).join(''))
    .join('\n')
}
