import { pictureStateSchema } from '@tahanan/contracts/picture/picture.ts'
import { publicPictureOf } from '@tahanan/contracts/picture/public-picture.ts'
import { BLANK_SITE_PROFILE, type SiteProfile } from '@tahanan/contracts/site/site-profile.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { z } from 'zod'
import { asciiJson, type ReadyPage } from '../page/page.ts'
import type { Refresh } from '../projection/refresh.ts'

interface SiteRow {
  readonly profile: Partial<SiteProfile> | null
  readonly version: number
  /** Of the board, in order. */
  readonly pictures: unknown
  /** Ids of the pictures with their versions. */
  readonly pictured: string
}

/** The answer of `GET /site/`: empty texts until somebody has said something. */
export async function findSite(pool: Queryable): Promise<ReadyPage> {
  const { rows } = await pool.query<SiteRow>({
    name: 'find-site',
    text: `select site.data -> 'profile' as profile, coalesce(site.version, 0) as version,
        coalesce(jsonb_agg(picture.data order by (picture.data ->> 'position')::integer, picture.id)
          filter (where picture.id is not null), '[]') as pictures,
        coalesce(string_agg(picture.id || '.' || picture.version, ',' order by picture.id), '') as pictured
      from (values (1)) as one (id)
      left join site_ref as site on site.id = one.id and not site.deleted
      left join picture_ref as picture
        on picture.owner_noun = 'site' and picture.owner_id = one.id and not picture.deleted
      group by site.id, site.data, site.version`,
  })
  const [row] = rows
  const pictures = z.array(pictureStateSchema).parse(row?.pictures ?? [])
  const site = { profile: { ...BLANK_SITE_PROFILE, ...row?.profile }, pictures: pictures.map(publicPictureOf) }
  return { json: asciiJson(site), rev: `${row?.version ?? 0} ${row?.pictured ?? ''}` }
}

/** It has no view of its own: it is read from what is known of it. */
export const refreshSite: Refresh = () => Promise.resolve(true)
