import { expect, test } from 'vitest'
import { importDirection } from './import-direction.rule.ts'
import { sourceFile } from './source-file.ts'

const problems = (path: string, text: string) => importDirection([sourceFile(path, text)])

test.each([
  ['services/read-models/src/a/b.ts', "import { x } from '@tahanan/catalog/a/x.ts'"],
  ['services/read-models/src/a/b.test.ts', "import type { X } from '@tahanan/catalog/a/x.ts'"],
  ['services/catalog/src/a/b.ts', "export { x } from '@tahanan/read-models/a/x.ts'"],
  ['services/catalog/src/a/b.ts', "const x = await import('@tahanan/read-models/a/x.ts')"],
  ['services/public-api/src/a/b.ts', "import { x } from '@tahanan/catalog/a/x.ts'"],
  ['services/platform/src/a/b.ts', "import { x } from '@tahanan/catalog/a/x.ts'"],
  ['services/catalog/src/a/b.ts', "import { x } from '../../../read-models/src/a/x.ts'"],
  ['contracts/src/a/b.ts', "import { readFileSync } from 'node:fs'"],
  ['contracts/src/a/b.ts', "import fc from 'fast-check'"],
  ['contracts/src/a/b.ts', "import { x } from '@tahanan/platform/a/x.ts'"],
  ['web/src/a/b.tsx', "import { x } from '@tahanan/read-models/a/x.ts'"],
  ['admin-web/src/a/b.tsx', "import { x } from '@tahanan/web/listing/x.tsx'"],
])('%s may not: %s', (path, text) => {
  expect(problems(path, text)).toHaveLength(1)
})

test.each([
  ['services/admin-api/src/a/b.ts', "import { x } from '@tahanan/catalog/a/x.ts'"],
  ['services/public-api/src/a/b.ts', "import { x } from '@tahanan/read-models/a/x.ts'"],
  ['services/catalog/src/a/b.ts', "import { x } from '../c/x.ts'\nimport pg from 'pg'\nimport 'node:fs'"],
  ['contracts/src/a/b.ts', "import { z } from 'zod'\nimport { x } from '@tahanan/contracts/a/x.ts'"],
  ['contracts/src/a/b.test.ts', "import fc from 'fast-check'\nimport { test } from 'vitest'"],
  ['admin-web/src/a/b.tsx', "import { Button } from '@tahanan/web/ui/button.tsx'"],
])('%s may: %s', (path, text) => {
  expect(problems(path, text)).toEqual([])
})
