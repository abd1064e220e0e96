import type { FoundRecord } from '@tahanan/contracts/palette/palette.endpoints.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { findListingsByTitle } from './palette.store.ts'

/** Listings of a title number, which is private: each that is found is in the audit trail as looked at. */
export function findTitle(catalog: Catalog, context: CommandContext, titleNumber: string): Promise<FoundRecord[]> {
  return runCommand(catalog, context, async ({ client, audit }) => {
    const found = await findListingsByTitle(client, titleNumber)
    for (const { id } of found) {
      await audit({ noun: 'listing', id, action: 'view', before: null, after: { found_by: 'title number' } })
    }
    return found
  })
}
