import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import { BLANK_SITE_PROFILE, type SiteAnswer, type SiteProfile } from '@tahanan/contracts/site/site-profile.ts'
import { pictureAnswersOf } from '../picture/picture-answers.ts'
import { type RecordKind, updateRecord } from '../aggregate/record-commands.ts'
import { getStored, lockStored, updateStored, withChanges } from '../aggregate/stored.store.ts'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'
import type { Db } from '../row/row.store.ts'

type StoredSite = Stored<SiteProfile>

type SiteRow = Omit<StoredSite, 'fields'> & { readonly profile: Partial<SiteProfile> }

export const SITE_TABLE: StoredTable<SiteRow, StoredSite> = {
  noun: 'site',
  columns: 'id, version, profile, created_at as "createdAt", updated_at as "updatedAt"',
  fitting: 'deleted_at is null',
  fromRow: ({ profile, ...kept }) => ({ ...kept, fields: { ...BLANK_SITE_PROFILE, ...profile } }),
  written: (profile) => ({ profile: JSON.stringify(profile) }),
}

const SITE_ID = 1

export function publishSite({ publish }: UnitOfWork, { version, fields }: StoredSite): Promise<void> {
  const data = { id: SITE_ID, profile: fields } as const
  return publish({ type: 'site.changed', aggregate: 'site', aggregateId: SITE_ID, version, data })
}

/** @throws NotFound in a database without the migration */
export async function getSite({ pool }: Catalog): Promise<SiteAnswer> {
  return siteAnswerOf(pool, await getStored(pool, SITE_TABLE, SITE_ID))
}

const SITES: RecordKind<SiteRow, StoredSite, Changes<SiteProfile>, SiteAnswer> = {
  table: SITE_TABLE,
  answersOf: (db, sites) => Promise.all(sites.map((site) => siteAnswerOf(db, site))),
  edit: ({ fields }, changes) => withChanges(fields, changes),
  async store(unit, site) {
    await updateStored(unit.client, SITE_TABLE, site)
    await publishSite(unit, site)
    return site
  },
}

/** Changes what the site says of the agency. @throws Conflict `stale` */
export function updateSite(
  catalog: Catalog,
  context: CommandContext,
  changes: Changes<SiteProfile>,
  expectedVersion?: number,
): Promise<SiteAnswer> {
  return runCommand(catalog, context, (unit) => updateRecord(unit, SITES, SITE_ID, { changes, expectedVersion }))
}

/** Says this of the agency where nobody has said anything yet. */
export async function fillSite(unit: UnitOfWork, profile: SiteProfile): Promise<void> {
  const { version } = await lockStored(unit.client, SITE_TABLE, SITE_ID)
  if (version === 1) await updateRecord(unit, SITES, SITE_ID, { changes: profile, expectedVersion: undefined })
}

async function siteAnswerOf(db: Db, { version, fields }: StoredSite): Promise<SiteAnswer> {
  return { version, profile: fields, pictures: await pictureAnswersOf(db, { ownerNoun: 'site', ownerId: SITE_ID }) }
}
