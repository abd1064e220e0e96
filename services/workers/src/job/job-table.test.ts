import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { JOB_TABLE } from './job-table.ts'

test('every kind of job has its line, and a queue of its own', () => {
  const files = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  expect(JOB_TABLE).toHaveLength(files.filter((file) => file.endsWith('.job.ts')).length)
  expect(new Set(JOB_TABLE.map(({ queue }) => queue)).size).toBe(JOB_TABLE.length)
})
