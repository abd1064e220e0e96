import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { declaredDependencies } from './declared-dependencies.rule.ts'
import { environment } from './environment.rule.ts'
import { fileLength } from './file-length.rule.ts'
import { fileNames } from './file-names.rule.ts'
import { honestTests } from './honest-tests.rule.ts'
import { importDirection } from './import-direction.rule.ts'
import { looseEnds } from './loose-ends.rule.ts'
import { readDeclaredDependencies } from './read-declared-dependencies.ts'
import { readSourceFiles } from './read-source-files.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files = readSourceFiles(root)

test('there is something to look at, and it can be read', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter(({ syntax }) => syntax.errors.length > 0).map(({ path }) => path)).toEqual([])
})

test.each([
  ['imports run one way', importDirection],
  ['packages are declared where they are used', declaredDependencies(readDeclaredDependencies(root))],
  ['the environment is read in one place', environment],
  ['files are short', fileLength],
  ['files are named for what they hold', fileNames],
  ['nothing is silenced or left for later', looseEnds],
  ['every test runs and none sleeps', honestTests],
])('%s', (_, rule) => {
  expect(rule(files)).toEqual([])
})
