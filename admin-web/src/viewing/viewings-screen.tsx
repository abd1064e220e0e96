import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { ViewingAnswer } from '@tahanan/contracts/viewing/viewing.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { EmptyState } from '@tahanan/web/ui/empty-state.tsx'
import { Button } from '@tahanan/web/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { useEndpoint } from '../api/use-endpoint.ts'
import { SalespersonField } from '../picker/salesperson-field.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { ViewingActions } from './viewing-actions.tsx'
import { viewingDay, viewingMoment, viewingTime } from './viewing-moment.ts'
import { ViewingWeek } from './viewing-week.tsx'
import { dayAfter, mondayOf, weekDayText } from './week-days.ts'

/** What was proposed and waits for an answer, then what is confirmed: a week of everybody's, or of one person's. */
export function ViewingsScreen() {
  const [search, setSearch] = useSearchParams()
  const [today] = useState(() => manilaDate(new Date()))
  const put = (name: string, value: string): void => {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }
  const person = /^[1-9]\d{0,8}$/.exec(search.get('salesperson') ?? '')?.[0]
  const asked = z.iso.date().safeParse(search.get('from'))
  const monday = mondayOf(asked.success ? asked.data : today)
  const weeks = [
    { label: 'Previous week', icon: 'chevron-left', from: dayAfter(monday, -7) },
    { label: 'Next week', icon: 'chevron-right', from: dayAfter(monday, 7) },
  ] as const
  const proposed = useEndpoint(viewingEndpoints.list, { query: { state: 'proposed' } })
  const query = {
    state: 'confirmed',
    from: monday,
    days: '7',
    ...(person !== undefined && { salesperson: person }),
  } as const
  const confirmed = useEndpoint(viewingEndpoints.list, { query })
  return (
    <>
      <ScreenHead title="Viewings" />
      <div className="space-y-5">
        <Loaded state={proposed}>
          {({ results, has_more: hasMore }) =>
            results.length > 0 && (
              <FormPart title={`To answer (${results.length}${hasMore ? '+' : ''})`}>
                <ViewingList
                  viewings={results}
                  when={({ times }) => times.map((time) => <span key={time}>{viewingMoment(time)}</span>)}
                />
              </FormPart>
            )
          }
        </Loaded>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <div className="flex items-center gap-2">
            {weeks.map(({ label, icon, from }) => (
              <Button key={label} kind="secondary" icon={icon} aria-label={label} onClick={() => put('from', from)} />
            ))}
            <Button kind="secondary" onClick={() => put('from', '')}>
              Today
            </Button>
            <h2 aria-live="polite" className="font-semibold">
              {weekDayText(monday)} – {weekDayText(dayAfter(monday, 6))}
            </h2>
          </div>
          <SalespersonField
            label="Who shows it"
            placeholder="Anybody"
            clearLabel="Anybody"
            salespersonId={person === undefined ? null : Number(person)}
            onChoose={(id) => put('salesperson', id === null ? '' : String(id))}
          />
        </div>
        <Loaded state={confirmed}>
          {({ results, has_more: hasMore }) => (
            <>
              <ViewingWeek monday={monday} today={today} viewings={results} />
              {results.length === 0 && (
                <EmptyState title="No confirmed viewings in this week">
                  What visitors propose stands above until it is answered.
                </EmptyState>
              )}
              {byDay(results).map(([day, viewings]) => (
                <FormPart key={day} title={day}>
                  <ViewingList
                    viewings={viewings}
                    when={({ at }) => at !== null && <strong className="font-semibold">{viewingTime(at)}</strong>}
                  />
                </FormPart>
              ))}
              {hasMore && <p className="text-ink-soft">There are more. Choose one person.</p>}
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function byDay(viewings: readonly ViewingAnswer[]): readonly (readonly [string, readonly ViewingAnswer[]])[] {
  const days = new Map<string, ViewingAnswer[]>()
  for (const viewing of viewings) {
    const day = viewing.at === null ? '' : viewingDay(viewing.at)
    days.set(day, [...(days.get(day) ?? []), viewing])
  }
  return [...days]
}

interface ViewingListProps {
  readonly viewings: readonly ViewingAnswer[]
  readonly when: (viewing: ViewingAnswer) => ReactNode
}

function ViewingList({ viewings, when }: ViewingListProps) {
  return (
    <ul className="divide-y divide-line">
      {viewings.map((viewing) => (
        <li key={viewing.id} className="grid gap-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[12rem_1fr_auto]">
          <div className="flex flex-col">{when(viewing)}</div>
          <div className="min-w-0">
            <Link
              to={`/dashboard/leads/view/${viewing.lead.id}`}
              className="break-words font-medium text-brand hover:underline"
            >
              {viewing.listing.name}
            </Link>
            <p className="break-words text-sm text-ink-soft">
              {viewing.lead.fullname} · {viewing.lead.phone}
            </p>
            <p className="text-sm text-ink-soft">
              {viewing.salesperson === null ? 'Nobody shows it yet' : `Shown by ${viewing.salesperson.name}`}
            </p>
          </div>
          <ViewingActions viewing={viewing} />
        </li>
      ))}
    </ul>
  )
}
