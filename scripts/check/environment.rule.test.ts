import { expect, test } from 'vitest'
import { environment } from './environment.rule.ts'
import { sourceFile } from './source-file.ts'

const problems = (path: string, text: string) => environment([sourceFile(path, text)])

test.each([
  'export const port = process.env.PORT',
  "export const port = process['env'].PORT",
  'const { env } = process',
  "import { env } from 'node:process'",
])('refused outside config: %s', (text) => {
  expect(problems('services/catalog/src/a/b.ts', text)).toHaveLength(1)
})

test('read in config and in the scripts that start everything', () => {
  expect(problems('services/platform/src/config/read-config.ts', 'process.env')).toEqual([])
  expect(problems('scripts/setup/a.mjs', 'process.env')).toEqual([])
  expect(problems('services/catalog/src/a/b.ts', '// process.env\nexport const pid = process.pid')).toEqual([])
})
