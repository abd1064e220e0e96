import type { LeadAnswer, LeadView } from '@tahanan/contracts/lead/lead.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { useSaving } from '../form/use-saving.ts'
import { FormPart } from '../screen/form-part.tsx'
import { momentText } from '../time/time-texts.ts'
import { leadName } from './lead-labels.ts'
import { LeadStatusChip } from './lead-status-chip.tsx'

interface SamePersonProps {
  readonly lead: LeadView
  /** Who may not change leads merges none. */
  readonly mayMerge: boolean
  readonly onMerged: () => void
}

/** What the same person asked at other times, known by phone or e-mail (decision 113), and the way to keep it as one. */
export function SamePerson({ lead, mayMerge, onMerged }: SamePersonProps) {
  const [isMerging, setMerging] = useState(false)
  const others = lead.same_person
  if (others.length === 0) return null
  const mergeable = others.filter((other) => other.deleted_at === null && !other.is_spam)
  return (
    <FormPart title="Same person">
      <p className="text-sm text-ink-soft">{others.length} more from this person</p>
      <ul className="space-y-3">
        {others.map((other) => (
          <li key={other.id}>
            <Link to={`/dashboard/leads/view/${other.id}`} className="font-medium hover:text-brand hover:underline">
              {leadName(other)}
            </Link>
            <LeadWhen lead={other} />
            <LeadStatusChip lead={other} />
          </li>
        ))}
      </ul>
      {mayMerge && mergeable.length > 0 && (
        <Button kind="secondary" onClick={() => setMerging(true)}>
          Merge…
        </Button>
      )}
      {isMerging && (
        <MergeDialog lead={lead} others={mergeable} onMerged={onMerged} onClose={() => setMerging(false)} />
      )}
    </FormPart>
  )
}

function LeadWhen({ lead }: { readonly lead: LeadAnswer }) {
  return (
    <p className="text-sm text-ink-soft">
      {momentText(lead.created_at)}
      {lead.listing_name !== null && ` · ${lead.listing_name}`}
    </p>
  )
}

interface MergeDialogProps {
  readonly lead: LeadView
  readonly others: readonly LeadAnswer[]
  readonly onMerged: () => void
  readonly onClose: () => void
}

/** Which leads to keep under this one, and what that means. */
function MergeDialog({ lead, others, onMerged, onClose }: MergeDialogProps) {
  const all = others.map(({ id }) => id)
  const [chosen, setChosen] = useState<readonly number[]>(all)
  const saving = useSaving()
  const merge = async (): Promise<void> => {
    if (saving.refuse(chosen.length === 0 ? { leads: ['Choose what to merge.'] } : {})) return
    const isDone = await saving.run(() =>
      sendEndpoint(leadEndpoints.merge, { params: lead, body: { leads: [...chosen] } }, { version: lead.version }),
    )
    onMerged()
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title="Merge leads of one person"
      submitLabel="Merge"
      saving={saving}
      isDirty={chosen.length !== all.length}
      onClose={onClose}
      onSubmit={() => void merge()}
    >
      <p>
        <strong className="font-semibold">
          {leadName(lead)}, {lead.reference}
        </strong>{' '}
        stays, with its status, assignee and next step. What you choose leaves the lists; its message, viewings and
        notes are kept, and shown with the one that stays. This cannot be taken back.
      </p>
      <fieldset className="space-y-2">
        <legend className="mb-1.5 text-sm font-medium">Keep under it</legend>
        {others.map((other) => (
          <label key={other.id} className="flex items-start gap-3 py-1">
            <input
              type="checkbox"
              className="mt-0.5 size-5 accent-brand"
              checked={chosen.includes(other.id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, other.id] : chosen.filter((id) => id !== other.id))
              }
            />
            <span className="min-w-0">
              {leadName(other)}, {other.reference}
              <LeadWhen lead={other} />
            </span>
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}

/** What was merged into a lead, in the person's own words. */
export function MergedLeads({ leads }: { readonly leads: readonly LeadAnswer[] }) {
  if (leads.length === 0) return null
  return (
    <FormPart title="Also from this person">
      <ul className="space-y-4">
        {leads.map((lead) => (
          <li key={lead.id} className="border-l-2 border-line pl-4">
            <p className="font-medium">
              {leadName(lead)}, {lead.reference}
            </p>
            <LeadWhen lead={lead} />
            <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
              {[lead.phone, lead.email].filter((contact) => contact !== '').join(' · ')}
            </p>
            {lead.message !== '' && <p className="whitespace-pre-wrap">{lead.message}</p>}
          </li>
        ))}
      </ul>
    </FormPart>
  )
}
