import type { LeadAnswer } from '@tahanan/contracts/lead/lead.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { STATUS_LABELS } from './lead-labels.ts'

const TONES = {
  new: 'accent',
  contacted: 'brand',
  tripping: 'brand',
  reserved: 'success',
  closed: 'plain',
  lost: 'plain',
} as const

/** How far a lead is, and whether it is spam or deleted. */
export function LeadStatusChip({ lead }: { readonly lead: LeadAnswer }) {
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      <Chip tone={TONES[lead.status]}>{STATUS_LABELS[lead.status]}</Chip>
      {lead.is_spam && <Chip tone="danger">Spam</Chip>}
      {lead.deleted_at !== null && <Chip tone="warning">Deleted</Chip>}
    </span>
  )
}
