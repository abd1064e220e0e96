import { randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { findAccountByLogin, insertAccount } from '@tahanan/catalog/account/account.store.ts'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/command-actor.ts'
import { runCommand } from '@tahanan/catalog/command/run-command.ts'
import { createSessions } from '@tahanan/catalog/session/create-sessions.ts'
import { issueSession } from '@tahanan/catalog/session/issue-session.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { migrateDatabase } from '@tahanan/standalone/database/migrate-database.ts'
import { startDatabase } from '@tahanan/standalone/database/start-database.ts'
import type { Pool } from 'pg'
import { startChildServer } from '../load/child-server.ts'
import type { StaffOrder } from './staff-order.ts'

/** A database of its own, what staff call on it, and somebody who is signed in. */
export interface StaffBench {
  readonly pool: Pool
  readonly databaseUrl: string
  /** Of the server of staff. */
  readonly origin: string
  readonly headers: { readonly authorization: string }
  close(): Promise<void>
}

const BENCH_USER = 'bench'

export async function openStaffBench(): Promise<StaffBench> {
  const dataDir = join(loadConfig().DATA_DIR, 'bench-staff')
  const database = await startDatabase(loadConfig({ DATA_DIR: dataDir }))
  await migrateDatabase(database)
  const { databaseUrl } = database
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'bench' })
  const secret = randomBytes(32).toString('hex')
  const server = startChildServer<StaffOrder>(new URL('./staff-server.process.ts', import.meta.url))
  const origin = await server.serve({ connectionString: databaseUrl, secret })
  return {
    pool,
    databaseUrl,
    origin,
    headers: { authorization: `Bearer ${await signIn(pool, secret)}` },
    async close() {
      server.close()
      await pool.end()
      await database.stop()
    },
  }
}

async function signIn(pool: Pool, secret: string): Promise<string> {
  const context = { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'bench' }
  const sessions = createSessions(pool, secret)
  const account = { name: 'Bench', username: BENCH_USER, role: 'admin', state: 'active' } as const
  return runCommand(sessions, context, async (unit) => {
    const row = { ...account, usernameFolded: BENCH_USER, passwordHash: 'none', createdAt: context.now }
    const id = (await findAccountByLogin(pool, BENCH_USER))?.id ?? (await insertAccount(unit.client, row))
    if (id === undefined) throw new Error('There is no account for the bench.')
    return (await issueSession(unit, sessions, { ...account, id }, { family: randomUUID() })).access
  })
}
