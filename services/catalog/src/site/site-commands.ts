import type { Changes } from '@tahanan/contracts/endpoint/define-endpoint.ts'
import type { Pool, PoolClient } from 'pg'
import { BLANK_SITE_PROFILE, type SiteAnswer, type SiteProfile } from '@tahanan/contracts/site/site-profile.ts'
import { pictureAnswersOf } from '../picture/picture-answers.ts'
import { getStored, lockStored, refuseStale, updateStored, withChanges } from '../aggregate/stored.store.ts'
import type { Stored, StoredTable } from '../aggregate/stored.store.ts'
import { type Catalog, type CommandContext, runCommand, type UnitOfWork } from '../command/run-command.ts'

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

/** Publishes the site's profile as it is stored. */
export function publishSite({ publish }: UnitOfWork, { version, fields }: StoredSite): Promise<void> {
  const data = { id: SITE_ID, profile: fields } as const
  return publish({ type: 'site.changed', aggregate: 'site', aggregateId: SITE_ID, version, data })
}

/** @throws NotFound in a database without the migration */
export async function getSite({ pool }: Catalog): Promise<SiteAnswer> {
  return siteAnswerOf(pool, await getStored(pool, SITE_TABLE, SITE_ID))
}

/**
 * Changes what the site says of the agency; what it says already leaves no version, event or audit entry.
 *
 * @throws Conflict `stale`
 */
export function updateSite(
  catalog: Catalog,
  context: CommandContext,
  changes: Changes<SiteProfile>,
  expectedVersion?: number,
): Promise<SiteAnswer> {
  return runCommand(catalog, context, (unit) => changeSite(unit, changes, expectedVersion))
}

/** `updateSite` within a transaction that is under way. */
async function changeSite(
  unit: UnitOfWork,
  changes: Changes<SiteProfile>,
  expectedVersion?: number,
): Promise<SiteAnswer> {
  const { client, context, audit } = unit
  const before = await lockStored(client, SITE_TABLE, SITE_ID)
  const answer = await siteAnswerOf(client, before)
  refuseStale(before, expectedVersion, answer)
  const fields = withChanges(before.fields, changes)
  if (JSON.stringify(fields) === JSON.stringify(before.fields)) return answer
  const site: StoredSite = { ...before, version: before.version + 1, updatedAt: context.now, fields }
  await updateStored(client, SITE_TABLE, site)
  await publishSite(unit, site)
  await audit({ noun: 'site', id: SITE_ID, action: 'update', before: before.fields, after: fields })
  return { ...answer, version: site.version, profile: fields }
}

/** Says this of the agency where nobody has said anything yet. */
export async function fillSite(unit: UnitOfWork, profile: SiteProfile): Promise<void> {
  const { version } = await lockStored(unit.client, SITE_TABLE, SITE_ID)
  if (version === 1) await changeSite(unit, profile)
}

async function siteAnswerOf(db: Pool | PoolClient, { version, fields }: StoredSite): Promise<SiteAnswer> {
  return { version, profile: fields, pictures: await pictureAnswersOf(db, { ownerNoun: 'site', ownerId: SITE_ID }) }
}
