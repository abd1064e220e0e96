/** Kept listings in some order: where they are in the facts, and their traits, which most filters ask, without going there. */
export interface OrderedListings {
  readonly places: Int32Array
  readonly traits: Int32Array
}
