import { PAGE_LIMITS } from '@tahanan/contracts/page/page-limits.ts'
import { useContext, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownAddress } from '../message/language.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { m } from '../message/messages.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { CARD_GRID, ListingCard, ListingCardSkeleton } from '../listing/listing-card.tsx'
import { PageProblem } from '../page/page-problem.tsx'
import { usePageHead } from '../page/page-head.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { ButtonLink } from '../ui/links.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useIsBrowser } from '../ui/use-is-browser.ts'
import {
  browserShortlist,
  chosenListings,
  COMPARE_MAX,
  type Comparison,
  useComparison,
  useShortlist,
} from './browser-shortlist.ts'
import { readIds } from './read-ids.ts'
import { dropNotes, ShortlistNote } from './shortlist-note.tsx'

/** The listings with a heart, or those of a shared link, to look at again, compare and share. No account is needed. */
export function ShortlistPage() {
  const [query] = useSearchParams()
  const isBrowser = useIsBrowser()
  const { strictSpec } = useContext(SiteSettingsContext)
  const shared = readIds(query)
  const own = useShortlist()
  const isShared = shared.length > 0
  const ids = isShared ? shared : own
  const { data, problem, retry } = useEndpoint(...chosenListings(ids))
  const comparison = useComparison(ids)
  usePageHead({
    title: isShared ? m.shortlist.shared() : m.shortlist.title(),
    description: m.shortlist.description(),
    isIndexed: false,
  })
  if (problem !== undefined) return <PageProblem problem={problem} onRetry={retry} />
  // A heart that was taken off leaves at once, before the answer without it is there.
  const cards = data?.results.filter(({ id }) => ids.includes(id))
  const gone = cards === undefined ? [] : ids.filter((id) => cards.every((card) => card.id !== id))
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6 sm:py-8">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl font-semibold">{isShared ? m.shortlist.shared() : m.shortlist.title()}</h1>
        {ids.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {isShared && <TakeOverButton ids={ids} />}
            <ShareButton
              label={m.shortlist.share()}
              address={() => new URL(ownAddress(`/shortlist?ids=${ids.join(',')}`), location.origin).href}
            />
          </div>
        )}
      </div>
      {isBrowser && ids.length === 0 && (
        <EmptyState
          icon="heart"
          title={m.shortlist.empty()}
          action={<ButtonLink to="/search">{m.shortlist.look()}</ButtonLink>}
        >
          {m.shortlist.emptyText()}
        </EmptyState>
      )}
      {!isBrowser && !isShared && <noscript>{m.shortlist.noScript()}</noscript>}
      {ids.length > 0 && cards === undefined && (
        <div aria-busy="true" className={CARD_GRID}>
          {ids.slice(0, 6).map((id) => (
            <ListingCardSkeleton key={id} />
          ))}
        </div>
      )}
      {cards !== undefined && cards.length > 0 && <h2 className="sr-only">{m.search.listings()}</h2>}
      {cards !== undefined && cards.length > 0 && (
        <ul className={CARD_GRID}>
          {cards.map((card) => (
            <li key={card.id} className="flex w-full max-w-[360px] flex-col gap-2">
              <ListingCard card={card} />
              <label className="flex w-fit items-center gap-2 py-1 text-sm">
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={comparison.chosen.includes(card.id)}
                  disabled={comparison.isFull && !comparison.chosen.includes(card.id)}
                  onChange={() => comparison.toggle(card.id)}
                />
                {withNodes(m.shortlist.compareName({ name: SLOT }), <span className="sr-only">{card.name}</span>)}
              </label>
              {!isShared && !strictSpec && <ShortlistNote id={card.id} name={card.name} />}
            </li>
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          {m.shortlist.gone({ count: gone.length })}
          {!isShared && (
            <Button kind="secondary" size="small" onClick={() => takeOff(gone)}>
              {m.shortlist.takeOff()}
            </Button>
          )}
        </p>
      )}
      <CompareBar comparison={comparison} />
    </div>
  )
}

/** They would count toward the most that fit, and go into shared links, for ever. */
function takeOff(gone: readonly number[]): void {
  browserShortlist().remove(gone)
  dropNotes(gone)
}

/** Puts what somebody shared on one's own shortlist. */
function TakeOverButton({ ids }: { readonly ids: readonly number[] }) {
  /** How many were too many; undefined before. */
  const [over, setOver] = useState<number>()
  const isKept = over === 0
  return (
    <>
      {over !== undefined && over > 0 && (
        <p role="alert" className="basis-full font-medium text-danger">
          {m.shortlist.tooMany({ max: PAGE_LIMITS.maxIds, count: over })}
        </p>
      )}
      <Button icon={isKept ? 'check' : 'heart'} disabled={isKept} onClick={() => setOver(browserShortlist().add(ids))}>
        {isKept ? m.shortlist.kept() : m.shortlist.keep()}
      </Button>
    </>
  )
}

/** How many are chosen, and the way to see them side by side. */
function CompareBar({ comparison: { chosen, isFull } }: { readonly comparison: Comparison }) {
  if (chosen.length === 0) return null
  const isEnough = chosen.length > 1
  const counts = { count: chosen.length, max: COMPARE_MAX }
  return (
    <div
      role="status"
      className="sticky bottom-4 z-20 mx-auto mt-8 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 shadow-floating"
    >
      <span>
        {isFull
          ? m.shortlist.chosenAll(counts)
          : isEnough
            ? m.shortlist.chosen(counts)
            : m.shortlist.chooseAnother(counts)}
      </span>
      {isEnough && <ButtonLink to={`/compare?ids=${chosen.join(',')}`}>{m.shortlist.compare()}</ButtonLink>}
    </div>
  )
}
