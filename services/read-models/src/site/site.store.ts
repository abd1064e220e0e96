import { BLANK_SITE_PROFILE, type SiteProfile } from '@tahanan/contracts/site/site-profile.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'
import { asciiJson, type ReadyPage } from '../page/page.ts'
import type { Refresh } from '../projection/refresh.ts'

/** The answer of `GET /site/`: empty texts until somebody has said something. */
export async function findSite(pool: Queryable): Promise<ReadyPage> {
  const { rows } = await pool.query<{ profile: SiteProfile; version: number }>({
    name: 'find-site',
    text: `select data -> 'profile' as profile, version from site_ref where id = 1 and not deleted`,
  })
  const [row] = rows
  return { json: asciiJson({ ...BLANK_SITE_PROFILE, ...row?.profile }), rev: String(row?.version ?? 0) }
}

/** It has no view of its own: it is read from what is known of it. */
export const refreshSite: Refresh = (_, ids) => Promise.resolve(ids.map(String))
