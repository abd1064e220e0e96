import { type Catalog, runCommand, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import {
  addListingsInBulk,
  type BulkListing,
  findNextKeyNumber,
} from '@tahanan/catalog/listing/add-listings-in-bulk.ts'
import type { ChosenProject } from '@tahanan/catalog/listing/listing.ts'
import { createListingBody } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { addDemoWorld, type DemoWorld } from '@tahanan/standalone/demo/add-demo-world.ts'
import { DEMO_KEY_PREFIX, demoImportKey, demoListing } from '@tahanan/standalone/demo/demo-listing.ts'
import { demoSize } from '@tahanan/standalone/demo/demo-listing.ts'

export interface SeedInBulkOptions {
  /** Demo listings that the catalogue holds afterwards, those of earlier seeds included. */
  readonly listings: number
  readonly now: Date
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

const CHUNK = 2_000

/**
 * Fills the catalogue up to many demo listings by the declared bulk path: developers, projects and amenities by their
 * commands, listings by `addListingsInBulk`, which says what it leaves out. Each chunk is a transaction with its
 * events, so an interrupted run is whole as far as it went, and the next one goes on from there.
 *
 * @returns how many listings were added
 */
export async function seedInBulk(catalog: Catalog, options: SeedInBulkOptions): Promise<number> {
  const { listings, signal, onProgress } = options
  const context = { actor: SYSTEM_ACTOR, now: options.now, correlationId: 'demo' }
  const { world, first } = await runCommand(catalog, context, async (unit) => {
    return {
      world: await addDemoWorld(unit, demoSize(listings), () => signal?.throwIfAborted()),
      first: await findNextKeyNumber(unit.client, DEMO_KEY_PREFIX),
    }
  })
  const projects = chosenProjects(world)
  for (let index = first; index < listings; index += CHUNK) {
    signal?.throwIfAborted()
    const chunk: BulkListing[] = []
    for (let at = index; at < Math.min(index + CHUNK, listings); at += 1) chunk.push(bulkListing(at, world, projects))
    await runCommand(catalog, context, (unit) => addListingsInBulk(unit, chunk))
    onProgress?.(index + chunk.length, listings)
  }
  return Math.max(0, listings - first)
}

function bulkListing(index: number, world: DemoWorld, projects: ReadonlyMap<number, ChosenProject>): BulkListing {
  const payload = demoListing(index, world)
  const { changes } = createListingBody.parse(payload)
  return {
    listingType: payload.listing_type === 0 ? 0 : 1,
    changes,
    importKey: demoImportKey(index),
    project: changes.projectId ? (projects.get(changes.projectId) ?? null) : null,
  }
}

function chosenProjects(world: DemoWorld): ReadonlyMap<number, ChosenProject> {
  return new Map(
    world.projects.map(({ id, form }) => [
      id,
      {
        id,
        propertyType: form.property_type,
        propertySubtype: form.property_subtype,
        unitTypes: form.property_unit_type,
        dhsudLts: form.dhsud_lts,
        location: form.location,
      },
    ]),
  )
}
