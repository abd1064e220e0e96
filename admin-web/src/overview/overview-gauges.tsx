import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { Link } from 'react-router-dom'
import { Gauge } from '../screen/gauge.tsx'
import { momentText } from '../time/moment-text.ts'
import { minutesText } from './minutes-text.ts'
import { numberText } from './number-text.ts'

const LINK = 'hover:text-brand hover:underline'

/** The numbers to begin a day with. */
export function OverviewGauges({ overview: { leads, listings } }: { readonly overview: OverviewAnswer }) {
  const { first_response: response, follow_ups: followUps, counts } = leads
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      <Gauge
        label="Leads without an answer"
        isAlarming={response.waiting > 0}
        value={
          <Link className={LINK} to="/dashboard/leads/all?status=new">
            {numberText(response.waiting)}
          </Link>
        }
        hint={
          response.waiting_since === null
            ? `of ${numberText(counts.all)}: everybody has been answered`
            : `of ${numberText(counts.all)}, the first since ${momentText(response.waiting_since)}`
        }
      />
      <Gauge
        label="First response"
        value={response.median === null ? '—' : minutesText(response.median)}
        hint={
          response.p90 === null
            ? 'none in twelve weeks'
            : `half were quicker, nine of ten within ${minutesText(response.p90)}`
        }
      />
      <Gauge
        label="Follow-ups today"
        isAlarming={followUps.overdue > 0}
        value={numberText(followUps.today)}
        hint={followUps.overdue === 0 ? 'none is overdue' : `and ${numberText(followUps.overdue)} overdue`}
      />
      <Gauge
        label="Listings"
        value={
          <Link className={LINK} to="/dashboard/listings">
            {numberText(listings.total)}
          </Link>
        }
        hint={listings.drafts === 0 ? 'all published' : `${numberText(listings.drafts)} of them drafts`}
      />
    </dl>
  )
}
