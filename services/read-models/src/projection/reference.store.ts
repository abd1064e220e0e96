import type pg from 'pg'
import { ENTITY_TYPES } from './entity-type.ts'
import type { EntityType } from './entity-type.ts'
import { plainArray, textArray } from './text-array.ts'
import type { Reference } from './catalog.projection.ts'

/**
 * Keeps the references that are newer than what is there; stale and repeated ones change nothing. At most one of each
 * aggregate. In id order, so that two batches cannot lock each other out.
 */
export async function upsertReferences(client: pg.PoolClient, references: readonly Reference[]): Promise<void> {
  for (const noun of ENTITY_TYPES) {
    const rows = references.filter((reference) => reference.noun === noun).toSorted((a, b) => a.id - b.id)
    if (rows.length > 0) await upsertEntityType(client, noun, rows)
  }
}

async function upsertEntityType(client: pg.PoolClient, noun: EntityType, rows: readonly Reference[]): Promise<void> {
  await client.query({
    name: `upsert-${noun}-ref`,
    text: `insert into ${noun}_ref as known (id, version, deleted, data)
      select id, version, deleted, data::jsonb
      from unnest($1::integer[], $2::integer[], $3::boolean[], $4::text[]) as row (id, version, deleted, data)
      on conflict (id) do update
        set version = excluded.version, deleted = excluded.deleted, data = excluded.data
        where known.version < excluded.version`,
    values: [
      plainArray(rows.map(({ id }) => id)),
      plainArray(rows.map(({ version }) => version)),
      plainArray(rows.map(({ deleted }) => deleted)),
      textArray(rows.map(({ data }) => JSON.stringify(data))),
    ],
  })
}

/** Remembers slugs for redirects. They are never forgotten: what is linked somewhere keeps leading somewhere. */
export async function addRetiredSlugs(client: pg.PoolClient, references: readonly Reference[]): Promise<void> {
  const rows = references.flatMap(({ noun, id, retiredSlugs }) => retiredSlugs.map((slug) => ({ noun, id, slug })))
  if (rows.length === 0) return
  rows.sort((a, b) => a.noun.localeCompare(b.noun) || a.slug.localeCompare(b.slug) || a.id - b.id)
  await client.query(
    `insert into slug_redirect (noun, slug, id) select * from unnest($1::text[], $2::text[], $3::integer[])
      on conflict do nothing`,
    [rows.map(({ noun }) => noun), rows.map(({ slug }) => slug), rows.map(({ id }) => id)],
  )
}
