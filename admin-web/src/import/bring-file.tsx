import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { Failure } from '../form/failure.tsx'
import { randomKey } from '../form/random-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { DropZone } from './drop-zone.tsx'

/** Sends a spreadsheet, and opens its import. Stopped, or left, it is as if it had never been chosen. */
export function BringFile() {
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
      <Failure problem={saving.problem} shownFields={[]} />
      <WaitingNote saving={saving} />
    </div>
  )
}
