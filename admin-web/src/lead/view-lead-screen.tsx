import type { LeadAnswer, LeadTimelineEntry, LeadView } from '@tahanan/contracts/lead/lead.ts'
import { REPORT_REASON_LABELS } from '@tahanan/contracts/lead/report-reason.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useEndpoint, useForget } from '../api/use-endpoint.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { shownValue } from '../audit/audit-texts.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { Failure } from '../form/failure.tsx'
import { TextAreaField } from '../form/text-area-field.tsx'
import { WaitingNote } from '../form/waiting-note.tsx'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { momentText } from '../time/time-texts.ts'
import { fieldText, leadName, SOURCE_LABELS } from './lead-labels.ts'
import { LeadHandling } from './lead-handling.tsx'
import { LeadStatusChip } from './lead-status-chip.tsx'
import { useLeadChange } from './use-lead-change.ts'

const ACTIONS = {
  create: 'added it',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  note: 'noted',
} as const

const LINK = 'text-brand underline underline-offset-4'

/** One lead: who it is, what they ask, what has been done, and what comes next. */
export function ViewLeadScreen() {
  const id = Number(useParams()['id'])
  const isId = Number.isSafeInteger(id) && id > 0
  const state = useEndpoint(leadEndpoints.get, isId ? { params: { id } } : null)
  if (!isId) return <NotFoundScreen />
  return <Loaded state={state}>{(lead) => <LeadDesk key={lead.id} lead={lead} />}</Loaded>
}

/** A lead, for whoever deals with it. */
function LeadDesk({ lead }: { readonly lead: LeadView }) {
  const navigate = useNavigate()
  const forget = useForget()
  const mayChange = useMay(leadEndpoints.update)
  const [isDeleting, setDeleting] = useState(false)
  const handling = useLeadChange(lead, () => forget(leadEndpoints.list, leadEndpoints.get))
  const isDeleted = lead.deleted_at !== null
  const list = `/dashboard/leads/${lead.source}`
  return (
    <>
      <ScreenHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {leadName(lead)} <LeadStatusChip lead={lead} />
          </span>
        }
      >
        <ButtonLink kind="secondary" icon="chevron-left" to={list}>
          Back
        </ButtonLink>
        {mayChange && !isDeleted && (
          <>
            <Button
              kind="secondary"
              onClick={() =>
                void handling.change(lead.is_spam ? { is_spam: false } : { is_spam: true, status: 'closed' })
              }
            >
              {lead.is_spam ? 'Not spam' : 'Spam'}
            </Button>
            <Button kind="danger" icon="trash" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </>
        )}
        {mayChange && isDeleted && <Button onClick={() => void handling.restore()}>Restore</Button>}
      </ScreenHead>
      <div className="mb-4 space-y-3">
        <Failure problem={handling.problem} />
        <WaitingNote saving={handling.saving} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 space-y-5">
          <LeadEnquiry lead={lead} />
          <LeadTimeline lead={lead} onNote={mayChange && !isDeleted ? handling.addNote : undefined} />
        </div>
        <div className="space-y-5">
          <LeadHandling lead={lead} isFixed={!mayChange || isDeleted} onChange={handling.change} />
          <SamePerson leads={lead.same_person} />
        </div>
      </div>
      {isDeleting && (
        <DeleteDialog
          title="Delete lead"
          name={leadName(lead)}
          onDelete={() => sendEndpoint(leadEndpoints.delete, { params: { id: lead.id } })}
          onDeleted={() => {
            forget(leadEndpoints.list, leadEndpoints.get)
            // Back to the list it came from (decision 108).
            void navigate(list)
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}

/** What the same person asked at other times, known by phone or e-mail (decision 113). */
function SamePerson({ leads }: { readonly leads: readonly LeadAnswer[] }) {
  if (leads.length === 0) return null
  return (
    <FormPart title="Same person">
      <ul className="space-y-3">
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link to={`/dashboard/leads/view/${lead.id}`} className="font-medium hover:text-brand hover:underline">
              {leadName(lead)}
            </Link>
            <p className="text-sm text-ink-soft">
              {momentText(lead.created_at)}
              {lead.listing_name !== null && ` · ${lead.listing_name}`}
            </p>
            <LeadStatusChip lead={lead} />
          </li>
        ))}
      </ul>
    </FormPart>
  )
}

/** What came in, as it came: text, never HTML. */
function LeadEnquiry({ lead }: { readonly lead: LeadAnswer }) {
  const { phone, phone_e164: e164, email, consent_at: consentAt, added_by: addedBy } = lead
  return (
    <FormPart title={lead.report_reason === null ? 'Enquiry' : 'Report'}>
      <Facts
        facts={[
          ['Reference', lead.reference],
          ['Source', SOURCE_LABELS[lead.source]],
          ['Reason', lead.report_reason === null ? '' : REPORT_REASON_LABELS[lead.report_reason]],
          ['Received', momentText(lead.created_at)],
          ['Added by', addedBy?.name],
          [
            'Phone',
            e164 === null ? (
              phone
            ) : (
              <a href={`tel:${e164}`} className={LINK}>
                {phone}
              </a>
            ),
          ],
          [
            'E-mail',
            email === '' ? (
              ''
            ) : (
              <a href={`mailto:${encodeURIComponent(email)}`} className={LINK}>
                {email}
              </a>
            ),
          ],
          ['About', <LeadListing key="listing" lead={lead} />],
          ['Price seen', lead.listing_price],
          ['Consent', consentAt === null ? 'Not given' : momentText(consentAt)],
        ]}
      />
      {lead.message !== '' && (
        <p className="whitespace-pre-wrap break-words border-t border-line pt-4">{lead.message}</p>
      )}
    </FormPart>
  )
}

/** The listing as it was when it was asked about, and the way to it. */
function LeadListing({ lead }: { readonly lead: LeadAnswer }) {
  const { listing_url: url, listing_name: name, listing_slug: slug } = lead
  const label = name ?? slug ?? url
  if (label === null) return 'No listing'
  return url === null ? (
    label
  ) : (
    <a href={url} target="_blank" rel="noreferrer" className={LINK}>
      {label}
    </a>
  )
}

interface LeadTimelineProps {
  readonly lead: LeadView
  /** Who may not write notes has none. */
  readonly onNote: ((text: string) => Promise<boolean>) | undefined
}

/** What happened to a lead, newest first, and the place to note what was said. */
function LeadTimeline({ lead, onNote }: LeadTimelineProps) {
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

/** A note for the timeline; its text stays until it is saved. */
function NoteForm({ onNote }: { readonly onNote: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    if (text.trim() === '') return
    setBusy(true)
    const isSaved = await onNote(text.trim())
    setBusy(false)
    if (isSaved) setText('')
  }
  return (
    <form
      noValidate
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextAreaField label="Add a note" value={text} onChange={setText} />
      <Button type="submit" kind="secondary" isBusy={isBusy} disabled={text.trim() === ''}>
        Add note
      </Button>
    </form>
  )
}
