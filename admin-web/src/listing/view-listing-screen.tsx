import { BROKERAGE_LISTING, LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import type { ListingView } from '@tahanan/contracts/listing/listing-view.ts'
import { statusLabel } from '@tahanan/contracts/property/status-label.ts'
import { ButtonLink } from '@tahanan/web/ui/button-link.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useEndpoint } from '../api/use-endpoint.ts'
import { PictureGallery } from '../picture/picture-gallery.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { useMay } from '../session/use-may.ts'
import { ListingOverview } from './listing-overview.tsx'
import { ListingWarnings } from './listing-warnings.tsx'
import { ViewBrokerage } from './view-brokerage.tsx'
import { ViewDocuments } from './view-documents.tsx'
import { ViewEquity } from './view-equity.tsx'

const TABS = [
  { name: 'info', label: 'Info' },
  { name: 'documents', label: 'Documents' },
] as const

/** One listing to be read (§2 "View listing"). */
export function ViewListingScreen() {
  const { id = '' } = useParams()
  const listing = useEndpoint(listingEndpoints.fetchView, { params: { id } }, { keepPreviousData: false })
  return <Loaded state={listing}>{(data) => <ViewListing listing={data} />}</Loaded>
}

function ViewListing({ listing }: { readonly listing: ListingView }) {
  const mayChange = useMay(listingEndpoints.update)
  const [tab, setTab] = useState<(typeof TABS)[number]['name']>('info')
  return (
    <>
      <ScreenHead title={listing.name}>
        <Chip tone="brand">{statusLabel(listing)}</Chip>
        {!listing.is_published && <Chip tone="warning">Draft</Chip>}
        <ButtonLink kind="secondary" to="/dashboard/listings" icon="chevron-left">
          Back
        </ButtonLink>
        {mayChange && <ButtonLink to={`/dashboard/editlisting/${listing.id}`}>Edit</ButtonLink>}
      </ScreenHead>
      <div className="mb-4">
        <ListingWarnings warnings={listing.warnings} />
      </div>
      {listing.type === BROKERAGE_LISTING ? (
        <Tabs label="Listing" tabs={TABS} chosen={tab} onChoose={setTab}>
          {tab === 'info' ? <Info listing={listing} /> : <ViewDocuments listing={listing} />}
        </Tabs>
      ) : (
        <Info listing={listing} />
      )}
    </>
  )
}

function Info({ listing }: { readonly listing: ListingView }) {
  return (
    <div className="space-y-6">
      <PictureGallery pictures={listing.pictures} name={listing.name} />
      <div>
        <p className="text-2xl font-semibold text-brand">{listing.price_full}</p>
        <p className="text-ink-soft">{listing.location}</p>
        <p className="text-sm text-ink-soft">Area: {listing.area?.label ?? 'not recognised'}</p>
        <p className="mt-1 text-ink-soft">
          {[LISTING_TYPES[listing.type], listing.project_name, listing.developer_name].filter(Boolean).join(' · ')}
        </p>
      </div>
      <ListingOverview listing={listing} />
      {listing.project_listing !== null && <ViewEquity terms={listing.project_listing} />}
      {listing.brokerage_listing !== null && <ViewBrokerage terms={listing.brokerage_listing} />}
      {listing.details !== '' && (
        <FormPart title="Details">
          <RichText html={listing.details} />
        </FormPart>
      )}
    </div>
  )
}
