import type { Rule } from './rule.ts'

const LONGEST_LINES = 300
const MEDIAN_LINES = 80

/** Files are read whole or not at all: none above 300 lines, half of those that are no tests at 80 or below. */
export const fileLength: Rule = (files) => {
  const lengths = files.map(({ path, text, isTest }) => ({ path, isTest, lines: text.trimEnd().split('\n').length }))
  const sorted = lengths
    .filter(({ isTest }) => !isTest)
    .map(({ lines }) => lines)
    .toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return [
    ...lengths
      .filter(({ lines }) => lines > LONGEST_LINES)
      .map(({ path, lines }) => `${path}: ${lines} lines, ${LONGEST_LINES} at most; split it by what it is about`),
    ...(median > MEDIAN_LINES ? [`the median file has ${median} lines, ${MEDIAN_LINES} at most`] : []),
  ]
}
