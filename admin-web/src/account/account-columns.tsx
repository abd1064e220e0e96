import type { AccountAnswer } from '@tahanan/contracts/account/account-answer.ts'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import type { Column } from '../table/column.ts'
import { momentText } from '../time/moment-text.ts'
import { ROLE_LABELS, STATE_LABELS } from './account-labels.ts'

const TONES = { pending: 'warning', active: 'success', closed: 'plain' } as const

export const ACCOUNT_COLUMNS: readonly Column<AccountAnswer>[] = [
  { heading: 'Name', show: ({ name }) => <span className="break-words font-medium">{name}</span> },
  {
    heading: 'User name',
    show: ({ username, email }) => (
      <span className="break-all">
        {username}
        {email !== null && email !== username && (
          <>
            <br />
            {email}
          </>
        )}
      </span>
    ),
  },
  // What a registration has is given at its approval.
  { heading: 'Role', show: ({ role, state }) => (state === 'pending' ? '—' : ROLE_LABELS[role]) },
  { heading: 'State', show: ({ state }) => <Chip tone={TONES[state]}>{STATE_LABELS[state]}</Chip> },
  { heading: 'Since', show: ({ created_at: at }) => momentText(at) },
  { heading: 'Last seen', show: ({ last_seen_at: at }) => (at === null ? '—' : momentText(at)) },
]
