import type { ImportAnswer } from '@tahanan/contracts/import/import-run.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { buttonClasses } from '@tahanan/web/ui/classes.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { randomKey } from '@tahanan/web/ui/idempotency-key.ts'
import { sendEndpoint, useEndpoint, useForget } from '../api/endpoint-calls.ts'
import { DeleteDialog } from '../dialog/delete-dialog.tsx'
import { SavingNotes } from '../form/saving-notes.tsx'
import { useSaving } from '../form/use-saving.ts'
import { fileSizeText } from '../upload/upload-rules.ts'
import { ScreenHead } from '../screen/screen-head.tsx'
import { type Column, DataTable } from '../table/data-table.tsx'
import { RowActions } from '../table/row-actions.tsx'
import { useTableAddress } from '../table/use-table-address.ts'
import { momentText } from '../time/time-texts.ts'
import { ImportStateChip } from './import-state-chip.tsx'

/** A run in the history. */
const IMPORT_COLUMNS: readonly Column<ImportAnswer>[] = [
  { heading: 'File', show: ({ file_name: name }) => name },
  { heading: 'Size', show: ({ size_bytes: size }) => fileSizeText(size), className: 'w-28' },
  { heading: 'State', show: ({ state }) => <ImportStateChip state={state} />, className: 'w-40' },
  { heading: 'Rows', show: ({ counts }) => `${counts.rows}, ${counts.rejected} rejected` },
  { heading: 'By', show: ({ account }) => account?.name ?? '' },
  { heading: 'Brought', show: ({ created_at: at }) => momentText(at) },
]

const LIST_MS = 5_000

/** Spreadsheets of listings: bringing one, and those of the last 30 days. */
export function ImportsScreen() {
  const table = useTableAddress()
  const list = useEndpoint(importEndpoints.list, { query: table.query }, { refreshInterval: LIST_MS })
  const forget = useForget()
  const [deleting, setDeleting] = useState<ImportAnswer>()
  return (
    <>
      <ScreenHead title="Import" />
      <div className="space-y-5">
        <BringFile />
        <DataTable
          noun="imports"
          table={table}
          list={list}
          columns={IMPORT_COLUMNS}
          actions={(run) => (
            <RowActions
              name={run.file_name}
              actions={[
                { label: 'Open', to: `/dashboard/import/${run.id}` },
                { label: 'Delete', isDangerous: true, onSelect: () => setDeleting(run) },
              ]}
            />
          )}
        />
      </div>
      {deleting !== undefined && (
        <DeleteDialog
          title="Delete import"
          name={deleting.file_name}
          onDelete={() => sendEndpoint(importEndpoints.delete, { params: { id: deleting.id } })}
          onDeleted={() => forget(importEndpoints.list)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

/** Sends a spreadsheet, and opens its import. Stopped, or left, it is as if it had never been chosen. */
function BringFile() {
  const saving = useSaving()
  const forget = useForget()
  const navigate = useNavigate()
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const upload = useRef<AbortController>(undefined)
  useEffect(() => () => upload.current?.abort(), [])
  const bring = async (file: File): Promise<void> => {
    const controller = new AbortController()
    upload.current = controller
    const { signal } = controller
    const options = {
      idempotencyKey: randomKey(),
      signal,
      onProgress: (share: number) => setSending({ name: file.name, share }),
    }
    setSending({ name: file.name, share: 0 })
    await saving.run(async () => {
      try {
        const run = await sendEndpoint(importEndpoints.create, { body: { file: [file] } }, options)
        forget(importEndpoints.list)
        if (!signal.aborted) await navigate(`/dashboard/import/${run.id}`)
      } catch (error) {
        if (!signal.aborted) throw error
      }
    })
    setSending(undefined)
  }
  const stop = (): void => {
    upload.current?.abort()
    saving.stop()
  }
  return (
    <div className="space-y-3">
      <DropZone isDisabled={saving.isRunning} onFile={(file) => void bring(file)} />
      {sending !== undefined && (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <p role="status" className="min-w-0 truncate">
            {sending.share < 1 ? `Sending ${sending.name}` : `${sending.name} is being looked at`}
          </p>
          <progress
            aria-label={`Sending ${sending.name}`}
            value={sending.share}
            className="h-2 min-w-24 max-w-md flex-1 accent-brand"
          />
          <Button kind="secondary" size="small" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      <SavingNotes saving={saving} />
    </div>
  )
}

const ONE_AT_A_TIME = 'One file at a time, please: none of these was taken.'

const STILL_SENDING = 'Another file is being sent: wait until it is there, or stop it first.'

interface DropZoneProps {
  readonly onFile: (file: File) => void
  readonly isDisabled: boolean
}

/** Where a spreadsheet is dropped, or chosen. */
function DropZone({ onFile, isDisabled }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState('')
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    const isMore = (files?.length ?? 0) > 1
    setRefusal(isMore ? ONE_AT_A_TIME : file !== undefined && isDisabled ? STILL_SENDING : '')
    if (file !== undefined && !isMore && !isDisabled) onFile(file)
  }
  const over = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={`flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-8 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-line'}`}
    >
      <p className="font-medium">Drop a CSV file of listings here</p>
      <label
        className={`${buttonClasses({ kind: 'secondary' })} cursor-pointer has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand`}
      >
        Choose a file
        <input
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          disabled={isDisabled}
          onChange={(event) => {
            take(event.target.files)
            // The same file can be chosen again after it was mended.
            event.target.value = ''
          }}
        />
      </label>
      <p className="text-sm text-ink-soft">
        CSV UTF-8, up to 200 MB. It is checked first; nothing is taken in before you say so.
      </p>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {refusal}
      </p>
    </div>
  )
}
