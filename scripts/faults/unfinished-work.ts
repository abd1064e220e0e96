import { SEARCH_INDEX } from '@tahanan/read-models/search-index/search-index.ts'
import type pg from 'pg'
import type { Deployment } from '../deployment/deployment.ts'

/** What a story is held against, once it is over. */
export interface StoryPipeline extends Pick<Deployment, 'catalogPool' | 'readPool' | 'bus'> {
  readonly engines: {
    readonly readDatabase: { readonly connectionString: string }
    readonly meilisearch: unknown
  }
  /** Waits until every process works again. */
  readonly fleet: { ready(): Promise<void> }
}

/** What still has to happen until visitors see everything that staff did, in words; empty when nothing has. */
export async function listUnfinishedWork({ catalogPool, readPool, engines }: StoryPipeline): Promise<string[]> {
  const { rows } = await catalogPool.query<{ line: string }>(
    `select format('outbox %s %s', destination, key) as line from app.outbox
      union all select format('refused by its engine: %s', key) from app.outbox_refused
      union all select format('picture %s is %s', id, progress) from app.picture
        where deleted_at is null and progress <> 'ready'`,
  )
  // In the order in which work goes on: what is not queued for refreshing yet is not projected yet.
  const [wanted, found] = await Promise.all([listCatalogVersions(catalogPool), listReadVersions(readPool)])
  const { rows: readRows } = await readPool.query<{ line: string }>(
    `select format('dirty %s %s', noun, id) as line from dirty
      union all select format('area %s is to be counted', code) from pending_area
      union all select format('index mark %s', listing_id) from index_mark where index_name = $1 and $2`,
    [SEARCH_INDEX.name, engines.meilisearch !== undefined],
  )
  return [
    ...[...rows, ...readRows].map(({ line }) => line),
    ...onlyIn(wanted, found).map((line) => `not projected: ${line}`),
    ...onlyIn(found, wanted).map((line) => `projected, and not so: ${line}`),
  ]
}

function onlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return lines.filter((line) => !known.has(line))
}

const ENTITY_TYPES = ['developer', 'project', 'amenity', 'broker', 'listing', 'picture', 'site']

/** `listing 12 version 3`: what the catalogue holds, but the site at its first version, of which nothing is said yet. */
function listCatalogVersions(pool: pg.Pool): Promise<string[]> {
  return versions(pool, (noun) => `app.${noun} where deleted_at is null${noun === 'site' ? ' and version > 1' : ''}`)
}

/** The same, as the read side has been told. */
function listReadVersions(pool: pg.Pool): Promise<string[]> {
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
