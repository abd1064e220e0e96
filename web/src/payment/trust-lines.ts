import type { ListingDetail } from '@tahanan/contracts/listing/listing-detail.ts'
import { PROJECT_LISTING } from '@tahanan/contracts/listing/listing-type.ts'
import type { PaymentLine } from './payment-lines.ts'

const DATE = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'UTC' })

type Trusted = Pick<
  ListingDetail,
  'type' | 'dhsud_lts' | 'ad_approval_no' | 'completion_date' | 'developer_name' | 'broker'
>

/** What an advertisement must name (decisions §10): licence to sell, developer, completion; and the broker's licence. */
export function trustLines(listing: Trusted): readonly PaymentLine[] {
  const { dhsud_lts: lts, ad_approval_no: approval, completion_date: completion, developer_name: developer } = listing
  const isProject = listing.type === PROJECT_LISTING
  const { broker } = listing
  const lines = [
    isProject && { term: 'DHSUD LTS No.', value: lts ?? 'Not given' },
    approval && { term: 'Ad approval No.', value: approval },
    completion && { term: 'Completion', value: DATE.format(new Date(completion)) },
    developer && { term: 'Developer', value: developer },
    broker && { term: 'Broker', value: broker.name },
    broker && { term: 'PRC licence', value: broker.license.map(({ name }) => name).join(', ') },
    broker === null && { term: 'Broker', value: 'Ask us: no licensed broker is named yet' },
  ]
  return lines.filter((line) => line !== false && line !== null && line !== '')
}
