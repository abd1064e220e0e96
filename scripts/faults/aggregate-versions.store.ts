import type pg from 'pg'

const ENTITY_TYPES = ['developer', 'project', 'amenity', 'broker', 'listing', 'picture', 'site']

/** `listing 12 version 3`: what the catalogue holds, but the site at its first version, of which nothing is said yet. */
export function listCatalogVersions(pool: pg.Pool): Promise<string[]> {
  return versions(pool, (noun) => `app.${noun} where deleted_at is null${noun === 'site' ? ' and version > 1' : ''}`)
}

/** The same, as the read side has been told. */
export function listReadVersions(pool: pg.Pool): Promise<string[]> {
  return versions(pool, (noun) => `${noun}_ref where not deleted`)
}

async function versions(pool: pg.Pool, rowsOf: (noun: string) => string): Promise<string[]> {
  const selects = ENTITY_TYPES.map((noun) => `select '${noun}' as noun, id, version from ${rowsOf(noun)}`)
  const { rows } = await pool.query<{ line: string }>(
    `select format('%s %s version %s', noun, id, version) as line
      from (${selects.join(' union all ')}) as aggregate order by noun, id`,
  )
  return rows.map(({ line }) => line)
}
