import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import {
  type PersonAttention as Care,
  personAttentionEndpoints,
} from '@tahanan/contracts/attention/attention.endpoints.ts'
import { LEAD_SOURCES } from '@tahanan/contracts/lead/lead-fields.ts'
import type { OverviewAnswer } from '@tahanan/contracts/overview/overview-answer.ts'
import { overviewEndpoints } from '@tahanan/contracts/overview/overview.endpoints.ts'
import { TextLink } from '@tahanan/web/ui/links.tsx'
import { Link } from 'react-router-dom'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { actionText, recordPath } from '../audit/audit-texts.ts'
import { SOURCE_LABELS } from '../lead/lead-labels.ts'
import { FormPart } from '../screen/form-part.tsx'
import { Gauge } from '../screen/gauge.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { type Column, DataTable } from '../table/data-table.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { durationText, momentText, shortDayText } from '../time/time-texts.ts'
import { PERSON_CARE_LABELS } from './care-labels.ts'
import { CareReasons } from './care-reasons.tsx'
import { CHART_COLORS, type ChartData, statusChart } from './chart-data.ts'
import { ChartFigure } from './chart-figure.tsx'
import { ListingCare } from './listing-care.tsx'
import { OverviewListings } from './overview-listings.tsx'
import { numberText } from '../screen/count-texts.ts'

const MINUTE_MS = 60_000

const LINK = 'hover:text-brand hover:underline'

const COLUMNS: readonly Column<Care>[] = [
  {
    heading: 'Name',
    className: 'md:w-2/5 md:!align-top',
    show: ({ noun, id, name }) => (
      <>
        <Link
          to={recordPath({ noun, id, name }) ?? '/dashboard'}
          className="font-medium hover:text-brand hover:underline"
        >
          {name}
        </Link>{' '}
        <span className="text-ink-soft">{noun}</span>
      </>
    ),
  },
  {
    heading: 'Why',
    show: ({ reasons }) => (
      <CareReasons reasons={reasons.map(({ code, message }) => ({ label: PERSON_CARE_LABELS[code], message }))} />
    ),
  },
]

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
      <OverviewListings overview={overview} />
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
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
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5">
          <h2 className="text-lg font-semibold">Listings needing care</h2>
          <ListingCare counts={care.listings} />
          <h2 className="text-lg font-semibold">People needing care</h2>
          <PersonAttention />
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

/** Listings by property type, the commonest first. */
function typeChart({ by_type: counted }: OverviewAnswer['listings']): ChartData {
  return {
    index: 'Property type',
    format: numberText,
    series: [{ name: 'Listings', color: 'brand' }],
    rows: counted.map(({ property_type: name, count }) => ({ name, values: [count] })),
  }
}

/** Half of each week's leads were answered sooner. */
function responseChart({ weeks }: OverviewAnswer['leads']): ChartData {
  return {
    index: 'Week of',
    format: minutesText,
    series: [{ name: 'First response', color: 'brand' }],
    rows: weeks.map(({ week, first_response_median: minutes }) => ({ name: shortDayText(week), values: [minutes] })),
  }
}

/** Leads by week, a series for each source. */
function leadsChart({ weeks }: OverviewAnswer['leads']): ChartData {
  return {
    index: 'Week of',
    format: numberText,
    series: LEAD_SOURCES.map((source, place) => ({
      name: SOURCE_LABELS[source],
      color: CHART_COLORS[place % CHART_COLORS.length] ?? 'brand',
    })),
    rows: weeks.map(({ week, leads }) => ({
      name: shortDayText(week),
      values: LEAD_SOURCES.map((source) => leads[source]),
    })),
  }
}

/** What was changed last, and by whom. */
function ActivityList({ activity }: Pick<OverviewAnswer, 'activity'>) {
  const mayAudit = useMay(auditEndpoints.list)
  return (
    <FormPart title="Newest activity">
      {activity.length === 0 ? (
        <p className="text-ink-soft">Nothing has been changed yet.</p>
      ) : (
        <ol className="space-y-3">
          {activity.map(({ id, at, actor, action, noun, record_id: recordId, record_name: name }) => {
            const path = recordPath({ noun, id: recordId, name })
            const record = name ?? `${noun} ${recordId === 0 ? '' : recordId}`.trim()
            return (
              <li key={id} className="border-l-2 border-line pl-4">
                <span className="font-medium">{actor?.name ?? 'System'}</span> {actionText(action)}{' '}
                {name !== null && `${noun} `}
                {path === undefined ? record : <TextLink to={path}>{record}</TextLink>}
                <span className="block text-sm text-ink-soft">{momentText(at)}</span>
              </li>
            )
          })}
        </ol>
      )}
      {mayAudit && (
        <p>
          <TextLink to="/dashboard/audit">The whole audit trail</TextLink>
        </p>
      )}
    </FormPart>
  )
}

/** Brokers and salespersons whose licences want looking after (decisions §10 "PRC licence"). */
function PersonAttention() {
  const table = useTableAddress('people_')
  const list = useEndpoint(personAttentionEndpoints.list, { query: table.query })
  return (
    <DataTable
      noun="people needing care"
      nothing="Everybody’s licence is in order"
      table={table}
      list={list}
      columns={COLUMNS}
      rowKey={({ noun, id }) => `${noun} ${id}`}
    />
  )
}

function waitingHint(since: string | null, leads: number): string {
  if (leads === 0) return 'nobody has asked yet'
  if (since === null) return `of ${numberText(leads)}: everybody has been answered`
  return `of ${numberText(leads)}, the first since ${momentText(since)}`
}

/** The numbers to begin a day with. */
function OverviewGauges({ overview: { leads, viewings, listings } }: { readonly overview: OverviewAnswer }) {
  const { first_response: response, follow_ups: followUps, counts } = leads
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
      <Gauge
        label="Leads without an answer"
        isAlarming={response.waiting > 0}
        value={
          <Link className={LINK} to="/dashboard/leads/all?status=new">
            {numberText(response.waiting)}
          </Link>
        }
        hint={waitingHint(response.waiting_since, counts.all)}
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
        value={
          <Link className={LINK} to="/dashboard/leads/all?folder=today">
            {numberText(followUps.today)}
          </Link>
        }
        hint={
          followUps.overdue === 0 ? (
            'none is overdue'
          ) : (
            <Link className="underline" to="/dashboard/leads/all?folder=overdue">
              and {numberText(followUps.overdue)} overdue
            </Link>
          )
        }
      />
      <Gauge
        label="Viewings today"
        isAlarming={viewings.proposed > 0}
        value={
          <Link className={LINK} to="/dashboard/viewings">
            {numberText(viewings.today)}
          </Link>
        }
        hint={
          viewings.proposed === 0
            ? 'none waits for an answer'
            : `and ${numberText(viewings.proposed)} proposed, without an answer`
        }
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

/** Minutes in words: `3 h 5 min`. */
function minutesText(minutes: number): string {
  return durationText(minutes * MINUTE_MS)
}
