import { expect, test } from 'vitest'
import { fileLength } from './file-length.rule.ts'
import { sourceFile } from './source-file.ts'

const fileOf = (path: string, lines: number) => sourceFile(path, '// line\n'.repeat(lines))

test('a file above 300 lines is refused, tests too', () => {
  const short = [fileOf('a.ts', 1), fileOf('b.ts', 2)]
  expect(fileLength([...short, fileOf('c.ts', 301)])).toHaveLength(1)
  expect(fileLength([...short, fileOf('c.test.ts', 301)])).toHaveLength(1)
  expect(fileLength([...short, fileOf('c.ts', 300)])).toEqual([])
})

test('a median above 80 lines is refused', () => {
  expect(fileLength([fileOf('a.ts', 10), fileOf('b.ts', 81), fileOf('c.ts', 90)])).toHaveLength(1)
  expect(fileLength([fileOf('a.ts', 10), fileOf('b.ts', 80), fileOf('c.ts', 90), fileOf('d.test.ts', 90)])).toEqual([])
})
