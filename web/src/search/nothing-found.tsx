import { Fragment } from 'react'
import { Link } from 'react-router-dom'
import { SLOT, withNodes } from '../message/with-nodes.tsx'
import { m } from '../message/messages.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ButtonLink } from '../ui/links.tsx'
import type { FilterChip } from './listing-results.tsx'
import { searchHref } from './search-href.ts'

/** Where a search finds nothing: it without each of its filters. */
export function NothingFound({ chips }: { readonly chips: readonly FilterChip[] }) {
  return (
    <EmptyState title={m.search.none()} action={<ButtonLink to="/search">{m.search.seeAll()}</ButtonLink>}>
      {chips.length === 0
        ? m.search.fewerWords()
        : withNodes(
            m.search.without({ filters: SLOT }),
            chips.map(({ label, without }, at) => (
              <Fragment key={label}>
                {at > 0 && (at === chips.length - 1 ? ` ${m.search.or()} ` : ', ')}
                <Link to={searchHref(without)} className="font-medium text-brand underline">
                  {label}
                </Link>
              </Fragment>
            )),
          )}
    </EmptyState>
  )
}
