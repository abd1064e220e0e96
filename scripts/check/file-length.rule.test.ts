import { expect, test } from 'vitest'
import { fileLength } from './file-length.rule.ts'
import { sourceFile } from './source-file.ts'

const fileOf = (path: string, lines: number) => sourceFile(path, '// line\n'.repeat(lines))

test('a file above 400 lines is refused, tests too', () => {
  const short = [fileOf('a.ts', 1), fileOf('b.ts', 2)]
  expect(fileLength([...short, fileOf('c.ts', 401)])).toHaveLength(1)
  expect(fileLength([...short, fileOf('c.test.ts', 401)])).toHaveLength(1)
  expect(fileLength([...short, fileOf('c.ts', 400)])).toEqual([])
})
