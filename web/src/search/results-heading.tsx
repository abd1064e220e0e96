import type { ListingList } from '@tahanan/contracts/listing/listing-list.ts'
import type { ListingFilters } from '@tahanan/contracts/search/listing-filters.ts'
import { Fragment, useContext, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { AlertButtonPart } from '../alert/alert-button-part.ts'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { m } from '../message/messages.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { ButtonLink } from '../ui/links.tsx'
import { type SearchAddress, searchHref } from './search-href.ts'
import { countedText } from './search-texts.ts'

interface ResultsHeadingProps {
  readonly query: SearchAddress
  readonly first: ListingList | undefined
  /** The filters in force, in words; empty for none. */
  readonly what: string
}

/** "Search results for:" and the text (§2, decision 33), and what was searched for instead. */
export function ResultsHeading({ query, first, what }: ResultsHeadingProps) {
  const { search } = query
  const { strictSpec } = useContext(SiteSettingsContext)
  const heading = useFocusAfterSearch(searchHref(query))
  return (
    <div className="mt-8 flow-root">
      {!strictSpec && (
        <div className="mb-3 flex flex-wrap gap-2 sm:float-right sm:mb-0 sm:ml-3 [@media(scripting:none)]:hidden">
          <AlertButtonPart subject={{ query, first }} />
          <ButtonLink kind="secondary" icon="pin" to={searchHref({ ...query, map: !query.map })}>
            {query.map ? m.map.list() : m.map.show()}
          </ButtonLink>
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none">
        {search.text === ''
          ? what || m.search.all()
          : withNodes(m.search.resultsFor({ text: SLOT }), <span className="text-brand">{search.text}</span>)}
      </h1>
      <p role="status" className="mt-1">
        {first?.corrected !== undefined &&
          !strictSpec &&
          withNodes(m.search.corrected({ words: SLOT }), <strong>{first.corrected}</strong>)}
        {/* What had to be left out, or widened, to find anything (decisions §11). */}
        {first?.relaxed !== undefined && relaxedText(first.relaxed, first)}
      </p>
      {first?.overruled !== undefined && (
        <p className="mt-1">
          {withNodes(
            m.search.overruled({ words: SLOT }),
            <strong>{first.overruled.map(({ text }) => text).join(', ')}</strong>,
          )}{' '}
          <Link
            to={searchHref({ ...query, page: 1, filters: { ...query.filters, ...withoutOverruling(first.overruled) } })}
            className="font-medium text-brand underline"
          >
            {m.search.overrule()}
          </Link>
        </p>
      )}
      {first?.unsearched !== undefined && (
        <p className="mt-1 text-ink-soft">
          {withNodes(m.search.unsearched({ words: SLOT }), <strong>{first.unsearched.join(' ')}</strong>)}
        </p>
      )}
      {first?.ignored !== undefined && (
        <p className="mt-1 text-sm text-ink-soft">
          {withNodes(m.search.ignored({ words: SLOT }), <strong>{first.ignored.join(', ')}</strong>)}
        </p>
      )}
      {first?.did_you_mean !== undefined && (
        <p className="mt-1">
          {withNodes(
            m.search.didYouMean({ places: SLOT }),
            first.did_you_mean.map(({ code, label }, at) => (
              <Fragment key={code}>
                {at > 0 && ` ${m.search.or()} `}
                <Link
                  to={searchHref({ ...query, page: 1, filters: { ...query.filters, area: code } })}
                  className="font-medium text-brand underline"
                >
                  {label}
                </Link>
              </Fragment>
            )),
          )}
        </p>
      )}
    </div>
  )
}

/** With where it was found, where that is not the place that was said; a later page does not know how many. */
export function relaxedText(
  relaxed: NonNullable<ListingList['relaxed']>,
  { count, count_exact: isExact }: Pick<ListingList, 'count' | 'count_exact'>,
): string {
  const words = relaxed.map(({ text }) => text).join(', ')
  const place = relaxed.find(({ kind }) => kind === 'place')
  if (place === undefined || count === null) return m.search.relaxed({ words })
  const area = place.area?.label ?? m.search.wholeCountry()
  return m.search.relaxedPlace({ words, shown: countedText(count, isExact === true), area })
}

/** Without what was chosen in place of what the text says. */
function withoutOverruling(overruled: NonNullable<ListingList['overruled']>): Partial<ListingFilters> {
  const says = (kind: string): boolean => overruled.some((one) => one.kind === kind)
  return {
    ...(says('place') && { area: undefined }),
    ...(says('kind') && { kinds: undefined, type: undefined, unitType: undefined }),
  }
}

/** After a search the focus goes on to what was found. */
function useFocusAfterSearch(href: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(href)
  useEffect(() => {
    if (shown.current === href) return
    shown.current = href
    // Who chooses in the bar goes on choosing.
    if (document.activeElement?.closest('select, details') !== null) return
    heading.current?.focus()
  }, [href])
  return heading
}
