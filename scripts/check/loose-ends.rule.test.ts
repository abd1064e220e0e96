import { expect, test } from 'vitest'
import { looseEnds } from './loose-ends.rule.ts'
import { sourceFile } from './source-file.ts'

const problems = (text: string) => looseEnds([sourceFile('services/catalog/src/a/b.ts', text)])

test.each([
  'export const a: any = 1',
  'export function f(a: Map<string, any>) {}',
  '// @ts-ignore\nf()',
  '// @ts-nocheck',
  '// TODO: later',
  '/* FIXME */',
  '// oxlint-disable-next-line no-console',
])('refused: %s', (text) => {
  expect(problems(text)).toHaveLength(1)
})

test.each([
  'export const any = "TODO: any"',
  '// oxlint-disable-next-line no-await-in-loop -- one after the other, on purpose\nf()',
  '// @ts-expect-error the answer has no such field\nf()',
])('taken: %s', (text) => {
  expect(problems(text)).toEqual([])
})
