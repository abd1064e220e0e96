/** One page of a staff list, and how many there are in all. */
export interface ListPage<Item> {
  readonly count: number
  readonly results: Item[]
}
