import {
  type License,
  type LicenseAnswer,
  type LicenseDraft,
  licenseStandingOn,
} from '@tahanan/contracts/license/license.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { PoolClient } from 'pg'
import { listIds } from '../row/row.store.ts'

/** As many new ids of licences; one id is never another person's licence. */
function takeLicenseIds(client: PoolClient, count: number): Promise<number[]> {
  return listIds(client, `select nextval('app.license_id')::integer as id from generate_series(1, $1)`, [count])
}

/**
 * The licences of a person as a form wants them: those with an id are kept or changed, those without are new.
 *
 * @throws InvalidInput on `license` for an id that this person has not, or twice
 */
export async function resolveLicenses(
  client: PoolClient,
  current: readonly License[],
  wanted: readonly LicenseDraft[],
): Promise<License[]> {
  const known = new Map(current.map((license) => [license.id, license]))
  const free = new Set(known.keys())
  for (const [index, { id }] of wanted.entries()) {
    if (id === undefined || free.delete(id)) continue
    throw new InvalidInput({
      license: [`${index + 1}.id: This person has no licence ${id}. Leave the id out to add one.`],
    })
  }
  const added = wanted.filter(({ id }) => id === undefined).length
  const newIds = added === 0 ? [] : await takeLicenseIds(client, added)
  return wanted.flatMap(({ id = newIds.shift(), name, kind, validUntil }) => {
    if (id === undefined) return []
    const before = known.get(id)
    const until = validUntil === undefined ? (before?.validUntil ?? null) : validUntil
    return [{ id, name, kind: kind ?? before?.kind ?? 'PRC', validUntil: until }]
  })
}

/** @param today `YYYY-MM-DD` in Manila */
export function licenseAnswerOf({ id, name, kind, validUntil }: License, today: string): LicenseAnswer {
  return { id, name, kind, valid_until: validUntil, standing: licenseStandingOn(validUntil, today) }
}
