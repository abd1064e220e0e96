import { Visitor } from 'oxc-parser'
import type { Rule } from './rule.ts'
import type { SourceFile } from './source-file.ts'

const UNFINISHED = /\b(TODO|FIXME|XXX|HACK)\b/
const SILENCED = /@ts-(ignore|nocheck)|(eslint|oxlint)-disable(?!.* -- )/

/** No `any`, no silenced compiler, no linter silenced without saying why, nothing left for later. */
export const looseEnds: Rule = (files) =>
  files.flatMap((file) => [...problemsOf(file)].map((problem) => `${file.path}: ${problem}`))

function* problemsOf({ syntax, text }: SourceFile): Generator<string> {
  const found: string[] = []
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  new Visitor({
    TSAnyKeyword: ({ start }) => {
      found.push(`line ${lineOf(start)} says any; say what it is, or unknown`)
    },
  }).visit(syntax.program)
  yield* found
  for (const { value, start } of syntax.comments) {
    if (UNFINISHED.test(value)) yield `line ${lineOf(start)} leaves something for later; do it, or leave it out`
    if (SILENCED.test(value)) yield `line ${lineOf(start)} silences a check; mend the cause, or say why after " -- "`
  }
}
