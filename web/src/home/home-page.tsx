import { useSearchParams } from 'react-router-dom'
import { usePageHead } from '../page/use-page-head.ts'
import { HOME_READS } from './home-reads.ts'
import { ListingShelf } from './listing-shelf.tsx'
import { homeHead } from './home-head.ts'
import { readStatus } from './read-status.ts'
import { SearchCover } from './search-cover.tsx'

/** "Public search cover with carousels" (§2): recently added and featured listings, four each. */
export function HomePage() {
  const [query] = useSearchParams()
  const status = readStatus(query)
  usePageHead(homeHead(status))
  const place = `/search?${new URLSearchParams({ status, tab: status }).toString()}`
  return (
    <>
      <SearchCover key={status} status={status} />
      <div className="mx-auto max-w-page space-y-14 px-4 pt-10 sm:px-6 sm:pt-12">
        <ListingShelf title="Recently added" read={HOME_READS.recent(status)} allHref={place} isFirst />
        <ListingShelf title="Featured listings" read={HOME_READS.featured(status)} allHref={place} />
      </div>
    </>
  )
}
