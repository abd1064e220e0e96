import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { Link } from 'react-router-dom'
import { FormPart } from '../screen/form-part.tsx'
import { momentText } from '../time/moment-text.ts'
import { LeadStatusChip } from './lead-status-chip.tsx'

/** What the same person asked at other times, known by phone or e-mail (decision 113). */
export function SamePerson({ leads }: { readonly leads: readonly LeadAnswer[] }) {
  if (leads.length === 0) return null
  return (
    <FormPart title="Same person">
      <ul className="space-y-3">
        {leads.map((lead) => (
          <li key={lead.id}>
            <Link to={`/dashboard/leads/view/${lead.id}`} className="font-medium hover:text-brand hover:underline">
              {lead.fullname}
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
