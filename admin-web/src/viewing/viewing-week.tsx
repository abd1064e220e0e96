import { dayStart } from '@tahanan/contracts/time/manila-date.ts'
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

interface ViewingWeekProps {
  /** `YYYY-MM-DD`, a Monday. */
  readonly monday: string
  readonly today: string
  /** By their time. */
  readonly viewings: readonly ViewingAnswer[]
}

/** Seven days by the hours of the office, in Manila; each viewing leads to its lead. */
export function ViewingWeek({ monday, today, viewings }: ViewingWeekProps) {
  const days = Array.from({ length: 7 }, (_, after) => dayAfter(monday, after))
  return (
    <section
      aria-label="Week"
      className="hidden grid-cols-[3.5rem_repeat(7,minmax(0,1fr))] rounded-lg border border-line bg-surface text-xs shadow-card md:grid"
    >
      <div className="pt-8">
        {HOURS.map((hour) => (
          <div key={hour} className="pr-2 text-right text-ink-soft" style={{ height: `${HOUR_REM}rem` }}>
            {hour > 12 ? hour - 12 : hour} {hour < 12 ? 'AM' : 'PM'}
          </div>
        ))}
      </div>
      {days.map((day) => (
        <WeekDay key={day} day={day} isToday={day === today} viewings={viewings} />
      ))}
    </section>
  )
}

interface WeekDayProps {
  readonly day: string
  readonly isToday: boolean
  readonly viewings: readonly ViewingAnswer[]
}

function WeekDay({ day, isToday, viewings }: WeekDayProps) {
  const opensMs = dayStart(day).getTime() + VIEWING_OFFICE.opensAtHour * HOUR_MS
  const isOfDay = ({ at }: ViewingAnswer) =>
    at !== null && Date.parse(at) >= opensMs && Date.parse(at) < opensMs + 24 * HOUR_MS
  const { placed, columns } = columnsOf(viewings.filter(isOfDay))
  return (
    <div className="border-l border-line">
      <h3 className={`flex h-8 items-center justify-center ${isToday ? 'bg-brand-soft font-semibold text-brand' : ''}`}>
        {weekDayText(day)}
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
