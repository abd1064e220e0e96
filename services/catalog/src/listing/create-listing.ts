import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { type AddedListing, addListing, type NewListing } from './add-listing.ts'

/**
 * Adds a listing of either kind and publishes it (§7 POST /admin/listing/).
 *
 * @throws InvalidInput
 */
export function createListing(catalog: Catalog, context: CommandContext, listing: NewListing): Promise<AddedListing> {
  return runCommand(catalog, context, (unit) => addListing(unit, listing))
}
