import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOB_TABLE } from './job-table.ts'

test('every kind of job has its line, and a queue of its own', () => {
  const folder = new URL('..', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.job.ts'))
  const defined = files.flatMap((file) => readFileSync(new URL(file, folder), 'utf8').match(/= defineJob\(/g) ?? [])
  expect(JOB_TABLE).toHaveLength(defined.length)
  expect(new Set(JOB_TABLE.map(({ queue }) => queue)).size).toBe(JOB_TABLE.length)
})
