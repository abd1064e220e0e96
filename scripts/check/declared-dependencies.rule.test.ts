import { expect, test } from 'vitest'
import { declaredDependencies } from './declared-dependencies.rule.ts'
import { sourceFile } from './source-file.ts'

const rule = declaredDependencies(
  new Map([
    ['catalog', new Set(['@tahanan/contracts', 'pg', '@fastify/busboy'])],
    ['scripts', new Set(['vitest'])],
  ]),
)
const problems = (path: string, text: string) => rule([sourceFile(path, text)])

test('a package that the workspace does not declare is refused', () => {
  expect(problems('services/catalog/src/a/b.ts', "import koa from 'koa'")).toEqual([
    'services/catalog/src/a/b.ts: koa is not in the package.json of catalog',
  ])
  expect(problems('services/catalog/src/a/b.ts', "import { test } from 'vitest'")).toHaveLength(1)
})

test('what is declared, what Node brings and what tests run with is taken', () => {
  const text = "import pg from 'pg'\nimport b from '@fastify/busboy/x'\nimport 'node:fs'\nimport './c.ts'"
  expect(problems('services/catalog/src/a/b.ts', text)).toEqual([])
  expect(problems('services/catalog/src/a/b.test.ts', "import { test } from 'vitest'")).toEqual([])
})
