import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { ViewingAnswer } from '@tahanan/contracts/viewing/viewing.ts'
import { viewingEndpoints } from '@tahanan/contracts/viewing/viewing.endpoints.ts'
import { EmptyState } from '@tahanan/web/ui/empty-state.tsx'
import { Button } from '@tahanan/web/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { SalespersonField } from '../picker/salesperson-field.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useViewingDialog, ViewingActions } from './viewing-actions.tsx'
import { viewingMoment, viewingTime } from './viewing-moment.ts'
import { columnsByDay, columnsByPerson, ViewingGrid } from './viewing-grid.tsx'
import { dayAfter, mondayOf, weekDayText } from './week-days.ts'

const VIEWS = { '': 'Week', day: 'Day by person' } as const

/**
 * What was proposed and waits for an answer, then what is confirmed: a week of everybody's or of one person's, or a day
 * with a column for each person.
 */
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
  const isDay = search.get('view') === 'day'
  const view: keyof typeof VIEWS = isDay ? 'day' : ''
  const day = asked.success ? asked.data : today
  const from = isDay ? day : mondayOf(day)
  const days = isDay ? 1 : 7
  const unit = isDay ? 'day' : 'week'
  const steps = [
    { label: `Previous ${unit}`, icon: 'chevron-left', from: dayAfter(from, -days) },
    { label: `Next ${unit}`, icon: 'chevron-right', from: dayAfter(from, days) },
  ] as const
  const proposed = useEndpoint(viewingEndpoints.list, { query: { state: 'proposed' } })
  const query = {
    state: 'confirmed',
    from,
    days: String(days),
    ...(person !== undefined && { salesperson: person }),
  } as const
  // Another day's would stand under this one's name.
  const confirmed = useEndpoint(viewingEndpoints.list, { query }, { keepPreviousData: false })
  const { onAct, dialog } = useViewingDialog()
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
                  onAct={onAct}
                  when={({ times }) => times.map((time) => <span key={time}>{viewingMoment(time)}</span>)}
                />
              </FormPart>
            )
          }
        </Loaded>
        <div className="grid items-end gap-3 sm:grid-cols-2">
          <div className="flex flex-wrap items-center gap-2">
            {Object.entries(VIEWS).map(([value, label]) => (
              <Button
                key={value}
                kind={value === view ? 'primary' : 'secondary'}
                aria-pressed={value === view}
                onClick={() => put('view', value)}
              >
                {label}
              </Button>
            ))}
            {steps.map(({ label, icon, from: next }) => (
              <Button key={label} kind="secondary" icon={icon} aria-label={label} onClick={() => put('from', next)} />
            ))}
            <Button kind="secondary" onClick={() => put('from', '')}>
              Today
            </Button>
            <h2 aria-live="polite" className="font-semibold">
              {weekDayText(from)}
              {!isDay && ` – ${weekDayText(dayAfter(from, 6))}`}
            </h2>
          </div>
          <SalespersonField
            label="Who shows it"
            placeholder="Anybody"
            clearLabel="Anybody"
            value={person === undefined ? null : Number(person)}
            onChange={(id) => put('salesperson', id === null ? '' : String(id))}
          />
        </div>
        <Loaded state={confirmed}>
          {({ results, has_more: hasMore }) => {
            const columns = isDay ? columnsByPerson(from, results) : columnsByDay(from, today, results)
            return (
              <>
                {results.length === 0 ? (
                  <EmptyState title={`No confirmed viewings ${isDay ? 'on this day' : 'in this week'}`}>
                    What visitors propose stands above until it is answered.
                  </EmptyState>
                ) : (
                  <ViewingGrid label={isDay ? 'Day' : 'Week'} columns={columns} />
                )}
                {columns
                  .filter(({ viewings }) => viewings.length > 0)
                  .map(({ heading, viewings }, place) => (
                    <FormPart key={place} title={heading}>
                      <ViewingList
                        viewings={viewings}
                        onAct={onAct}
                        when={({ at }) => at !== null && <strong className="font-semibold">{viewingTime(at)}</strong>}
                      />
                    </FormPart>
                  ))}
                {hasMore && <p className="text-ink-soft">There are more. Choose one person.</p>}
              </>
            )
          }}
        </Loaded>
      </div>
      {dialog}
    </>
  )
}

interface ViewingListProps extends Pick<ReturnType<typeof useViewingDialog>, 'onAct'> {
  readonly viewings: readonly ViewingAnswer[]
  readonly when: (viewing: ViewingAnswer) => ReactNode
}

function ViewingList({ viewings, when, onAct }: ViewingListProps) {
  return (
    <ul className="divide-y divide-line">
      {viewings.map((viewing) => (
        <li key={viewing.id} className="grid gap-3 py-4 first:pt-0 last:pb-0 md:grid-cols-[12rem_1fr_auto]">
          <div className="flex flex-col">{when(viewing)}</div>
          <div className="min-w-0">
            <Link to={`/dashboard/leads/view/${viewing.lead.id}`} className="font-medium text-brand hover:underline">
              {viewing.listing.name}
            </Link>
            <p className="text-sm text-ink-soft">
              {viewing.lead.fullname} · {viewing.lead.phone}
            </p>
            <p className="text-sm text-ink-soft">
              {viewing.salesperson === null ? 'Nobody shows it yet' : `Shown by ${viewing.salesperson.name}`}
            </p>
          </div>
          <ViewingActions viewing={viewing} onAct={onAct} />
        </li>
      ))}
    </ul>
  )
}
