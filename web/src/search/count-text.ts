const GROUPED = new Intl.NumberFormat('en-PH')

/** `1 listing`, `312 listings`, `1,000+ listings` (decisions §0). */
export function countText(count: number, isExact: boolean): string {
  return `${GROUPED.format(count)}${isExact ? '' : '+'} ${count === 1 && isExact ? 'listing' : 'listings'}`
}
