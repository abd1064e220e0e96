import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { RevisedCard, SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ReadyPage } from '../page/page.ts'

type Envelope = Omit<ListingList, 'results' | 'degraded'> & { readonly degraded?: boolean }

interface ListParts {
  readonly cards: readonly RevisedCard[]
  readonly count?: SearchCount | undefined
  readonly next?: string | null
  readonly previous?: string | null
  readonly corrected?: string | undefined
  readonly isDegraded?: boolean | undefined
  readonly facets?: ListingList['facets']
}

/** The answer of `GET /listing` as JSON text, the cards as the view keeps them. */
export function joinList({ cards, count, next, previous, corrected, isDegraded, facets }: ListParts): ReadyPage {
  const envelope: Envelope = {
    count: count?.count ?? null,
    count_exact: count?.exact ?? null,
    next: next ?? null,
    previous: previous ?? null,
    ...(corrected !== undefined && { corrected }),
    ...(isDegraded === true && { degraded: true }),
    ...(facets !== undefined && { facets }),
  }
  const results = cards.map(({ card }) => card).join(',')
  return { json: `${JSON.stringify(envelope).slice(0, -1)},"results":[${results}]}`, rev: revisionOf(envelope, cards) }
}

/** Changes with whatever the text says: its numbers, which listings, and each of their revisions. */
function revisionOf(
  { count, next, previous, corrected, degraded, facets }: Envelope,
  cards: readonly RevisedCard[],
): string {
  const revs = cards.reduce((sum, { rev }) => sum + rev, 0)
  const counted = Object.values(facets ?? {}).flatMap((choices) => choices.map((choice) => choice.count))
  const shape = [next !== null, previous !== null, degraded === true].map(Number).join('')
  return [count ?? '', cards.length, revs, shape, encodeURIComponent(corrected ?? ''), ...counted].join('-')
}
