const NUMBER = new Intl.NumberFormat('en-PH')

/** A count: `12,345`. */
export function numberText(count: number): string {
  return NUMBER.format(count)
}

/** A count of something: `1 view`, `1,200 views`. */
export function countText(count: number, one: string, many: string): string {
  return `${numberText(count)} ${count === 1 ? one : many}`
}

/** `1 listing`, `12 listings`. */
export function listingsText(count: number): string {
  return countText(count, 'listing', 'listings')
}
