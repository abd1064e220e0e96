import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import { formatPesos } from '@tahanan/contracts/money/pesos.ts'
import { FINANCING_OPTIONS, type FinancingOptionLabel } from '@tahanan/contracts/property/financing-option.ts'
import { useCallback, useContext, useState } from 'react'
import { LOCALE } from '../message/language.ts'
import { labels, m } from '../message/messages.ts'
import { pagePart } from '../page/page-part.ts'
import { SiteSettingsContext } from '../page/site-settings-context.ts'
import { Card } from '../ui/card.tsx'
import { Chip } from '../ui/chip.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDetails } from '../ui/use-details.ts'
import { licenceNumbers, LOAN_ASSUMPTIONS, moveInText, type PaymentLine, paymentLines } from './payment-lines.ts'
import { TermList } from './term-list.tsx'

/** Fetched by those who want to know. */
const LoanEstimate = pagePart(
  undefined,
  async () => (await import('./loan-estimate.tsx')).LoanEstimate,
  <Skeleton className="h-24" />,
)

const Affordability = pagePart(
  undefined,
  async () => (await import('./affordability.tsx')).Affordability,
  <Skeleton className="h-40" />,
)

const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' })

/**
 * What a listing costs, in full, and who stands behind it. Wherever `Eq. x/mo` is shown it leads here (decisions §10), so
 * nothing of the scheme is left out.
 */
export function PaymentPanel({ listing }: { readonly listing: ListingDetail }) {
  const { pagIbigCeilingPesos, strictSpec } = useContext(SiteSettingsContext)
  const isRent = listing.property_status === 'For Rent'
  const { financing_option: financing, loanable_amount: loanable } = listing.payment
  const loanPesos = isRent ? null : (loanable ?? listing.price_sort)
  const isAbovePagIbig = loanPesos !== null && loanPesos > pagIbigCeilingPesos
  return (
    <Card id="payment" className="scroll-mt-20 p-5 sm:p-6">
      <h2 className="text-xl font-semibold">{isRent ? m.payment.rent() : m.payment.title()}</h2>
      <TermList lines={paymentLines(listing)} />
      {!strictSpec && listing.move_in && <p className="mt-3 font-medium tabular-nums">{moveInText(listing.move_in)}</p>}
      {!isRent && financing.length > 0 && (
        <FinancingChips options={financing} isAbovePagIbig={isAbovePagIbig} ceilingPesos={pagIbigCeilingPesos} />
      )}
      {loanPesos !== null && loanPesos > 0 && <LoanEstimates financing={financing} loanPesos={loanPesos} />}
      {!isRent && !strictSpec && <AffordablePrice />}
      <h3 className="mt-6 font-semibold">{m.payment.people()}</h3>
      <TermList lines={trustLines(listing)} />
      <p className="mt-4 text-sm text-ink-soft">{m.payment.notIncluded()}</p>
    </Card>
  )
}

type Trusted = Pick<
  ListingDetail,
  'type' | 'dhsud_lts' | 'ad_approval_no' | 'completion_date' | 'developer_name' | 'broker'
>

/** What an advertisement must name (decisions §10): licence to sell, developer, completion; and the broker's licence. */
function trustLines(listing: Trusted): readonly PaymentLine[] {
  const { dhsud_lts: lts, ad_approval_no: approval, completion_date: completion, developer_name: developer } = listing
  const isProject = listing.type === PROJECT_LISTING
  const { broker } = listing
  const lines = [
    isProject && { term: m.payment.lts(), value: lts ?? m.payment.notGiven() },
    approval && { term: m.payment.adApproval(), value: approval },
    completion && { term: m.payment.completion(), value: DATE.format(new Date(completion)) },
    developer && { term: m.payment.developer(), value: developer },
    broker && { term: m.payment.broker(), value: broker.name },
    broker && { term: m.payment.prcLicence(), value: licenceNumbers(broker) },
    broker === null && { term: m.payment.broker(), value: m.payment.noBroker() },
  ]
  return lines.filter((line) => line !== false && line !== null && line !== '')
}

interface FinancingChipsProps {
  readonly options: readonly FinancingOptionLabel[]
  readonly isAbovePagIbig: boolean
  readonly ceilingPesos: number
}

/** How it can be financed, and when the fund's ceiling is in the way (decisions §10). */
function FinancingChips({ options, isAbovePagIbig, ceilingPesos }: FinancingChipsProps) {
  return (
    <div className="mt-4">
      <h3 className="font-semibold">{m.payment.financing()}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option}>
            <Chip tone="brand">{labels.financing[option]}</Chip>
          </li>
        ))}
      </ul>
      {isAbovePagIbig && options.includes('PAG-IBIG Financing') && (
        <p className="mt-2 text-sm text-warning">
          {m.payment.abovePagIbig({ amount: formatPesos(ceilingPesos * 100) })}
        </p>
      )}
    </div>
  )
}

/** Whether a `<details>` has been open: what was typed within stays when it is closed. */
function useOpened() {
  const [isOpened, setOpened] = useState(false)
  const tell = useCallback((isOpen: boolean) => setOpened((known) => known || isOpen), [])
  return [isOpened, useDetails(tell)] as const
}

/** From an income to a price. */
function AffordablePrice() {
  const [isOpened, details] = useOpened()
  return (
    <details {...details} className="mt-3 rounded border border-line print:hidden">
      <summary className="cursor-pointer rounded px-4 py-3 font-semibold text-brand hover:bg-brand-soft">
        {m.payment.whatFits()}
      </summary>
      <div className="px-4 pb-4 pt-2">
        <noscript>{m.payment.noScript()}</noscript>
        {isOpened && <Affordability />}
        <p className="mt-3 text-sm text-ink-soft">{m.payment.notKept()}</p>
      </div>
    </details>
  )
}

interface LoanEstimatesProps {
  readonly financing: readonly FinancingOptionLabel[]
  readonly loanPesos: number
}

/** What a loan would cost a month, for each way of financing but cash; all of them where none is named. */
function LoanEstimates({ financing, loanPesos }: LoanEstimatesProps) {
  const [isOpened, details] = useOpened()
  const offered = FINANCING_OPTIONS.filter((option) => option !== 'Cash').filter(
    (option) => financing.length === 0 || financing.includes(option),
  )
  if (offered.length === 0) return null
  return (
    <details {...details} className="group mt-5 rounded border border-line">
      <summary className="cursor-pointer rounded px-4 py-3 font-semibold text-brand hover:bg-brand-soft">
        {m.payment.loanCosts({ amount: formatPesos(Math.round(loanPesos * 100)) })}
      </summary>
      <div className="space-y-4 px-4 pb-4 pt-2">
        {isOpened &&
          offered.map((option) => (
            <LoanEstimate
              key={option}
              name={labels.financing[option]}
              loanPesos={loanPesos}
              initial={LOAN_ASSUMPTIONS[option]}
            />
          ))}
        <p className="text-sm text-ink-soft">{m.payment.indicative()}</p>
      </div>
    </details>
  )
}
