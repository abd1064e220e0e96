import type { Rule } from './rule.ts'

const LONGEST_LINES = 400

/** A module holds one concept: above 400 lines it holds several. */
export const fileLength: Rule = (files) =>
  files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > LONGEST_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines, ${LONGEST_LINES} at most; split it by what it is about`)
