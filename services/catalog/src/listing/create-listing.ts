import { listingSavedSchema } from '@tahanan/contracts/listing/listing-saved.ts'
import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runOnce } from '../command/run-once.ts'
import { addListing, type NewListing } from './add-listing.ts'
import type { SavedListing } from './saved-listing.ts'

/**
 * Adds a listing of either kind and publishes it (§7 POST /admin/listing/).
 *
 * @throws InvalidInput
 */
export function createListing(catalog: Catalog, context: CommandContext, listing: NewListing): Promise<SavedListing> {
  return runOnce(catalog, context, { command: 'listing.create', answer: listingSavedSchema }, (unit) =>
    addListing(unit, listing),
  )
}
