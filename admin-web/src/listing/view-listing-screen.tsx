import type { ListingView } from '@tahanan/contracts/listing/listing-answers.ts'
import { BROKERAGE_LISTING, LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { centavosFromPesos, formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { areaText } from '@tahanan/contracts/property/area-text.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { parkingText } from '@tahanan/contracts/property/property-rules.ts'
import { BROKERAGE_STATUSES, FOR_RENT, FOR_SALE, statusLabel } from '@tahanan/contracts/property/property-status.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { RichText } from '@tahanan/web/ui/rich-text.tsx'
import { useParams, useSearchParams } from 'react-router-dom'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { HistoryButton } from '../audit/history.tsx'
import { DocumentList } from '../document/document-list.tsx'
import { documentSlots } from '../document/document-slots.ts'
import { ListingInterest } from '../interest/listing-interest.tsx'
import { PictureGallery } from '../picture/picture-gallery.tsx'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { lastListAddress } from '../table/use-table-address.ts'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { SiteLink } from '../screen/site-link.tsx'
import { Tabs } from '../screen/tabs.tsx'
import { useMay } from '../session/use-session.ts'
import { dashboardSettings } from '../settings/dashboard-settings.ts'
import { ListingWarnings } from './listing-warnings.tsx'

const INFO = { name: 'info', label: 'Info' } as const
const DOCUMENTS = { name: 'documents', label: 'Documents' } as const
const INTEREST = { name: 'interest', label: 'Interest' } as const

type Tab = typeof INFO | typeof DOCUMENTS | typeof INTEREST

/** One listing to be read (§2 "View listing"). */
export function ViewListingScreen() {
  const { id = '' } = useParams()
  const listing = useEndpoint(listingEndpoints.fetchView, { params: { id } }, { keepPreviousData: false })
  return <Loaded state={listing}>{(data) => <ViewListing listing={data} />}</Loaded>
}

function ViewListing({ listing }: { readonly listing: ListingView }) {
  const mayChange = useMay(listingEndpoints.update)
  const [search, setSearch] = useSearchParams()
  const tabs: readonly Tab[] = [
    INFO,
    ...(listing.type === BROKERAGE_LISTING ? [DOCUMENTS] : []),
    ...(dashboardSettings.strictSpec ? [] : [INTEREST]),
  ]
  const tab = tabs.find(({ name }) => name === search.get('tab')) ?? INFO
  return (
    <>
      <ScreenHead title={listing.name}>
        {listing.availability === 'Available' ? (
          <Chip tone="brand">{statusLabel(listing)}</Chip>
        ) : (
          <Chip>{listing.availability}</Chip>
        )}
        {!listing.is_published && <Chip tone="warning">Draft</Chip>}
        {listing.is_published && <SiteLink path={`/listing/${listing.slug}/`} />}
        <ButtonLink kind="secondary" to={lastListAddress('/dashboard/listings')} icon="chevron-left">
          Back
        </ButtonLink>
        <HistoryButton record={{ noun: 'listing', id: listing.id }} name={listing.name} />
        {mayChange && !dashboardSettings.strictSpec && (
          <ButtonLink kind="secondary" to={`/dashboard/addlisting?copy=${listing.id}`}>
            Duplicate
          </ButtonLink>
        )}
        {mayChange && <ButtonLink to={`/dashboard/editlisting/${listing.id}`}>Edit</ButtonLink>}
      </ScreenHead>
      <div className="mb-4">
        <ListingWarnings warnings={listing.warnings} />
      </div>
      {tabs.length === 1 ? (
        <Info listing={listing} />
      ) : (
        <Tabs
          label="Listing"
          tabs={tabs}
          chosen={tab.name}
          onChoose={(name) => setSearch(name === 'info' ? {} : { tab: name }, { replace: true })}
        >
          {(name) => {
            if (name === 'interest') return <ListingInterest id={listing.id} />
            return name === 'info' ? <Info listing={listing} /> : <ViewDocuments listing={listing} />
          }}
        </Tabs>
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
      {listing.brokerage_listing !== null && (
        <ViewBrokerage
          terms={listing.brokerage_listing}
          isRental={listing.property_status === BROKERAGE_STATUSES[FOR_RENT]}
        />
      )}
      {listing.details !== '' && (
        <FormPart title="Details">
          <RichText html={listing.details} />
        </FormPart>
      )}
    </div>
  )
}

/** The papers of a brokerage listing, to be looked at. */
function ViewDocuments({ listing }: { readonly listing: ListingView }) {
  const { brokerage_listing: brokerage, property_status: status } = listing
  if (brokerage === null) return null
  const isRental = status === BROKERAGE_STATUSES[FOR_RENT]
  return (
    <div className="space-y-6">
      {documentSlots(isRental ? FOR_RENT : FOR_SALE).map(({ field, title }) => (
        <FormPart key={field} title={title}>
          <DocumentList
            title={title}
            documents={brokerage[field]}
            mayDelete={false}
            onChanged={() => Promise.resolve()}
          />
        </FormPart>
      ))}
    </div>
  )
}

type ProjectTerms = NonNullable<ListingView['project_listing']>

/** Payment terms of a project listing; the total is before the reservation fee here (§9, decision 36). */
function ViewEquity({ terms }: { readonly terms: ProjectTerms }) {
  return (
    <FormPart title="Equity">
      <Facts
        facts={[
          ['Equity percentage', terms.equity_percentage === null ? '' : `${terms.equity_percentage}%`],
          ['Equity terms', terms.equity_terms === null ? '' : `${terms.equity_terms} months`],
          ['Reservation fee', pesos(terms.reservation_fee)],
          ['Total equity amount', pesos(terms.total_equity)],
          ['Net equity, less the reservation fee', pesos(terms.net_equity)],
          ['Monthly equity', pesos(terms.monthly_equity)],
          ['Loanable amount', pesos(terms.loanable_amount)],
          ['DHSUD LTS No.', terms.dhsud_lts],
        ]}
      />
    </FormPart>
  )
}

function pesos(amount: number | null): string {
  return amount === null ? '' : formatPesos(centavosFromPesos(amount))
}

type BrokerageTerms = NonNullable<ListingView['brokerage_listing']>

/** Papers, owners and terms of a brokerage listing; what is empty says so in the words of §2. */
function ViewBrokerage({ terms, isRental }: { readonly terms: BrokerageTerms; readonly isRental: boolean }) {
  return (
    <FormPart title="Brokerage">
      <Facts
        facts={[
          ['Tax declaration number', terms.tax_declaration_number || 'No tax declaration # provided.'],
          ['Title number', terms.title_number || 'No title # provided.'],
          ['Property owners', lines(terms.owner_of_the_property)],
          ['Listing owners', lines(terms.listing_owner)],
          ['Terms of payment', lines(terms.terms_of_payment)],
          ...(dashboardSettings.strictSpec || !isRental
            ? []
            : ([
                ['Deposit (months)', terms.deposit_months],
                ['Advance (months)', terms.advance_months],
              ] as const)),
        ]}
      />
      <div>
        <h3 className="mb-1 text-sm text-ink-soft">Financing options</h3>
        {terms.financing_option.length === 0 ? (
          <p>No financing options provided.</p>
        ) : (
          <p className="flex flex-wrap gap-2">
            {terms.financing_option.map((code) => (
              <Chip key={code}>{FINANCING_OPTIONS[code]}</Chip>
            ))}
          </p>
        )}
      </div>
    </FormPart>
  )
}

function lines(text: string | null) {
  return <span className="whitespace-pre-line">{text || '—'}</span>
}

/** Counts, areas, kind and amenities of a listing. */
function ListingOverview({ listing }: { readonly listing: ListingView }) {
  const { lot_area: lot, floor_area: floor, amenities, project_amenities: ofProject } = listing
  return (
    <FormPart title="Overview">
      <Facts
        facts={[
          ['Bedrooms', listing.bedroom],
          ['Bathroom', listing.bathroom],
          ['Lot area', lot === null ? '' : areaText(lot)],
          ['Floor area', floor === null ? '' : areaText(floor)],
          ['Car park', parkingText(listing)],
          ['Year built', dashboardSettings.strictSpec ? null : listing.year_built],
          ['Availability', listing.availability],
          ['Property type', listing.property_type],
          ['Subtype', listing.property_subtype],
          ['Unit type', listing.property_unit_type],
        ]}
      />
      {ofProject.length > 0 && <Names title="Project amenities" names={ofProject.map(({ name }) => name)} />}
      {amenities.length > 0 && <Names title="Amenities" names={amenities.map(({ name }) => name)} />}
    </FormPart>
  )
}

function Names({ title, names }: { readonly title: string; readonly names: readonly string[] }) {
  return (
    <div>
      <h3 className="mb-1 text-sm text-ink-soft">{title}</h3>
      <p className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Chip key={name}>{name}</Chip>
        ))}
      </p>
    </div>
  )
}
