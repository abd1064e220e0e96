import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { leadEndpoints } from '@tahanan/contracts/lead/lead.endpoints.ts'
import { Toast } from '@tahanan/web/ui/toast.tsx'
import { useMay } from '../session/use-may.ts'
import { RowActions } from '../table/row-actions.tsx'
import { useLeadChange } from './use-lead-change.ts'

interface LeadRowActionsProps {
  readonly lead: LeadAnswer
  readonly onChanged: () => void
  readonly onDelete: () => void
}

/** View; spam and its undo (decision 105); delete and restore. */
export function LeadRowActions({ lead, onChanged, onDelete }: LeadRowActionsProps) {
  const mayChange = useMay(leadEndpoints.update)
  const { change, restore, problem } = useLeadChange(lead, onChanged)
  const isDeleted = lead.deleted_at !== null
  return (
    <>
      <RowActions
        name={lead.fullname}
        actions={[
          { label: 'View', to: `/dashboard/leads/view/${lead.id}` },
          mayChange &&
            !isDeleted &&
            !lead.is_spam && { label: 'Spam', onSelect: () => void change({ is_spam: true, status: 'closed' }) },
          mayChange &&
            !isDeleted &&
            lead.is_spam && { label: 'Not spam', onSelect: () => void change({ is_spam: false }) },
          mayChange && !isDeleted && { label: 'Delete', isDangerous: true, onSelect: onDelete },
          mayChange && isDeleted && { label: 'Restore', onSelect: () => void restore() },
        ]}
      />
      {problem !== undefined && <Toast tone="danger">{problem.message}</Toast>}
    </>
  )
}
