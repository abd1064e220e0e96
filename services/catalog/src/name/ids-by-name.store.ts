import type { ClientBase, Pool } from 'pg'
import { foldedName } from './folded-name.ts'

/** Ids of those of `names` that are in use now, by the name as it was asked for. */
export async function findIdsByName(
  client: Pool | ClientBase,
  noun: 'developer' | 'project' | 'amenity' | 'broker' | 'realty' | 'salesperson',
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; name_folded: string }>(
    `select id, name_folded from app.${noun} where deleted_at is null and name_folded = any($1)`,
    [names.map(foldedName)],
  )
  const idByFolded = new Map(rows.map((row) => [row.name_folded, row.id]))
  return new Map(
    names.flatMap((name) => {
      const id = idByFolded.get(foldedName(name))
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}
