import type { ProjectPage } from '@tahanan/contracts/project/project-page.ts'
import { CARD_GRID } from '../listing/card-grid.ts'
import { ListingCard } from '../listing/listing-card.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** "The project's listings" (§2): those that can be had, the newest first. */
export function ProjectListings({ project }: { readonly project: ProjectPage }) {
  const { name, listing, listing_more: hasMore } = project
  return (
    <section aria-labelledby="listings" className="mt-14 px-4 sm:px-0">
      <h2 id="listings" className="mb-5 text-2xl font-semibold">
        Listings in {name}
      </h2>
      {listing.length === 0 ? (
        <EmptyState icon="home" title="Nothing is for sale here right now" />
      ) : (
        <ul className={CARD_GRID}>
          {listing.map((card) => (
            <li key={card.id} className="w-full max-w-[360px]">
              <ListingCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="mt-8 text-center">
          <ButtonLink kind="secondary" to={`/search?${new URLSearchParams({ search: name }).toString()}`}>
            All listings in {name}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
