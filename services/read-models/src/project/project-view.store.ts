import { amenityStateSchema } from '@tahanan/contracts/amenity/amenity.ts'
import { developerStateSchema } from '@tahanan/contracts/developer/developer.ts'
import { projectStateSchema } from '@tahanan/contracts/project/project.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import type pg from 'pg'
import { findPageWithCards } from '../page/find-page-with-cards.ts'
import type { Page } from '../page/page.ts'
import { picturesByOwner } from '../picture/pictures-by-owner.ts'
import { type StateRow, statesOf } from '../projection/states-of.ts'
import type { ProjectSources } from './make-project-views.ts'

const READ = `
  with project as (
    select data, developer_id from project_ref where id = any ($1::integer[]) and not deleted
  )
  select 'project' as noun, data from project
  union all select 'developer', data from developer_ref
    where id in (select developer_id from project) and not deleted
  union all select 'amenity', data from amenity_ref
    where id in (select id::integer from project, jsonb_array_elements_text(data -> 'amenityIds') as id) and not deleted
  union all select 'picture', data from picture_ref
    where owner_noun = 'project' and owner_id = any ($1::integer[]) and not deleted`

/** The sources of these projects; deleted ones are missing. */
export async function readProjectSources(client: pg.PoolClient, ids: readonly number[]): Promise<ProjectSources[]> {
  const { rows } = await client.query<StateRow>({ name: 'read-project-sources', text: READ, values: [ids] })
  const developers = statesOf(rows, 'developer', developerStateSchema)
  const amenities = statesOf(rows, 'amenity', amenityStateSchema)
  const pictures = picturesByOwner(rows, 'project')
  return [...statesOf(rows, 'project', projectStateSchema).values()].map((project) => ({
    project,
    developer: developers.get(project.developerId),
    amenities,
    pictures: pictures.get(project.id) ?? [],
  }))
}

/** Writes the views that differ from what is there, each with a new revision, and answers whether there were any. */
export async function upsertProjectViews(client: pg.PoolClient, views: readonly ProjectView[]): Promise<boolean> {
  const { rowCount } = await client.query({
    name: 'upsert-project-view',
    text: `insert into project_view as known (id, slug, developer_id, card, page, rev)
      select *, nextval('rev') from unnest($1::integer[], $2::text[], $3::integer[], $4::text[], $5::text[])
      on conflict (id) do update set slug = excluded.slug, developer_id = excluded.developer_id,
        card = excluded.card, page = excluded.page, rev = excluded.rev
        where (known.slug, known.developer_id, known.card, known.page)
          is distinct from (excluded.slug, excluded.developer_id, excluded.card, excluded.page)`,
    values: [
      views.map(({ id }) => id),
      views.map(({ slug }) => slug),
      views.map(({ developerId }) => developerId),
      views.map(({ card }) => card),
      views.map(({ page }) => page),
    ],
  })
  return rowCount !== 0
}

/** A project as visitors see it; a row of `project_view`. */
export interface ProjectView {
  readonly id: number
  readonly slug: string
  readonly developerId: number
  /** JSON text of a `ProjectCard`. */
  readonly card: string
  /** JSON text of a `ProjectPage` without its listings. */
  readonly page: string
}

/** The answer of `GET /project/{slug}`, with its newest listings that can be had. */
export function findProjectPage(pool: Queryable, slug: string): Promise<Page> {
  const cards = 'listing_view where project_id = project_view.id and listed'
  return findPageWithCards(pool, { noun: 'project', cards, field: 'listing' }, slug)
}
