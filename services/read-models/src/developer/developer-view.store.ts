import { developerStateSchema } from '@tahanan/contracts/developer/developer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'
import { findPageWithCards } from '../page/find-page-with-cards.ts'
import type { Page, ReadyPage } from '../page/page.ts'
import { picturesByOwner } from '../picture/pictures-by-owner.ts'
import { type StateRow, statesOf } from '../projection/states-of.ts'
import { prefixQuery } from '../search/search-words.ts'
import type { DeveloperSources } from './make-developer-views.ts'

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

/** Writes the views that differ from what is there, each with a new revision, and answers whether there were any. */
export async function upsertDeveloperViews(client: pg.PoolClient, views: readonly DeveloperView[]): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'upsert-developer-view',
    text: `insert into developer_view as known (id, slug, card, page, words, rev)
      select id, slug, card, page, array_to_tsvector(string_to_array(words, ' ')), nextval('rev')
      from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[]) as row (id, slug, card, page, words)
      on conflict (id) do update set slug = excluded.slug, card = excluded.card, page = excluded.page,
        words = excluded.words, rev = excluded.rev
        where (known.slug, known.card, known.page) is distinct from (excluded.slug, excluded.card, excluded.page)`,
    values: [
      views.map(({ id }) => id),
      views.map(({ slug }) => slug),
      views.map(({ card }) => card),
      views.map(({ page }) => page),
      views.map(({ words }) => words),
    ],
  })
  return rowCount !== 0
}

/** A developer as visitors see it; a row of `developer_view`. */
export interface DeveloperView {
  readonly id: number
  readonly slug: string
  /** JSON text of a `DeveloperCard`. */
  readonly card: string
  /** JSON text of a `DeveloperPage` without its projects. */
  readonly page: string
  /** Folded words of the name, each once, separated by spaces. */
  readonly words: string
}

/** The answer of `GET /developer/{slug}`, with its newest projects. */
export function findDeveloperPage(pool: Queryable, slug: string): Promise<Page> {
  const cards = 'project_view where developer_id = developer_view.id'
  return findPageWithCards(pool, { noun: 'developer', cards, field: 'projects' }, slug)
}

/** "Up to 3 above listings when the name matches" (decision 30). */
const DEVELOPERS_MAX = 3

/**
 * The answer of `GET /developer`: the newest developers whose names hold every word, the last one as a prefix. None
 * without words.
 */
export async function findDevelopers(pool: Queryable, words: readonly string[]): Promise<ReadyPage> {
  const { rows } = await pool.query<{ card: string; rev: string }>({
    name: 'find-developers',
    text: `select card, rev::text from developer_view where words @@ $1::tsquery order by id desc limit ${DEVELOPERS_MAX}`,
    values: [prefixQuery(words)],
  })
  const results = rows.map(({ card }) => card).join(',')
  const json = `{"count":${rows.length},"next":null,"previous":null,"results":[${results}]}`
  return { json, rev: ['developers', ...rows.map(({ rev }) => rev)].join('-') }
}
