import type { ListingListItem } from '@tahanan/contracts/listing/listing-answers.ts'
import { BULK_LISTINGS_MAX, type BulkResult } from '@tahanan/contracts/listing/listing-bulk.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { randomKey, useIdempotencyKey } from '@tahanan/web/ui/idempotency-key.ts'
import { Toast } from '@tahanan/web/ui/toast.tsx'
import { useCallback, useEffect, useState } from 'react'
import { sendEndpoint, useForget } from '../api/endpoint-calls.ts'
import { useSaving } from '../form/use-saving.ts'
import type { Selection } from '../table/use-selection.ts'
import { viewEndpoints } from '@tahanan/contracts/view/view.endpoints.ts'
import { BULK_ACTIONS, type BulkAction } from './bulk-actions.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import { listingsText } from '../screen/count-texts.ts'

const UNDO_MS = 10_000

interface BulkBarProps {
  readonly selection: Selection<ListingListItem>
  /** Rows of the page. */
  readonly shown: readonly ListingListItem[]
}

/** What can be done with the chosen listings, and for a while afterwards its undo. */
export function BulkBar({ selection, shown }: BulkBarProps) {
  const [action, setAction] = useState<BulkAction>()
  const [done, setDone] = useState<Done>()
  const end = useCallback(() => setDone(undefined), [])
  const forget = useForget()
  const { rows, choose, replace } = selection
  const { list, get, fetchEdit, fetchView } = listingEndpoints
  const finish = (said: Done): void => {
    setDone(said)
    forget(list, get, fetchEdit, fetchView, viewEndpoints.counts)
  }
  return (
    <>
      {rows.length > 0 && (
        <div
          role="group"
          aria-label="Chosen listings"
          className="sticky bottom-0 z-20 flex items-center gap-1 overflow-x-auto border-t md:flex-wrap border-line bg-surface p-2 shadow-raised"
        >
          <p role="status" className="shrink-0 px-2 text-sm font-medium">
            {rows.length} chosen{rows.length === BULK_LISTINGS_MAX && ', no more at once'}
          </p>
          {BULK_ACTIONS.map((one) => (
            <Button
              key={one.label}
              kind="quiet"
              size="small"
              className={one.change?.is_deleted === true ? '!text-danger' : ''}
              onClick={() => setAction(one)}
            >
              {one.label}
            </Button>
          ))}
          <Button kind="quiet" size="small" onClick={() => choose(shown, true)}>
            All on this page
          </Button>
          <Button kind="quiet" size="small" onClick={() => replace([])}>
            Choose none
          </Button>
        </div>
      )}
      {action !== undefined && (
        <BulkDialog
          action={action}
          listings={rows}
          onClose={() => setAction(undefined)}
          onDone={(results) => {
            setAction(undefined)
            finish({ key: randomKey(), results, names: namesOf(rows), says: action.done, canUndo: true })
            replace(rows.filter(({ id }) => results.some((one) => one.id === id && one.outcome === 'refused')))
          }}
        />
      )}
      {done !== undefined && <DoneToast key={done.key} done={done} onUndone={finish} onEnd={end} />}
    </>
  )
}

function namesOf(rows: readonly ListingListItem[]): ReadonlyMap<number, string> {
  return new Map(rows.map(({ id, name }) => [id, name]))
}

interface Done {
  /** Another for each. */
  readonly key: string
  readonly results: readonly BulkResult[]
  readonly names: ReadonlyMap<number, string>
  /** `published`. */
  readonly says: string
  readonly canUndo: boolean
}

interface DoneToastProps {
  readonly done: Done
  readonly onUndone: (done: Done) => void
  readonly onEnd: () => void
}

/** How many were done, what was refused meanwhile, and once the way back, which Ctrl+Z goes as well. */
function DoneToast({ done, onUndone, onEnd }: DoneToastProps) {
  const { results, names, says, canUndo } = done
  const saving = useSaving()
  const undo = results.flatMap((result) => result.undo ?? [])
  const refused = results.filter(({ outcome }) => outcome === 'refused')
  const idempotencyKey = useIdempotencyKey(undo)
  const isUndoable = canUndo && undo.length > 0
  const putBack = (): void => {
    void saving.run(async () => {
      const answer = await sendEndpoint(listingEndpoints.bulk, { body: { listings: undo } }, { idempotencyKey })
      onUndone({ key: randomKey(), results: answer.results, names, says: 'put back', canUndo: false })
    })
  }
  const { isRunning } = saving
  useEffect(() => {
    if (isRunning) return undefined
    const timer = setTimeout(onEnd, UNDO_MS)
    return () => clearTimeout(timer)
  }, [isRunning, onEnd])
  useEffect(() => {
    if (!isUndoable) return undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      const isWriting = event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea')
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isWriting) return
      event.preventDefault()
      putBack()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  const tone = saving.problem !== undefined || refused.length > 0 ? 'danger' : 'success'
  return (
    <Toast tone={tone}>
      <span>
        {listingsText(undo.length)} {says}.
        {refused.slice(0, 3).map(({ id, reason }) => ` ${names.get(id)} stays as it is: ${reason}`)}
        {refused.length > 3 && ` And ${refused.length - 3} others.`}
        {saving.problem !== undefined && ` ${saving.problem.message}`}
      </span>
      {isUndoable && (
        <Button kind="secondary" size="small" title="Ctrl+Z" isBusy={saving.isRunning} onClick={putBack}>
          Undo
        </Button>
      )}
    </Toast>
  )
}
