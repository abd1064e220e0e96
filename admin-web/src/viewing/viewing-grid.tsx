import { dayStart, manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { ViewingAnswer } from '@tahanan/contracts/viewing/viewing.ts'
import { VIEWING_LIMITS, VIEWING_OFFICE } from '@tahanan/contracts/viewing/viewing-times.ts'
import { Link } from 'react-router-dom'
import { viewingTime } from './viewing-moment.ts'
import { dayAfter, weekDayText } from './week-days.ts'

const HOUR_MS = 3_600_000
/** Height of an hour. */
const HOUR_REM = 3.5

const HOURS = Array.from(
  { length: VIEWING_OFFICE.closesAtHour - VIEWING_OFFICE.opensAtHour },
  (_, at) => VIEWING_OFFICE.opensAtHour + at,
)

interface Placed {
  readonly viewing: ViewingAnswer
  readonly atMs: number
  readonly column: number
}

/** The viewings of one day side by side where they overlap, and how many stand beside each other at most. */
export function columnsOf(viewings: readonly ViewingAnswer[]): {
  readonly placed: readonly Placed[]
  readonly columns: number
} {
  const endsMs: number[] = []
  const placed: Placed[] = []
  for (const viewing of viewings) {
    if (viewing.at === null) continue
    const atMs = Date.parse(viewing.at)
    const free = endsMs.findIndex((endMs) => endMs <= atMs)
    const column = free === -1 ? endsMs.length : free
    endsMs[column] = atMs + VIEWING_LIMITS.lengthMs
    placed.push({ viewing, atMs, column })
  }
  return { placed, columns: Math.max(endsMs.length, 1) }
}

export interface ViewingColumn {
  readonly heading: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** Of several days it is the one that it is. */
  readonly isToday: boolean
  readonly viewings: readonly ViewingAnswer[]
}

/** Seven days from a Monday on. */
export function columnsByDay(
  monday: string,
  today: string,
  viewings: readonly ViewingAnswer[],
): readonly ViewingColumn[] {
  return Array.from({ length: 7 }, (_, after) => {
    const day = dayAfter(monday, after)
    const isOfDay = ({ at }: ViewingAnswer) => at !== null && manilaDate(new Date(at)) === day
    return { heading: weekDayText(day), day, isToday: day === today, viewings: viewings.filter(isOfDay) }
  })
}

/** Those who show something on a day, by name; in the end what nobody shows yet. */
export function columnsByPerson(day: string, viewings: readonly ViewingAnswer[]): readonly ViewingColumn[] {
  const people = new Map<number | undefined, ViewingAnswer[]>()
  for (const viewing of viewings) {
    const id = viewing.salesperson?.id
    people.set(id, [...(people.get(id) ?? []), viewing])
  }
  const last = ({ viewings: [first] }: ViewingColumn) => Number(first?.salesperson === null)
  return [...people.values()]
    .map((theirs) => ({
      heading: theirs[0]?.salesperson?.name ?? 'Nobody yet',
      day,
      isToday: false,
      viewings: theirs,
    }))
    .toSorted((one, other) => last(one) - last(other) || one.heading.localeCompare(other.heading))
}

interface ViewingGridProps {
  readonly label: string
  readonly columns: readonly ViewingColumn[]
}

/** Columns by the hours of the office, in Manila; each viewing leads to its lead. Wider than its place it scrolls. */
export function ViewingGrid({ label, columns }: ViewingGridProps) {
  return (
    <section
      aria-label={label}
      className="hidden overflow-x-auto rounded-lg border border-line bg-surface text-xs shadow-card md:grid"
      style={{ gridTemplateColumns: `3.5rem repeat(${columns.length}, minmax(5rem, 1fr))` }}
    >
      <div className="pt-8">
        {HOURS.map((hour) => (
          <div key={hour} className="pr-2 text-right text-ink-soft" style={{ height: `${HOUR_REM}rem` }}>
            {hour > 12 ? hour - 12 : hour} {hour < 12 ? 'AM' : 'PM'}
          </div>
        ))}
      </div>
      {columns.map((column, place) => (
        <GridColumn key={place} {...column} />
      ))}
    </section>
  )
}

function GridColumn({ heading, day, isToday, viewings }: ViewingColumn) {
  const opensMs = dayStart(day).getTime() + VIEWING_OFFICE.opensAtHour * HOUR_MS
  const { placed, columns } = columnsOf(viewings)
  return (
    <div className="border-l border-line">
      <h3
        title={heading}
        className={`h-8 truncate px-1 text-center leading-8 ${isToday ? 'bg-brand-soft font-semibold text-brand' : ''}`}
      >
        {heading}
      </h3>
      <ul className="relative" style={{ height: `${HOURS.length * HOUR_REM}rem` }}>
        {placed.map(({ viewing, atMs, column }) => (
          <li
            key={viewing.id}
            className="absolute p-px"
            style={{
              top: `${((atMs - opensMs) / HOUR_MS) * HOUR_REM}rem`,
              height: `${(VIEWING_LIMITS.lengthMs / HOUR_MS) * HOUR_REM}rem`,
              left: `${(column / columns) * 100}%`,
              width: `${100 / columns}%`,
            }}
          >
            <Link
              to={`/dashboard/leads/view/${viewing.lead.id}`}
              className="block h-full overflow-hidden rounded bg-brand-soft p-1 text-brand hover:underline"
              title={`${viewing.listing.name}, ${viewing.lead.fullname}`}
            >
              <span className="font-semibold">{viewing.at !== null && viewingTime(viewing.at)}</span>{' '}
              {viewing.salesperson?.name ?? 'Nobody yet'} · {viewing.listing.name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
