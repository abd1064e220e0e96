import { auditEndpoints } from '@tahanan/contracts/audit/audit.endpoints.ts'
import type { HistoryNoun } from '@tahanan/contracts/audit/history.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { EmptyState } from '@tahanan/web/ui/empty-state.tsx'
import { useState } from 'react'
import { useEndpoint } from '../api/endpoint-calls.ts'
import { Loaded } from '../screen/loaded.tsx'
import { momentText } from '../time/time-texts.ts'
import { AuditChanges } from './audit-changes.tsx'
import { actionText, beforeOf } from './audit-texts.ts'

interface HistoryRecord {
  readonly noun: HistoryNoun
  readonly id: number
}

export interface HistoryDialogProps {
  readonly record: HistoryRecord
  readonly name: string
  readonly onClose: () => void
}

/** Who changed what of a record, and when: the newest first. */
export function HistoryDialog({ record, name, onClose }: HistoryDialogProps) {
  return (
    <Dialog isOpen size="wide" title={`History of ${name}`} onClose={onClose}>
      <div className="space-y-4">
        <HistoryPage record={record} />
      </div>
    </Dialog>
  )
}

/** One page, and after it the older ones that were asked for. */
function HistoryPage({ record, before }: { readonly record: HistoryRecord; readonly before?: string }) {
  const [isOlderAsked, askOlder] = useState(false)
  const input = { params: { noun: record.noun, id: String(record.id) }, query: { before } }
  const state = useEndpoint(auditEndpoints.history, input, { keepPreviousData: false })
  return (
    <Loaded state={state}>
      {({ results, next }) => {
        if (results.length === 0) return <EmptyState title="Nothing has been changed yet" />
        const older = beforeOf(next)
        return (
          <>
            <ol className="space-y-4">
              {results.map((entry) => (
                <li key={entry.id} className="border-l-2 border-line pl-4">
                  <p>
                    <span className="font-medium">{entry.actor?.name ?? 'System'}</span> {actionText(entry.action)}{' '}
                    <span className="text-sm text-ink-soft">{momentText(entry.at)}</span>
                  </p>
                  {entry.changes.length > 0 && <AuditChanges entry={entry} />}
                </li>
              ))}
            </ol>
            {older !== null && isOlderAsked && <HistoryPage record={record} before={older} />}
            {older !== null && !isOlderAsked && (
              <Button kind="secondary" size="small" onClick={() => askOlder(true)}>
                Older
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
