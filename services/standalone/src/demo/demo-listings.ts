import { demoListing, type DemoListing } from './demo-listing.ts'
import type { DemoWorld } from './demo-world.ts'

/** The first `count` listings, made one at a time: a million take no more memory than ten. */
export function* demoListings(count: number, world: DemoWorld): Generator<DemoListing, void, undefined> {
  for (let index = 0; index < count; index += 1) yield demoListing(index, world)
}
