import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { NODE_ARGUMENTS } from './node-arguments.mjs'
import { projectRoot } from './project-root.mjs'

test('`npm start` runs Node with them', async () => {
  const packageSchema = z.object({ scripts: z.object({ start: z.string() }) })
  const { scripts } = packageSchema.parse(JSON.parse(await readFile(join(projectRoot, 'package.json'), 'utf8')))
  expect(scripts.start).toBe(['node', ...NODE_ARGUMENTS, 'scripts/start.mjs'].join(' '))
})
