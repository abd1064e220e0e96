import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
const BIN = join(PROJECT, 'node_modules/.bin')
const WORKSPACES = [
  'platform',
  'places',
  'catalog',
  'read-models',
  'admin-api',
  'public-api',
  'workers',
  'standalone',
].map((name) => `services/${name}`)

const violationsSchema = z.object({
  summary: z.object({
    violations: z.array(z.object({ from: z.string(), to: z.string(), rule: z.object({ name: z.string() }) })),
  }),
})
const diagnosticsSchema = z.object({
  diagnostics: z.array(z.object({ code: z.string().default(''), filename: z.string() })),
})

/** A project of a few files, with our workspaces. */
let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tahanan-check-'))
  mkdirSync(join(root, 'node_modules/@tahanan'), { recursive: true })
  for (const folder of ['', 'contracts', 'web', 'admin-web', ...WORKSPACES]) {
    mkdirSync(join(root, folder), { recursive: true })
    cpSync(join(PROJECT, folder, 'package.json'), join(root, folder, 'package.json'))
    if (folder !== '')
      symlinkSync(join(root, folder), join(root, 'node_modules/@tahanan', folder.replace('services/', '')))
  }
  for (const name of ['zod', 'koa', 'pg', 'minio', 'vitest', 'sharp']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
})

afterEach(() => rmSync(root, { recursive: true }))

test('dependencies: each rule is broken once, and each is seen', () => {
  const mains = {
    'services/standalone/src/main.ts':
      "import '@tahanan/catalog/listing/listing.ts'\nimport '@tahanan/read-models/page/page.ts'",
    'services/catalog/src/listing/listing.ts': '',
    'services/read-models/src/page/page.ts': '',
  }
  expect(violations(mains)).toEqual([])
  expect(
    violations({
      ...mains,
      'services/catalog/src/listing/listing.ts': [
        // Backward, as a type, loaded when it is needed, and by a relative path.
        "export { page } from '@tahanan/read-models/page/page.ts'",
        "import type { Main } from '@tahanan/standalone/main.ts'",
        "await import('@tahanan/workers/relay/relay.ts')",
        "import '../../../platform/src/log/log.ts'",
        // Used by others, but not declared here.
        "import Koa from 'koa'",
        "import { test } from 'vitest'",
        // For development only.
        "import sharp from 'sharp'",
        "import './missing.ts'",
        "import './price.ts'",
        "import './listing-utils.ts'",
        "import './domain/deep.ts'",
        "import './camelCase.ts'",
        "import './index.ts'",
      ].join('\n'),
      'services/catalog/src/listing/price.ts': "import { rule } from './rule.ts'",
      'services/catalog/src/listing/rule.ts': "import { price } from './price.ts'",
      'services/catalog/src/listing/listing-utils.ts': '',
      'services/catalog/src/listing/domain/deep.ts': '',
      'services/catalog/src/listing/camelCase.ts': '',
      'services/catalog/src/listing/index.ts': '',
      'services/catalog/src/listing/forgotten.ts': "import pg from 'pg'",
      'services/catalog/src/listing/only-tested.ts': '',
      'services/catalog/src/listing/only-tested.test.ts': "import './only-tested.ts'\nimport { test } from 'vitest'",
      'services/catalog/src/listing/forgotten.fixture.ts': '',
      'services/platform/src/log/log.ts': "import '@tahanan/contracts/text/text.ts'",
      'services/workers/src/relay/relay.ts': '',
      'contracts/src/text/text.ts': "import { z } from 'zod'\nimport 'node:fs'",
      'contracts/src/text/text.test.ts': "import './text.ts'\nimport pg from 'pg'",
      'admin-web/src/app/main.tsx': "import '@tahanan/web/listing/card.tsx'\nimport '@tahanan/web/ui/button.tsx'",
      'web/src/listing/card.tsx': 'export const card = <div />',
      'web/src/ui/button.tsx': '',
      'services/places/src/area/area.ts': '',
      'services/workers/src/relay/relay.process.ts': "import '@tahanan/places/area/area.ts'",
    }),
  ).toEqual([
    'contracts-stand-on-zod: contracts/src/text/text.test.ts → node_modules/pg/index.js',
    'contracts-stand-on-zod: contracts/src/text/text.ts → fs',
    'declared-package: services/catalog/src/listing/listing.ts → node_modules/koa/index.js',
    'declared-package: services/catalog/src/listing/listing.ts → node_modules/vitest/index.js',
    'declared-package: services/catalog/src/listing/listing.ts → services/read-models/src/page/page.ts',
    'declared-package: services/catalog/src/listing/listing.ts → services/standalone/src/main.ts',
    'declared-package: services/catalog/src/listing/listing.ts → services/workers/src/relay/relay.ts',
    'declared-package: services/workers/src/relay/relay.process.ts → services/places/src/area/area.ts',
    'file-name: services/catalog/src/listing/listing.ts → services/catalog/src/listing/camelCase.ts',
    'file-name: services/catalog/src/listing/listing.ts → services/catalog/src/listing/domain/deep.ts',
    'file-name: services/catalog/src/listing/listing.ts → services/catalog/src/listing/index.ts',
    'file-name: services/catalog/src/listing/listing.ts → services/catalog/src/listing/listing-utils.ts',
    'import-by-package-name: services/catalog/src/listing/listing.ts → services/platform/src/log/log.ts',
    'import-direction: admin-web/src/app/main.tsx → web/src/listing/card.tsx',
    'import-direction: services/catalog/src/listing/listing.ts → services/read-models/src/page/page.ts',
    'import-direction: services/catalog/src/listing/listing.ts → services/standalone/src/main.ts',
    'import-direction: services/catalog/src/listing/listing.ts → services/workers/src/relay/relay.ts',
    'import-direction: services/workers/src/relay/relay.process.ts → services/places/src/area/area.ts',
    'in-use: services/catalog/src/listing/forgotten.fixture.ts',
    'in-use: services/catalog/src/listing/forgotten.ts',
    'in-use: services/catalog/src/listing/only-tested.ts',
    'no-cycle: services/catalog/src/listing/price.ts → services/catalog/src/listing/rule.ts',
    'no-development-package: services/catalog/src/listing/listing.ts → node_modules/sharp/index.js',
    'resolvable: services/catalog/src/listing/listing.ts → ./missing.ts',
  ])
})

test('lint: each rule of ours is broken once, and each is seen', () => {
  write(
    'a.ts',
    [
      '// TODO: later',
      '// oxlint-disable-next-line no-console',
      'export const a: any = process.env.PORT',
      "export const b = process['env'].PORT",
      'export const { env } = process',
      "import { env as c } from 'node:process'",
      'console.log(c)',
      '// @ts-ignore',
      '// @ts-nocheck',
      ...Array<string>(400).fill('// line'),
    ].join('\n'),
  )
  write('silenced.ts', '/* oxlint-disable */\nexport const a: any = 1')
  write(
    'a.test.ts',
    [
      "import { setTimeout as sleep } from 'node:timers/promises'",
      "import { describe, expect, it, test } from 'vitest'",
      "test.only('a', () => expect(1).toBe(1))",
      "test.skip('b', () => expect(1).toBe(1))",
      "it.todo('c')",
      "test.fails('d', () => expect(1).toBe(2))",
      "describe.skip('e', () => it('f', () => expect(1).toBe(1)))",
      "test('g', async () => {",
      '  await sleep(100)',
      '  await new Promise((resolve) => setTimeout(resolve, 100))',
      '})',
    ].join('\n'),
  )
  const { stdout } = run('oxlint', ['-c', join(PROJECT, '.oxlintrc.json'), '--format', 'json', '.'])
  const { diagnostics } = diagnosticsSchema.parse(JSON.parse(stdout))
  const found = diagnostics.map(({ filename, code }) => `${filename}: ${code}`)
  expect(found).toEqual(
    expect.arrayContaining([
      ...['no-warning-comments', 'no-restricted-properties', 'no-restricted-imports', 'max-lines'].map(
        (rule) => `a.ts: eslint(${rule})`,
      ),
      ...['no-explicit-any', 'ban-ts-comment'].map((rule) => `a.ts: typescript(${rule})`),
      'silenced.ts: unicorn(no-abusive-eslint-disable)',
      ...['no-restricted-globals', 'no-restricted-imports', 'no-restricted-properties'].map(
        (rule) => `a.test.ts: eslint(${rule})`,
      ),
      ...['no-focused-tests', 'no-disabled-tests', 'warn-todo', 'expect-expect'].map(
        (rule) => `a.test.ts: vitest(${rule})`,
      ),
    ]),
  )
  // An unfinished end and a silenced line; three ways to read the environment; two ways to silence the compiler.
  expect(found.filter((line) => line === 'a.ts: eslint(no-warning-comments)')).toHaveLength(2)
  expect(found.filter((line) => line === 'a.ts: eslint(no-restricted-properties)')).toHaveLength(3)
  expect(found.filter((line) => line === 'a.ts: typescript(ban-ts-comment)')).toHaveLength(2)
})

/** What the rules have to say of a project with these files. */
function violations(files: Readonly<Record<string, string>>): string[] {
  for (const [path, text] of Object.entries(files)) write(path, text)
  const rules = join(PROJECT, 'scripts/check/dependency-rules.mjs')
  const { stdout } = run('depcruise', ['--config', rules, '-T', 'json', 'contracts', 'services', 'web', 'admin-web'])
  return violationsSchema
    .parse(JSON.parse(stdout))
    .summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from}${from === to ? '' : ` → ${to}`}`)
    .toSorted()
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function run(tool: string, toolArguments: readonly string[]) {
  return spawnSync(join(BIN, tool), toolArguments, { cwd: root, encoding: 'utf8' })
}
