import type { AuditEntryAnswer } from '@tahanan/contracts/audit/audit-entry-answer.ts'
import { Link } from 'react-router-dom'
import type { Column } from '../table/column.ts'
import { momentText } from '../time/moment-text.ts'
import { actionText } from './action-text.ts'
import { AuditChanges } from './audit-changes.tsx'

const LINK = 'hover:text-brand hover:underline'

/** Who and what lead to their own part of the trail. */
export const AUDIT_COLUMNS: readonly Column<AuditEntryAnswer>[] = [
  { heading: 'When', show: ({ at }) => momentText(at), className: 'md:w-44 !align-top' },
  {
    heading: 'Who',
    className: '!align-top',
    show: ({ actor, role }) => (
      <>
        <Link to={`/dashboard/audit?actor=${actor?.id ?? 'system'}`} className={`${LINK} font-medium`}>
          {actor?.name ?? 'System'}
        </Link>
        {actor !== null && <span className="text-ink-soft"> ({role})</span>}
      </>
    ),
  },
  { heading: 'Did', show: ({ action }) => actionText(action), className: '!align-top' },
  {
    heading: 'Record',
    className: '!align-top',
    show: ({ noun, record_id: id }) =>
      // 0: about no single one.
      id === 0 ? (
        noun
      ) : (
        <Link to={`/dashboard/audit?noun=${noun}&id=${id}`} className={LINK}>
          {noun} {id}
        </Link>
      ),
  },
  { heading: 'Changes', show: (entry) => <AuditChanges entry={entry} />, className: '!align-top md:max-w-md' },
]
