import { FACT } from './listing-facts.ts'
import type { ListingFacts } from './listing-facts.ts'

/** 32 bytes each. */
const PLACES = 1_500_000
/** A power of two, with room to spare beside the places. */
const SLOTS = 2 ** 21

export interface ListingFact {
  readonly id: number
  readonly traits: number
  readonly lowestCentavos: number
  readonly highestCentavos: number
  readonly lotAreaSqm: number
}

/**
 * Facts of listings, once for all lists that they stand in. What is written stays as it is, so that a list goes on being
 * what it was when it was read: of a listing that has changed since there is another place.
 */
export class KeptFacts implements ListingFacts {
  readonly ints: Int32Array
  readonly doubles: Float64Array
  /** One more than the last place of a listing, in the slot that its id leads to or the next free one. Ids are close. */
  readonly #slots = new Int32Array(SLOTS)
  readonly #places: number
  #used = 0

  constructor(places = PLACES) {
    this.#places = places
    // Memory that is not there before something is written to it.
    const bytes = new ArrayBuffer(places * FACT.doubles * Float64Array.BYTES_PER_ELEMENT)
    this.ints = new Int32Array(bytes)
    this.doubles = new Float64Array(bytes)
  }

  /** Whether so many can still be kept. */
  hasRoomFor(listings: number): boolean {
    return this.#used + listings <= this.#places
  }

  /** Its place. */
  keep(listing: ListingFact): number {
    let slot = listing.id & (SLOTS - 1)
    for (let known = this.#slots[slot] ?? 0; known > 0; known = this.#slots[slot] ?? 0) {
      if (this.ints[(known - 1) * FACT.ints + FACT.id] === listing.id) {
        if (this.#isSame(known - 1, listing)) return known - 1
        break
      }
      slot = (slot + 1) & (SLOTS - 1)
    }
    const place = this.#used++
    this.#slots[slot] = place + 1
    this.#write(place, listing)
    return place
  }

  #isSame(place: number, { traits, lowestCentavos, highestCentavos, lotAreaSqm }: ListingFact): boolean {
    const at = place * FACT.doubles
    return (
      this.ints[place * FACT.ints + FACT.traits] === traits &&
      this.doubles[at + FACT.lowestCentavos] === lowestCentavos &&
      this.doubles[at + FACT.highestCentavos] === highestCentavos &&
      this.doubles[at + FACT.lotAreaSqm] === lotAreaSqm
    )
  }

  #write(place: number, { id, traits, lowestCentavos, highestCentavos, lotAreaSqm }: ListingFact): void {
    this.ints[place * FACT.ints + FACT.id] = id
    this.ints[place * FACT.ints + FACT.traits] = traits
    const at = place * FACT.doubles
    this.doubles[at + FACT.lowestCentavos] = lowestCentavos
    this.doubles[at + FACT.highestCentavos] = highestCentavos
    this.doubles[at + FACT.lotAreaSqm] = lotAreaSqm
  }
}
