import { BROKERAGE_STATUSES, FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { SEARCH_TYPES } from '@tahanan/contracts/property/search-type.ts'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { SearchTextInput } from '../search/search-text-input.tsx'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { CoverScene } from './cover-scene.tsx'
import type { OfferStatus } from './read-status.ts'

const TABS = BROKERAGE_STATUSES.map((status, code) => ({ status, label: code === FOR_RENT ? 'Rent' : 'Buy' }))
const TYPE_OPTIONS = SEARCH_TYPES.map((type) => ({ value: type, label: type }))

/**
 * "Home search cover" (§2). A form like any other: without JavaScript the browser sends it to the search page by
 * itself.
 */
export function SearchCover({ status }: { readonly status: OfferStatus }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const said = [...fields].flatMap(([name, value]) =>
      typeof value !== 'string' || value === '' || value === 'Any' ? [] : [[name, value]],
    )
    void navigate(`/search?${new URLSearchParams(said).toString()}`)
  }
  return (
    <section className="relative isolate bg-brand-soft">
      {/* Clipped by a box of its own: suggestions reach beyond the cover. */}
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <CoverScene />
      </div>
      <div className="mx-auto max-w-page px-4 pb-20 pt-12 sm:px-6 sm:pb-32 sm:pt-20">
        <h1 className="max-w-2xl text-4xl font-semibold text-ink sm:text-5xl">
          {status === BROKERAGE_STATUSES[FOR_RENT]
            ? 'Find a place to rent that feels like home'
            : 'Find the place you will call home'}
        </h1>
        <p className="mt-3 max-w-xl text-lg text-ink">Houses, condominiums and lots across the Philippines.</p>
        <div className="mt-8 max-w-4xl rounded-xl bg-surface p-3 shadow-raised sm:p-4">
          <nav aria-label="Buy or rent" className="mb-3 inline-flex rounded bg-sunken p-1">
            {TABS.map((tab) => (
              <Link
                key={tab.label}
                to={`/?${new URLSearchParams({ status: tab.status }).toString()}`}
                preventScrollReset
                aria-current={tab.status === status ? 'page' : undefined}
                className={classNames(
                  'rounded-sm px-5 py-2 font-semibold transition-colors',
                  tab.status === status ? 'bg-surface text-brand shadow-card' : 'text-ink-soft hover:text-ink',
                )}
              >
                {tab.label}
              </Link>
            ))}
          </nav>
          <form
            role="search"
            action="/search"
            onSubmit={search}
            className="grid gap-3 sm:grid-cols-[11rem_1fr] lg:grid-cols-[11rem_1fr_auto]"
          >
            <input type="hidden" name="status" value={status} />
            <input type="hidden" name="tab" value={status} />
            <Field label="Type" isLabelHidden>
              {(control) => <Select {...control} name="type" defaultValue="Any" options={TYPE_OPTIONS} />}
            </Field>
            <SearchTextInput value={text} onChange={setText} />
            <Button type="submit" icon="search" className="sm:col-span-2 lg:col-span-1">
              Search
            </Button>
          </form>
        </div>
      </div>
    </section>
  )
}
