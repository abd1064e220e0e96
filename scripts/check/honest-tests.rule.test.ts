import { expect, test } from 'vitest'
import { honestTests } from './honest-tests.rule.ts'
import { sourceFile } from './source-file.ts'

const problems = (text: string, path = 'services/catalog/src/a/b.test.ts') => honestTests([sourceFile(path, text)])

test.each([
  "test.only('a', () => {})",
  "test.skip('a', () => {})",
  "it.todo('a')",
  "describe.concurrent.only('a', () => {})",
  'await new Promise((resolve) => setTimeout(resolve, 100))',
  "import { setTimeout as pause } from 'node:timers/promises'",
  'await sleep(100)',
])('refused: %s', (text) => {
  expect(problems(text)).toHaveLength(1)
})

test('an ordinary test is taken, and code that is no test may wait', () => {
  expect(problems("test.each([1])('a', () => {})\nawait vi.waitFor(() => expect(list.only).toBe(1))")).toEqual([])
  expect(problems('setTimeout(f, 1)', 'services/catalog/src/a/b.ts')).toEqual([])
})
