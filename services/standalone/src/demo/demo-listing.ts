import type { createListingBody } from '@tahanan/contracts/listing/listing-form.ts'
import type { z } from 'zod'
import { demoBrokerageListing } from './demo-brokerage-listing.ts'
import { demoProjectListing } from './demo-project-listing.ts'
import type { DemoWorld } from './demo-world.ts'

/** A listing's payload as the admin form sends it (§3). */
export type DemoListing = z.input<typeof createListingBody>

/** Listing number `index`, the same whatever came before it: project and brokerage listings take turns. */
export function demoListing(index: number, world: DemoWorld): DemoListing {
  const ofItsKind = Math.floor(index / 2)
  return index % 2 === 0 ? demoProjectListing(ofItsKind, world) : demoBrokerageListing(ofItsKind, world)
}
