import { type Catalog, runCommand, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { addListing } from '@tahanan/catalog/listing/create-listing.ts'
import { createListingBody } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { NO_UNIT_TYPE } from '@tahanan/contracts/property/unit-type.ts'
import { addDemoWorld, type DemoWorld } from './add-demo-world.ts'
import { AMENITY_NAMES } from './names.ts'
import { demoImportKey, demoListing, type DemoListing, demoSize } from './demo-listing.ts'

/** As many as the first pages show. */
const NEWEST_HOMES = 24

export interface SeedDemoOptions {
  /** 600 by default. */
  readonly listings?: number
  readonly now: Date
  readonly signal?: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Fills the catalogue with demo data through the real commands, in one transaction: an interrupted start leaves
 * nothing behind, and the next one begins again. What is there already by its name or key is not added twice.
 *
 * @throws the signal's reason once it aborts
 */
export async function seedDemo(catalog: Catalog, options: SeedDemoOptions): Promise<void> {
  const { now, signal, onProgress } = options
  const size = demoSize(options.listings)
  const total = AMENITY_NAMES.length + size.developers + size.projects + size.listings
  await runCommand(catalog, { actor: SYSTEM_ACTOR, now, correlationId: 'demo' }, async (unit) => {
    let done = 0
    const advance = () => {
      signal?.throwIfAborted()
      done += 1
      onProgress?.(done, total)
    }
    const world = await addDemoWorld(unit, size, advance)
    for (const { index, payload } of homesLast([...demoListings(size.listings, world)])) {
      const { changes } = createListingBody.parse(payload)
      await addListing(unit, {
        listingType: payload.listing_type === 0 ? 0 : 1,
        changes,
        importKey: demoImportKey(index),
      })
      advance()
    }
  })
}

/** The first `count` listings, made one at a time: a million take no more memory than ten. */
export function* demoListings(count: number, world: DemoWorld): Generator<DemoListing, void, undefined> {
  for (let index = 0; index < count; index += 1) yield demoListing(index, world)
}

interface NumberedListing {
  readonly index: number
  readonly payload: DemoListing
}

/** Visitors see the newest first, so some homes come last; all else stays in its order (decision 136). */
function homesLast(payloads: readonly DemoListing[]): readonly NumberedListing[] {
  const numbered = payloads.map((payload, index) => ({ index, payload }))
  const homes = numbered.filter(({ payload }) => isHome(payload)).slice(-NEWEST_HOMES)
  return [...numbered.filter((one) => !homes.includes(one)), ...homes]
}

/** Only houses and condominiums have unit types (§3). */
function isHome({ property_unit_type: unitType }: DemoListing): boolean {
  return Number(unitType) !== NO_UNIT_TYPE
}
