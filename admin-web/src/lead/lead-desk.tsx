import type { LeadView } from '@tahanan/contracts/lead/lead-view.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { ButtonLink } from '@tahanan/web/ui/button-link.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { Failure } from '../form/failure.tsx'
import { WaitingNote } from '../form/waiting-note.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useMay } from '../session/use-may.ts'
import { LeadEnquiry } from './lead-enquiry.tsx'
import { LeadHandling } from './lead-handling.tsx'
import { LeadStatusChip } from './lead-status-chip.tsx'
import { LeadTimeline } from './lead-timeline.tsx'
import { SamePerson } from './same-person.tsx'
import { useLeadChange } from './use-lead-change.ts'

/** A lead on the desk of whoever deals with it. */
export function LeadDesk({ lead }: { readonly lead: LeadView }) {
  const navigate = useNavigate()
  const forget = useForget()
  const mayChange = useMay(leadEndpoints.update)
  const [isDeleting, setDeleting] = useState(false)
  const desk = useLeadChange(lead, () => forget(leadEndpoints.list, leadEndpoints.get))
  const isDeleted = lead.deleted_at !== null
  const list = `/dashboard/leads/${lead.source}`
  return (
    <>
      <ScreenHead
        title={
          <span className="flex flex-wrap items-center gap-3">
            {lead.fullname} <LeadStatusChip lead={lead} />
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
              onClick={() => void desk.change(lead.is_spam ? { is_spam: false } : { is_spam: true, status: 'closed' })}
            >
              {lead.is_spam ? 'Not spam' : 'Spam'}
            </Button>
            <Button kind="danger" icon="trash" onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </>
        )}
        {mayChange && isDeleted && <Button onClick={() => void desk.restore()}>Restore</Button>}
      </ScreenHead>
      <div className="mb-4 space-y-3">
        <Failure problem={desk.problem} />
        <WaitingNote saving={desk.saving} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0 space-y-5">
          <LeadEnquiry lead={lead} />
          <LeadTimeline lead={lead} onNote={mayChange && !isDeleted ? desk.addNote : undefined} />
        </div>
        <div className="space-y-5">
          <LeadHandling lead={lead} isFixed={!mayChange || isDeleted} onChange={desk.change} />
          <SamePerson leads={lead.same_person} />
        </div>
      </div>
      {isDeleting && (
        <DeleteDialog
          title="Delete lead"
          name={lead.fullname}
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
