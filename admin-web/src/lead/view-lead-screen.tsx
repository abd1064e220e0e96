import type { LeadAnswer, LeadTimelineEntry, LeadView } from '@tahanan/contracts/lead/lead.ts'
import { LEAD_LIMITS } from '@tahanan/contracts/lead/lead-limits.ts'
import { REPORT_REASON_LABELS } from '@tahanan/contracts/lead/report-reason.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { ButtonLink } from '@tahanan/web/ui/links.tsx'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { NotFoundScreen } from '../app/not-found-screen.tsx'
import { HistoryButton } from '../audit/history.tsx'
import { shownValue } from '../audit/audit-texts.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { SavingNotes } from '../form/saving-notes.tsx'
import { TextAreaField } from '../form/fields.tsx'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import { Facts } from '../screen/facts.tsx'
import { FormPart } from '../screen/form-part.tsx'
import { Loaded } from '../screen/loaded.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-session.ts'
import { lastListAddress } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { fieldText, leadName, SOURCE_LABELS } from './lead-labels.ts'
import { LeadViewings } from '../viewing/lead-viewings.tsx'
import { LeadHandling } from './lead-handling.tsx'
import { LeadStatusChip } from './lead-status-chip.tsx'
import { LeadReplies } from '../reply/lead-replies.tsx'
import { MergedLeads, SamePerson } from './same-person.tsx'
import { PersonDataButton } from './person-data-button.tsx'
import { useLeadChange } from './use-lead-change.ts'
import { Form } from '../form/form.tsx'

const ACTIONS = {
  create: 'added it',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  merge: 'merged',
  reply: 'began a reply',
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
  const changed = (): void => forget(leadEndpoints.list, leadEndpoints.get)
  const handling = useLeadChange(lead, changed)
  const isDeleted = lead.deleted_at !== null
  const isOpenToChange = mayChange && !isDeleted && lead.merged_into === null
  const list = lastListAddress('/dashboard/leads/', `/dashboard/leads/${lead.source}`)
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
        <HistoryButton record={{ noun: 'lead', id: lead.id }} name={leadName(lead)} />
        <PersonDataButton
          email={lead.email}
          phone={lead.phone}
          onErased={() => {
            forget(leadEndpoints.list)
            void navigate(list)
          }}
        />
        {isOpenToChange && (
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
        {lead.deleted_at !== null && (
          <p className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
            Deleted {momentText(lead.deleted_at)}. It is erased for good {LEAD_LIMITS.deletedDays} days later, unless it
            is restored.
          </p>
        )}
        {lead.merged_into !== null && (
          <p className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
            Merged into{' '}
            <Link to={`/dashboard/leads/view/${lead.merged_into}`} className="underline">
              another lead of this person
            </Link>
            . Go on there.
          </p>
        )}
        <SavingNotes saving={handling.saving} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 space-y-5">
          <LeadEnquiry lead={lead} />
          <MergedLeads leads={lead.merged} />
          <LeadReplies lead={lead} isOpen={isOpenToChange} onBegun={changed} />
          <LeadViewings leadId={lead.id} isFixed={isDeleted || lead.merged_into !== null} />
          <LeadTimeline lead={lead} isOpen={isOpenToChange} onNote={handling.addNote} />
        </div>
        <div className="space-y-5">
          <LeadHandling lead={lead} isFixed={!isOpenToChange} onChange={handling.change} />
          <SamePerson lead={lead} mayMerge={isOpenToChange} onMerged={changed} />
        </div>
      </div>
      {isDeleting && (
        <DeleteDialog
          title="Delete lead"
          name={leadName(lead)}
          onDelete={() => sendEndpoint(leadEndpoints.delete, { params: { id: lead.id } })}
          onDeleted={() => {
            changed()
            // Back to the list it came from (decision 108).
            void navigate(list)
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
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
      {lead.message !== '' && <p className="whitespace-pre-wrap border-t border-line pt-4">{lead.message}</p>}
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
  /** Whether notes can be written here. */
  readonly isOpen: boolean
  readonly onNote: (text: string) => Promise<boolean>
}

/** What happened to a lead, newest first, and the place to note what was said. */
function LeadTimeline({ lead, ...note }: LeadTimelineProps) {
  return (
    <FormPart title="Timeline">
      <NoteForm {...note} />
      <ol className="space-y-4">
        {lead.timeline.toReversed().map((entry, place) => (
          <li key={lead.timeline.length - place} className="border-l-2 border-line pl-4">
            <p className="text-sm text-ink-soft">
              {momentText(entry.at)} · {doneBy(entry)}
              {entry.lead !== lead.id && ` · ${lead.merged.find(({ id }) => id === entry.lead)?.reference ?? ''}`}
            </p>
            {entry.text !== null && <p className="whitespace-pre-wrap">{entry.text}</p>}
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
  if (entry.action === 'reply') {
    const begun = new Map(entry.changes.map(({ field, to }) => [field, to]))
    return <p>{[begun.get('channel'), begun.get('reply')].filter((word) => word !== '').join(': ')}</p>
  }
  if (entry.action !== 'update') return null
  return entry.changes.map(({ field, from, to }) => (
    <p key={field}>
      {fieldText(field)}: {shownValue(from, field)} → <strong className="font-semibold">{shownValue(to, field)}</strong>
    </p>
  ))
}

/** A note for the timeline; its text stays until it is saved. */
function NoteForm({ isOpen, onNote }: Omit<LeadTimelineProps, 'lead'>) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)
  useLeaveGuard(text.trim() !== '')
  const save = async () => {
    if (text.trim() === '') return
    setBusy(true)
    const isSaved = await onNote(text.trim())
    setBusy(false)
    if (isSaved) setText('')
  }
  // What is typed when a colleague deletes the lead, or merges it, stays to be copied.
  if (!isOpen && text === '') return null
  return (
    <Form className="space-y-3" onSubmit={() => void save()}>
      <TextAreaField label="Add a note" value={text} onChange={setText} />
      <Button type="submit" kind="secondary" isBusy={isBusy} disabled={!isOpen || text.trim() === ''}>
        Add note
      </Button>
    </Form>
  )
}
