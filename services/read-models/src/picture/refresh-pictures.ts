import type { PictureOwner } from '@tahanan/contracts/picture/picture.ts'
import type pg from 'pg'
import { makeDeveloperViews } from '../developer/make-developer-views.ts'
import { makeProjectViews } from '../project/make-project-views.ts'
import { queueRefreshes } from '../projection/refresh-queue.store.ts'
import { lockReferences, type Refresh } from '../projection/refresh.ts'

/**
 * Pictures have no view of their own; whoever they belong to shows them. Developers and projects are made again here,
 * not queued: that would make everything below them again, where none of their pictures is shown. A broker's
 * photo is shown on the pages of the broker's listings, and a member's of the board on the site's.
 */
export const refreshPictures: Refresh = async (client, ids) => {
  await lockReferences(client, 'picture', ids)
  const owners = await readPictureOwners(client, ids)
  await queueRefreshes(
    client,
    (['broker', 'listing', 'site'] as const).flatMap((noun) => (owners.get(noun) ?? []).map((id) => ({ noun, id }))),
  )
  const areDevelopersChanged = await makeDeveloperViews(client, owners.get('developer') ?? [])
  const areProjectsChanged = await makeProjectViews(client, owners.get('project') ?? [])
  return areDevelopersChanged || areProjectsChanged
}

/** Ids of those whose pictures these are, or were, by kind; each once, ascending. */
async function readPictureOwners(
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
