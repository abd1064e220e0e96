import type { HistoryEntry } from '@tahanan/contracts/audit/history.ts'
import { fieldText } from '../lead/lead-labels.ts'
import { shownValue } from './audit-texts.ts'

/** So many fields are seen at once; the rest of a long creation unfolds. */
const SHOWN = 3

/** What tells machines something, and people little. */
const LAST = new Set(['hash'])

/** What an entry changed, field by field, from and to. */
export function AuditChanges({ entry: { changes, action } }: { readonly entry: HistoryEntry }) {
  if (changes.length === 0) return <span className="text-ink-soft">—</span>
  const ordered = changes.toSorted((a, b) => Number(LAST.has(a.field)) - Number(LAST.has(b.field)))
  const lines = ordered.map(({ field, from, to }) => (
    <li key={field} className="[overflow-wrap:anywhere]">
      <span className="text-ink-soft">{fieldText(field)}:</span>{' '}
      {action !== 'create' && (
        <>
          <span className="text-ink-soft line-through decoration-ink-soft/50">{shownValue(from, field)}</span>
          <span className="sr-only"> became </span>
          <span aria-hidden> → </span>
        </>
      )}
      <span className="font-medium">{shownValue(to, field)}</span>
    </li>
  ))
  return (
    <>
      <ul className="space-y-0.5">{lines.slice(0, SHOWN)}</ul>
      {lines.length > SHOWN && (
        <details>
          <summary className="cursor-pointer py-1 text-brand">{lines.length - SHOWN} more fields</summary>
          <ul className="space-y-0.5">{lines.slice(SHOWN)}</ul>
        </details>
      )}
    </>
  )
}
