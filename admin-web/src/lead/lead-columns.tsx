import type { LeadAnswer } from '@tahanan/contracts/lead/lead-answer.ts'
import { Link } from 'react-router-dom'
import type { Column } from '../table/column.ts'
import { dayText } from '../time/day-text.ts'
import { momentText } from '../time/moment-text.ts'
import { LeadStatusChip } from './lead-status-chip.tsx'
import { SOURCE_LABELS } from './lead-labels.ts'

export const LEAD_COLUMNS: readonly Column<LeadAnswer>[] = [
  { heading: 'Received', show: ({ created_at: at }) => <span className="whitespace-nowrap">{momentText(at)}</span> },
  {
    heading: 'Name',
    show: ({ id, fullname }) => (
      <Link to={`/dashboard/leads/view/${id}`} className="break-words font-medium hover:text-brand hover:underline">
        {fullname}
      </Link>
    ),
  },
  {
    heading: 'Contact',
    className: 'md:min-w-44',
    show: ({ phone, email }) => (
      <>
        <span className="whitespace-nowrap">{phone}</span>
        {phone !== '' && email !== '' && <br />}
        <span className="[overflow-wrap:anywhere]">{email}</span>
      </>
    ),
  },
  { heading: 'Source', show: ({ source }) => SOURCE_LABELS[source] },
  { heading: 'About', show: ({ listing_name: name }) => name ?? '—' },
  { heading: 'Status', show: (lead) => <LeadStatusChip lead={lead} /> },
  {
    heading: 'Follow-up',
    show: ({ next_follow_up_on: day }) => (day === null ? '—' : dayText(day)),
    className: 'whitespace-nowrap',
  },
]
