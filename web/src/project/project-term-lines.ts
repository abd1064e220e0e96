import { formatPesos } from '@tahanan/contracts/money/format-pesos.ts'
import type { ProjectPage } from '@tahanan/contracts/project/project-page.ts'
import type { PaymentLine } from '../payment/payment-lines.ts'

type Terms = Pick<
  ProjectPage,
  'listing' | 'reservation_fee' | 'dhsud_lts' | 'ad_approval_no' | 'completion_date' | 'developer_name'
>

const DATE = new Intl.DateTimeFormat('en-PH', { dateStyle: 'long', timeZone: 'UTC' })

const pesos = (amount: number): string => formatPesos(Math.round(amount * 100))

/** A project's terms, line by line. */
export function projectTermLines(project: Terms): readonly PaymentLine[] {
  const { reservation_fee: fee, completion_date: completion, developer_name: developer } = project
  const prices = project.listing.flatMap(({ price_sort: price }) => price ?? [])
  const lines = [
    prices.length > 0 && { term: 'From', value: pesos(Math.min(...prices)) },
    fee !== null && fee > 0 && { term: 'Reservation fee', value: pesos(fee) },
    { term: 'DHSUD LTS No.', value: project.dhsud_lts },
    project.ad_approval_no && { term: 'Ad approval No.', value: project.ad_approval_no },
    completion && { term: 'Completion', value: DATE.format(new Date(completion)) },
    developer && { term: 'Developer', value: developer },
  ]
  return lines.filter((line) => line !== false && line !== null && line !== '')
}
