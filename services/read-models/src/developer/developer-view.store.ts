import { developerStateSchema } from '@tahanan/contracts/developer/developer.ts'
import type pg from 'pg'
import { picturesByOwner } from '../picture/pictures-by-owner.ts'
import { type StateRow, statesOf } from '../projection/states-of.ts'
import type { DeveloperSources } from './developer-sources.ts'
import type { DeveloperView } from './developer-view.ts'

const READ = `
  select 'developer' as noun, data from developer_ref where id = any ($1::integer[]) and not deleted
  union all select 'picture', data from picture_ref
    where owner_noun = 'developer' and owner_id = any ($1::integer[]) and not deleted`

/** The sources of these developers; deleted ones are missing. */
export async function readDeveloperSources(client: pg.PoolClient, ids: readonly number[]): Promise<DeveloperSources[]> {
  const { rows } = await client.query<StateRow>({ name: 'read-developer-sources', text: READ, values: [ids] })
  const pictures = picturesByOwner(rows, 'developer')
  return [...statesOf(rows, 'developer', developerStateSchema).values()].map((developer) => ({
    developer,
    pictures: pictures.get(developer.id) ?? [],
  }))
}

/** Writes the views that differ from what is there, each with a new revision, and answers their slugs. */
export async function upsertDeveloperViews(
  client: pg.PoolClient,
  views: readonly DeveloperView[],
): Promise<readonly string[]> {
  const { rows } = await client.query<{ slug: string }>({
    name: 'upsert-developer-view',
    text: `insert into developer_view as known (id, slug, card, page, words, rev)
      select id, slug, card, page, array_to_tsvector(string_to_array(words, ' ')), nextval('rev')
      from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[]) as row (id, slug, card, page, words)
      on conflict (id) do update set slug = excluded.slug, card = excluded.card, page = excluded.page,
        words = excluded.words, rev = excluded.rev
        where (known.slug, known.card, known.page) is distinct from (excluded.slug, excluded.card, excluded.page)
      returning slug`,
    values: [
      views.map(({ id }) => id),
      views.map(({ slug }) => slug),
      views.map(({ card }) => card),
      views.map(({ page }) => page),
      views.map(({ words }) => words),
    ],
  })
  return rows.map(({ slug }) => slug)
}

export async function removeDeveloperViews(client: pg.PoolClient, ids: readonly number[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ slug: string }>({
    name: 'remove-developer-view',
    text: 'delete from developer_view where id = any ($1::integer[]) returning slug',
    values: [ids],
  })
  return rows.map(({ slug }) => slug)
}

/** Notes the developers' projects as dirty, and with them, in turn, their listings. */
export async function dirtyProjectsOf(client: pg.PoolClient, ids: readonly number[]): Promise<void> {
  await client.query({
    name: 'dirty-projects-of-developers',
    text: `insert into dirty (noun, id)
      select 'project', id from project_ref where developer_id = any ($1::integer[])`,
    values: [ids],
  })
}
