import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { LEAD_STATUSES, type LeadStatus } from '@tahanan/contracts/lead/lead-status.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Select } from '@tahanan/web/ui/field.tsx'
import { type DragEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import type { z } from 'zod'
import { sendEndpoint, useEndpoint } from '../api/endpoint-calls.ts'
import { LoadFailure } from '../screen/load-failure.tsx'
import { useMay } from '../session/use-session.ts'
import { durationText } from '../time/time-texts.ts'
import { NextStep, useNow } from './lead-due.tsx'
import { leadName, STATUS_LABELS } from './lead-labels.ts'

type LeadQuery = z.input<typeof leadEndpoints.list.query>

/** How many cards of a column are shown; beyond the last, the list goes on. */
const SIZES = [25, 50, 100] as const

const DRAGGED = 'application/x-lead'

interface Move {
  readonly lead: LeadAnswer
  readonly to: LeadStatus
}

/** Leads in a column for each status. A card is moved by dragging it or by its menu: at once, and back where it is refused. */
export function LeadBoard({ query }: { readonly query: LeadQuery }) {
  const { mutate } = useSWRConfig()
  const [moves, setMoves] = useState<ReadonlyMap<number, Move>>(new Map())
  const [said, setSaid] = useState('')
  const [problem, setProblem] = useState<string>()
  /** Of each card that is under way, what its last move will have made of it. */
  const underWay = useRef(new Map<number, Promise<LeadAnswer>>())
  const move = async (lead: LeadAnswer, to: LeadStatus): Promise<void> => {
    if ((moves.get(lead.id)?.to ?? lead.status) === to) return
    setProblem(undefined)
    flushSync(() => setMoves((current) => new Map(current).set(lead.id, { lead, to })))
    focusCard(lead.id)
    const moved = moveAfter(underWay.current.get(lead.id) ?? Promise.resolve(lead), to)
    underWay.current.set(lead.id, moved)
    await moved
    await mutate((key) => typeof key === 'string' && key.startsWith(`${leadEndpoints.list.id} `))
    if (underWay.current.get(lead.id) !== moved) return
    underWay.current.delete(lead.id)
    const hasFocus = cardOf(lead.id)?.contains(document.activeElement)
    flushSync(() => setMoves((current) => new Map([...current].filter(([id]) => id !== lead.id))))
    if (hasFocus === true) focusCard(lead.id)
  }
  /** Who moves a card again before the first move is answered changes what that has made of it. */
  const moveAfter = async (before: Promise<LeadAnswer>, to: LeadStatus): Promise<LeadAnswer> => {
    const lead = await before
    try {
      const answer = await sendEndpoint(
        leadEndpoints.update,
        { params: lead, body: { status: to } },
        { version: lead.version },
      )
      setSaid(`${leadName(lead)} is ${STATUS_LABELS[to]} now.`)
      return answer
    } catch (error) {
      const why = error instanceof ApiProblem ? error.message : 'Something went wrong on this page. Try again.'
      setProblem(`${leadName(lead)} stays ${STATUS_LABELS[lead.status]}. ${why}`)
      return lead
    }
  }
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className="mt-3 rounded bg-danger-soft px-4 py-3 text-sm text-danger">
          {problem}
        </p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <section aria-label="Board" className="mt-3 flex gap-3 overflow-x-auto pb-3">
        {LEAD_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            query={query}
            status={status}
            moves={moves}
            onMove={(...args) => void move(...args)}
          />
        ))}
      </section>
    </>
  )
}

/** Where a card has gone, its menu keeps the focus; once it is drawn there. */
function focusCard(id: number): void {
  cardOf(id)?.querySelector('select')?.focus()
}

function cardOf(id: number): Element | null {
  return document.querySelector(`[data-lead="${id}"]`)
}

interface BoardColumnProps {
  readonly query: LeadQuery
  readonly status: LeadStatus
  /** Under way. */
  readonly moves: ReadonlyMap<number, Move>
  readonly onMove: (lead: LeadAnswer, to: LeadStatus) => void
}

function BoardColumn({ query, status, moves, onMove }: BoardColumnProps) {
  const [size, setSize] = useState<number>(SIZES[0])
  const list = useEndpoint(leadEndpoints.list, { query: { ...query, status, page: 1, page_size: size } })
  const mayMove = useMay(leadEndpoints.update)
  const nowMs = useNow()
  const found = list.data?.results ?? []
  const coming = [...moves.values()].filter(({ lead, to }) => to === status && !found.some(({ id }) => id === lead.id))
  const leads = [
    ...coming.map(({ lead }) => lead),
    ...found.filter(({ id }) => (moves.get(id)?.to ?? status) === status),
  ]
  const next = SIZES.find((each) => each > size)
  const count = list.data?.count ?? 0
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    const dragged = readDragged(event)
    if (dragged !== undefined) onMove(dragged, status)
  }
  return (
    <section aria-label={STATUS_LABELS[status]} className="flex w-72 shrink-0">
      <div
        className="flex min-w-0 flex-1 flex-col gap-2 rounded-lg border border-line bg-sunken p-2"
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault()
        }}
        onDrop={drop}
      >
        <h2 className="px-1 text-sm font-semibold">
          {STATUS_LABELS[status]} {list.data !== undefined && <span className="text-ink-soft">{count}</span>}
        </h2>
        <LoadFailure title="Not loaded" state={list} />
        {list.data !== undefined && leads.length === 0 && (
          <p className="px-1 py-6 text-center text-sm text-ink-soft">None</p>
        )}
        <ul className="space-y-2" aria-busy={list.data === undefined}>
          {leads.map((lead) => (
            <li key={lead.id} data-lead={lead.id}>
              <div
                draggable={mayMove && lead.deleted_at === null}
                onDragStart={(event) => event.dataTransfer.setData(DRAGGED, JSON.stringify(lead))}
                className="space-y-1 rounded border border-line bg-surface p-3 text-sm shadow-card"
              >
                <Link
                  to={`/dashboard/leads/view/${lead.id}`}
                  draggable={false}
                  className="font-medium hover:text-brand hover:underline"
                >
                  {leadName(lead)}
                </Link>
                {lead.listing_name !== null && <p className="text-ink-soft">{lead.listing_name}</p>}
                <p className="text-ink-soft">
                  {durationText(nowMs - Date.parse(lead.created_at))} old · {lead.assignee_name ?? 'Unassigned'}
                </p>
                <p>
                  <NextStep lead={lead} nowMs={nowMs} />
                </p>
                {mayMove && lead.deleted_at === null && (
                  <Select
                    aria-label={`Move ${leadName(lead)} to`}
                    value={moves.get(lead.id)?.to ?? status}
                    options={LEAD_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] }))}
                    onChange={({ target }) => {
                      const to = LEAD_STATUSES.find((known) => known === target.value)
                      if (to !== undefined) onMove(lead, to)
                    }}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        {count > found.length &&
          (next === undefined ? (
            <Link to={`?status=${status}`} className="p-2 text-center text-sm text-brand underline">
              All {count} in the list
            </Link>
          ) : (
            <Button kind="quiet" size="small" onClick={() => setSize(next)}>
              More
            </Button>
          ))}
      </div>
    </section>
  )
}

/** Of this page: what comes from elsewhere has no such card. */
function readDragged(event: DragEvent): LeadAnswer | undefined {
  const text = event.dataTransfer.getData(DRAGGED)
  return text === '' ? undefined : leadEndpoints.update.answer.safeParse(JSON.parse(text)).data
}
