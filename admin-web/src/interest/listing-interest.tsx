import { INTEREST_DAYS, type InterestAnswer } from '@tahanan/contracts/interest/interest.ts'
import { interestEndpoints } from '@tahanan/contracts/interest/interest.endpoints.ts'
import { SelectField } from '../form/fields.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { type ChartData } from '../overview/chart-data.ts'
import { ChartFigure } from '../overview/chart-figure.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { shortDayText } from '../time/time-texts.ts'
import { numberText } from '../screen/count-texts.ts'

type Days = (typeof INTEREST_DAYS)[number]

const OPTIONS = INTEREST_DAYS.map((days) => ({ value: days, label: `${days} days` }))

/** How often the page of a listing was shown, and enquiries about it, day by day. */
export function ListingInterest({ id }: { readonly id: number }) {
  const [days, setDays] = useState<Days>('30')
  const state = useEndpoint(interestEndpoints.listing, { params: { id: String(id) }, query: { days } })
  return (
    <div className="space-y-5">
      <div className="w-40">
        <SelectField
          label="Over the last"
          value={days}
          options={OPTIONS}
          onChange={(value) => setDays(INTEREST_DAYS.find((known) => known === value) ?? '30')}
        />
      </div>
      <Loaded state={state}>
        {(interest) => (
          <>
            <ChartFigure
              title="Views and enquiries by day"
              kind="line"
              data={interestChart(interest)}
              summary={interestText(interest)}
            />
            <p className="text-sm text-ink-soft">
              A view is a page that was shown to somebody, staff included, whose browser does not ask not to be counted.
              Of who it was nothing is stored.
            </p>
          </>
        )}
      </Loaded>
    </div>
  )
}

function interestChart({ days }: InterestAnswer): ChartData {
  return {
    index: 'Day',
    format: numberText,
    series: [
      { name: 'Views', color: 'brand' },
      { name: 'Enquiries', color: 'accent' },
    ],
    rows: days.map(({ day, views, enquiries }) => ({ name: shortDayText(day), values: [views, enquiries] })),
  }
}

function interestText({ days }: InterestAnswer): string {
  const [views, enquiries] = [sum(days.map((day) => day.views)), sum(days.map((day) => day.enquiries))]
  if (views + enquiries === 0) return `Nobody has looked at it or asked about it in ${days.length} days.`
  return `In ${days.length} days it was shown ${views === 1 ? 'once' : `${numberText(views)} times`}, and asked about ${
    enquiries === 1 ? 'once' : `${numberText(enquiries)} times`
  }.`
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
