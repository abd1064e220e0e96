import { QUIET_DAYS } from '@tahanan/contracts/interest/interest.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { centavosFromPesos, formatPesos } from '@tahanan/contracts/money/pesos.ts'
import type { OverviewAnswer, PriceOutlier } from '@tahanan/contracts/overview/overview-answer.ts'
import { KIND_LABELS } from '@tahanan/contracts/property/kind-labels.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import type { ReactNode } from 'react'
import { FormPart } from '../screen/form-part.tsx'
import { useMay } from '../session/use-session.ts'
import { dayText } from '../time/time-texts.ts'
import { medianText } from './median-text.ts'
import { countText, listingsText } from '../screen/count-texts.ts'

const QUIET_LIST = '/dashboard/listings?enquiries=none&sort=quiet'

/** Listings that nobody asks about, whose price stands out, and that are looked at most, each leading to where it is changed. */
export function OverviewListings({ overview: { quiet, prices, seen } }: { readonly overview: OverviewAnswer }) {
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 2xl:grid-cols-3">
      <FormPart title={`Without an enquiry for ${QUIET_DAYS} days`}>
        {quiet.count === 0 ? (
          <Nothing>Somebody asked about every listing, or it is new.</Nothing>
        ) : (
          <>
            <p className="text-ink-soft">
              <TextLink to={QUIET_LIST}>{listingsText(quiet.count)}</TextLink>, the longest first
            </p>
            <ListingLines
              lines={quiet.longest.map(({ since, ...listing }) => ({
                ...listing,
                text: `since ${dayText(manilaDate(new Date(since)))}`,
              }))}
            />
          </>
        )}
      </FormPart>
      <FormPart title="Price against the area’s median">
        <PriceLines prices={prices} />
      </FormPart>
      <FormPart title="Most seen in 30 days">
        {seen.length === 0 ? (
          <Nothing>No page of a listing has been shown in 30 days.</Nothing>
        ) : (
          <ListingLines
            lines={seen.map(({ views, enquiries, ...listing }) => ({
              ...listing,
              text: `${countText(views, 'view', 'views')}, ${countText(enquiries, 'enquiry', 'enquiries')}`,
            }))}
            tab="interest"
          />
        )}
      </FormPart>
    </div>
  )
}

function PriceLines({ prices }: Pick<OverviewAnswer, 'prices'>) {
  if (prices === null) return <Nothing>The areas’ prices cannot be read right now.</Nothing>
  if (prices.length === 0) return <Nothing>No price is far from what its kind costs around it.</Nothing>
  return (
    <ListingLines
      lines={prices.map((price) => ({ id: price.id, name: price.name, text: <PriceText price={price} /> }))}
    />
  )
}

function PriceText({ price }: { readonly price: PriceOutlier }) {
  const { kind, for_rent: forRent, price_sqm: pesos, median_sqm: median } = price
  return (
    <>
      <span className="font-medium text-ink">{medianText(price)}</span>
      <span className="block">
        {KIND_LABELS[kind]} {forRent ? 'for rent' : 'for sale'}: {perSqm(pesos)} instead of {perSqm(median)} per sqm
      </span>
    </>
  )
}

function perSqm(pesos: number): string {
  return formatPesos(centavosFromPesos(Math.round(pesos)))
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>
}

interface ListingLinesProps {
  readonly lines: readonly { readonly id: number; readonly name: string; readonly text: ReactNode }[]
  /** Of the listing's screen. */
  readonly tab?: string
}

/** Listings, each with what is to be said of it; to be changed by who may, to be looked at by the others. */
function ListingLines({ lines, tab }: ListingLinesProps) {
  const screen = useMay(listingEndpoints.update) ? 'editlisting' : 'viewlisting'
  return (
    <ol className="space-y-3">
      {lines.map(({ id, name, text }) => (
        <li key={id}>
          <TextLink to={`/dashboard/${screen}/${id}${tab === undefined ? '' : `?tab=${tab}`}`}>{name}</TextLink>
          <span className="block text-sm text-ink-soft">{text}</span>
        </li>
      ))}
    </ol>
  )
}
