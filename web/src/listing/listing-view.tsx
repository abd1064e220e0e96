import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { BrokerContact } from '../lead/broker-contact.tsx'
import { ContactAgent } from '../lead/contact-agent.tsx'
import { usePageHead } from '../page/use-page-head.ts'
import { PaymentPanel } from '../payment/payment-panel.tsx'
import { Gallery } from '../picture/gallery.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { ListingAmenities } from './listing-amenities.tsx'
import { listingHead } from './listing-head.ts'
import { ListingOverview } from './listing-overview.tsx'
import { LISTING_READS } from './listing-reads.ts'
import { ListingSummary } from './listing-summary.tsx'
import { NoPicture } from './no-picture.tsx'
import { SimilarListings } from './similar-listings.tsx'
import { useOfferQuery } from './use-offer-query.ts'

/** Everything about one listing, and beside it the way to ask for more. */
export function ListingView({ listing }: { readonly listing: ListingDetail }) {
  usePageHead(listingHead(listing))
  useOfferQuery(listing)
  const { pictures, name, details, broker } = listing
  const isAvailable = listing.availability === 'Available'
  return (
    <div className="mx-auto max-w-page sm:px-6">
      <div className="px-4 py-2 sm:px-0">
        <Breadcrumbs trail={[{ label: 'Home', to: '/' }]} current={name} />
      </div>
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <article className="min-w-0 space-y-10">
          {pictures.length > 0 ? (
            <Gallery pictures={pictures} subject={name} />
          ) : (
            <div className="relative h-72 overflow-hidden sm:h-[500px] sm:rounded-xl">
              <NoPicture />
            </div>
          )}
          <div className="space-y-10 px-4 sm:px-0">
            <ListingSummary listing={listing} />
            <ListingOverview listing={listing} />
            {details !== '' && (
              <section aria-labelledby="details">
                <h2 id="details" className="mb-3 text-xl font-semibold">
                  About this place
                </h2>
                <RichText html={details} />
              </section>
            )}
            <ListingAmenities listing={listing} />
            <PaymentPanel listing={listing} />
          </div>
        </article>
        <aside aria-label="Contact" className="space-y-5 px-4 print:hidden sm:px-0 lg:sticky lg:top-20 lg:self-start">
          {isAvailable && <ContactAgent listing={listing} />}
          {broker !== null && <BrokerContact broker={broker} />}
        </aside>
      </div>
      {!isAvailable && <SimilarListings title="Similar places" read={LISTING_READS.similar(listing)} />}
    </div>
  )
}
