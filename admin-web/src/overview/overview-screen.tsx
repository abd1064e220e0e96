import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import { useEndpoint } from '../api/use-endpoint.ts'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ActivityList } from './activity-list.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ListingCare } from './listing-care.tsx'
import { leadsChart } from './leads-chart.ts'
import { minutesText } from './minutes-text.ts'
import { numberText } from './number-text.ts'
import { OverviewGauges } from './overview-gauges.tsx'
import { PersonCare } from './person-care.tsx'
import { responseChart } from './response-chart.ts'
import { statusChart } from './status-chart.ts'
import { typeChart } from './type-chart.ts'

/** The first glance of a day: leads, listings, what needs care, what was done (decision 13). */
export function OverviewScreen() {
  const state = useEndpoint(overviewEndpoints.show)
  return (
    <>
      <ScreenHead title="Overview" />
      <Loaded state={state}>{(overview) => <Overview overview={overview} />}</Loaded>
    </>
  )
}

function Overview({ overview }: { readonly overview: OverviewAnswer }) {
  const { leads, listings, care, activity } = overview
  return (
    <div className="space-y-5">
      <OverviewGauges overview={overview} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ChartFigure title="Leads by source and week" kind="bars" data={leadsChart(leads)} summary={leadsText(leads)} />
        <ChartFigure
          title="First response by week"
          kind="line"
          data={responseChart(leads)}
          summary={responseText(leads.first_response)}
        />
        <ChartFigure
          title="Listings by status"
          kind="ranks"
          data={statusChart(listings)}
          summary={statusText(listings)}
        />
        <ChartFigure title="Listings by type" kind="ring" data={typeChart(listings)} summary={typeText(listings)} />
      </div>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <h2 className="text-lg font-semibold">Listings needing care</h2>
          <ListingCare counts={care.listings} />
          <h2 className="text-lg font-semibold">People needing care</h2>
          <PersonCare />
        </div>
        <ActivityList activity={activity} />
      </div>
    </div>
  )
}

function leadsText({ weeks }: OverviewAnswer['leads']): string {
  const ofWeek = weeks.map(({ leads }) => Object.values(leads).reduce((sum, count) => sum + count, 0))
  const all = ofWeek.reduce((sum, count) => sum + count, 0)
  if (all === 0) return 'No leads have come in twelve weeks.'
  return `${numberText(all)} in twelve weeks, ${numberText(ofWeek.at(-1) ?? 0)} of them in this one.`
}

function responseText({ median, answered }: OverviewAnswer['leads']['first_response']): string {
  if (median === null) return 'No lead has been answered in twelve weeks.'
  return `Of ${numberText(answered)} answered leads half waited less than ${minutesText(median)}.`
}

function statusText({ total, by_status: counted }: OverviewAnswer['listings']): string {
  if (total === 0) return 'There are no listings yet.'
  const gone = counted.filter(({ availability }) => availability !== 'Available')
  const sold = gone.reduce((sum, { count }) => sum + count, 0)
  return `${numberText(total - sold)} of ${numberText(total)} are still to be had.`
}

function typeText({ by_type: counted }: OverviewAnswer['listings']): string {
  const [first] = counted
  return first === undefined
    ? 'There are no listings yet.'
    : `Most are ${first.property_type.toLowerCase()}: ${numberText(first.count)}.`
}
