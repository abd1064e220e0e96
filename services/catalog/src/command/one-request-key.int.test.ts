import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { createTestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { submitLead } from '../lead/submit-lead.ts'
import { APP_MIGRATIONS } from '../schema/app-migrations.ts'
import { contentDigest } from './request-key.store.ts'
import { runOnce } from './run-command.ts'

test('keys from before they were in one table, of accounts and of visitors, are still the same requests', async () => {
  const only = (await readdir(APP_MIGRATIONS.directory)).filter((name) => name < '0051')
  const { pool, drop } = await createTestDatabase()
  await migrate(pool, { ...APP_MIGRATIONS, only })
  const now = new Date('2026-03-01T08:00:00Z')
  const hashOf = (text: string) => createHash('sha256').update(text).digest()
  const form = { source: 'contact', fullname: 'Visitor', email: '', phone: '0917 555 1234', message: '' } as const
  const words = { ...form, reportReason: null }
  const { rows } = await pool.query<{ id: number }>(
    `insert into app.account (name, username, username_folded, username_skeleton, password_hash, role, state, created_at, updated_at)
     values ('Ana', 'ana', 'ana', 'ana', 'x', 'editor', 'active', $1, $1) returning id`,
    [now],
  )
  const accountId = rows[0]?.id ?? 0
  await pool.query(
    'insert into app.request_key (account_id, key, content_digest, answer, created_at) values ($1, $2, $3, $4, $5)',
    [accountId, hashOf('test again'), contentDigest('content'), { id: 7 }, now],
  )
  await pool.query(
    'insert into app.lead_submission (key, reference, content_digest, created_at) values ($1, $2, $3, $4)',
    [hashOf('again'), 'TH-OLD', contentDigest([null, words]), now],
  )

  await migrate(pool, APP_MIGRATIONS)

  const context = { now, correlationId: 'test', idempotencyKey: 'again' }
  const actor = { accountId, role: 'editor' } as const
  const once = { command: 'test', content: 'content', answer: z.object({ id: z.int() }) }
  const work = () => Promise.reject(new Error('done twice'))
  expect(await runOnce({ pool }, { ...context, actor }, once, work)).toEqual({ id: 7 })
  const sender = { clientAddress: '203.0.113.5', addressSecret: 'secret', mailsStaff: false }
  const submission = { ...words, listingSlug: null, looksAutomatic: false }
  expect(await submitLead({ pool }, context, submission, sender)).toEqual({ reference: 'TH-OLD' })
  await drop()
})
