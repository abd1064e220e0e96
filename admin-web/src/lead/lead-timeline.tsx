import type { LeadTimelineEntry } from '@tahanan/contracts/lead/lead-timeline-entry.ts'
import type { LeadView } from '@tahanan/contracts/lead/lead-view.ts'
import { shownValue } from '../audit/shown-value.ts'
import { FormPart } from '../screen/form-part.tsx'
import { momentText } from '../time/moment-text.ts'
import { fieldText } from './field-text.ts'
import { NoteForm } from './note-form.tsx'

interface LeadTimelineProps {
  readonly lead: LeadView
  /** Who may not write notes has none. */
  readonly onNote: ((text: string) => Promise<boolean>) | undefined
}

const ACTIONS = {
  create: 'added it',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  note: 'noted',
} as const

/** What happened to a lead, newest first, and the place to note what was said. */
export function LeadTimeline({ lead, onNote }: LeadTimelineProps) {
  return (
    <FormPart title="Timeline">
      {onNote !== undefined && <NoteForm onNote={onNote} />}
      <ol className="space-y-4">
        {lead.timeline.toReversed().map((entry, place) => (
          <li key={lead.timeline.length - place} className="border-l-2 border-line pl-4">
            <p className="text-sm text-ink-soft">
              {momentText(entry.at)} · {doneBy(entry)}
            </p>
            {entry.text !== null && <p className="whitespace-pre-wrap break-words">{entry.text}</p>}
            <Changes entry={entry} />
          </li>
        ))}
      </ol>
    </FormPart>
  )
}

function doneBy({ by, action }: LeadTimelineEntry): string {
  if (by === null && action === 'create') return 'A visitor sent it'
  return `${by?.name ?? 'System'} ${ACTIONS[action]}`
}

function Changes({ entry }: { readonly entry: LeadTimelineEntry }) {
  if (entry.action !== 'update') return null
  return entry.changes.map(({ field, from, to }) => (
    <p key={field}>
      {fieldText(field)}: {shownValue(from)} → <strong className="font-semibold">{shownValue(to)}</strong>
    </p>
  ))
}
