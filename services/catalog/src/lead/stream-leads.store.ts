import type { LeadFilter } from '@tahanan/contracts/lead/lead-filter.ts'
import type { Pool } from 'pg'
import { LEAD_COLUMNS } from './lead-columns.ts'
import { leadConditions } from './lead-conditions.ts'
import { LEAD_TABLES } from './lead-tables.ts'
import type { Lead } from './lead.ts'

const PIECE = 500

/** All that fit, newest first, in pieces: a cursor on one connection, given back when the reader stops early as well. */
export async function* streamLeads(pool: Pool, filter: LeadFilter): AsyncGenerator<Lead[], void> {
  const { where, values } = leadConditions(filter)
  const client = await pool.connect()
  // A checked-out connection that is lost emits `error`; the fetch under way rejects as well, which is where it is told.
  const ignore = () => {}
  client.on('error', ignore)
  let broken: Error | undefined
  try {
    await client.query('begin read only')
    await client.query(
      `declare exported no scroll cursor for select ${LEAD_COLUMNS} from ${LEAD_TABLES}
       where l.id in (select id from app.lead where ${where}) order by l.id desc`,
      values,
    )
    for (;;) {
      const { rows } = await client.query<Lead>(`fetch ${PIECE} from exported`)
      if (rows.length === 0) return
      yield rows
    }
  } finally {
    await client.query('rollback').catch((error: Error) => {
      broken = error
    })
    client.off('error', ignore)
    client.release(broken)
  }
}
