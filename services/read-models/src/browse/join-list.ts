import { createHash } from 'node:crypto'
import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { RevisedCard, SearchCount } from '@tahanan/platform/search-engine/search-engine.ts'
import type { ReadyPage } from '../page/page.ts'

/** What an answer says of the text, of its area, and of a map. */
export type Said = Pick<
  ListingList,
  | 'understood'
  | 'overruled'
  | 'likely_status'
  | 'words'
  | 'unsearched'
  | 'ignored'
  | 'relaxed'
  | 'did_you_mean'
  | 'area'
>

const REVISION_LENGTH = 22

interface ListParts {
  readonly cards: readonly RevisedCard[]
  readonly count?: SearchCount | undefined
  readonly next?: string | null
  readonly previous?: string | null
  readonly corrected?: string | undefined
  readonly isDegraded?: boolean | undefined
  readonly facets?: ListingList['facets']
  /** What the page says of the text. */
  readonly said?: Said
}

/** The answer of `GET /listing` as JSON text, the cards as the view keeps them. */
export function joinList({ cards, count, next, previous, corrected, isDegraded, facets, said }: ListParts): ReadyPage {
  const envelope: Omit<ListingList, 'results'> = {
    count: count?.count ?? null,
    count_exact: count?.exact ?? null,
    next: next ?? null,
    previous: previous ?? null,
    ...(corrected !== undefined && { corrected }),
    ...(isDegraded === true && { degraded: true }),
    ...said,
    ...(facets !== undefined && { facets }),
  }
  const head = JSON.stringify(envelope)
  const results = cards.map(({ card }) => card).join(',')
  return { json: `${head.slice(0, -1)},"results":[${results}]}`, rev: revisionOf(head, cards) }
}

/** Changes with whatever the text says: a card's revision stands for its text. In order, since a sum of them collides. */
function revisionOf(head: string, cards: readonly RevisedCard[]): string {
  const hash = createHash('sha256').update(head)
  for (const { rev } of cards) hash.update(` ${rev}`)
  return hash.digest('base64url').slice(0, REVISION_LENGTH)
}
