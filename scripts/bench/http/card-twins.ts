import type { Pool } from 'pg'
import type { Twin } from './http-case.ts'

const ROWS = 2_500

export interface CardTwins {
  /** One prepared read of one card by its id. */
  readonly oneRow: Twin
  /** The indexed query for twelve ready cards, from anywhere on. */
  readonly twelveRows: Twin
}

/** The bare reads that lists are held against. */
export async function cardTwins(pool: Pool): Promise<CardTwins> {
  const { rows } = await pool.query<{ id: number }>(
    'select id from read.listing_view where listed order by md5(id::text) limit $1',
    [ROWS],
  )
  const values = rows.map(({ id }) => [id])
  const twin = (text: string): Twin => ({ kind: 'bare', order: { texts: [], text, values } })
  return {
    oneRow: twin('select card as body from listing_view where id = $1'),
    twelveRows: twin('select card as body from listing_view where id <= $1 and listed order by id desc limit 12'),
  }
}
