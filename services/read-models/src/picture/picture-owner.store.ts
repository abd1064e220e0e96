import type { PictureOwner } from '@tahanan/contracts/picture/picture.ts'
import type pg from 'pg'

/** Ids of those whose pictures these are, or were, by kind; each once, ascending. */
export async function readPictureOwners(
  client: pg.PoolClient,
  ids: readonly number[],
): Promise<ReadonlyMap<PictureOwner, readonly number[]>> {
  const { rows } = await client.query<{ noun: PictureOwner; ids: number[] }>({
    name: 'read-picture-owners',
    text: `select owner_noun as noun, array_agg(distinct owner_id order by owner_id) as ids
      from picture_ref where id = any ($1::integer[]) group by owner_noun`,
    values: [ids],
  })
  return new Map(rows.map((row) => [row.noun, row.ids]))
}
