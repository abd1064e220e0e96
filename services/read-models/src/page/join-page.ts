/**
 * A page's JSON text with a list of cards added as its last member, and beside it whether there are more of them.
 *
 * @param cards JSON texts joined by commas; null for none
 */
export function joinPage(page: string, name: string, cards: string | null, hasMore: boolean): string {
  return `${page.slice(0, -1)},"${name}":[${cards ?? ''}],"${name}_more":${hasMore}}`
}
