import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useForget } from '../api/use-forget.ts'
import { Failure } from '../form/failure.tsx'
import { randomKey } from '../form/random-key.ts'
import { useSaving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'
import { DropZone } from './drop-zone.tsx'

/** Sends a spreadsheet, and opens its import. */
export function BringFile() {
  const saving = useSaving()
  const forget = useForget()
  const navigate = useNavigate()
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const bring = async (file: File): Promise<void> => {
    const idempotencyKey = randomKey()
    setSending({ name: file.name, share: 0 })
    await saving.run(async () => {
      const onProgress = (share: number): void => setSending({ name: file.name, share })
      const run = await sendEndpoint(importEndpoints.create, { body: { file: [file] } }, { idempotencyKey, onProgress })
      forget(importEndpoints.list)
      await navigate(`/dashboard/import/${run.id}`)
    })
    setSending(undefined)
  }
  return (
    <div className="space-y-3">
      <DropZone isDisabled={saving.isRunning} onFile={(file) => void bring(file)} />
      {sending !== undefined && (
        <p role="status" className="flex items-center gap-3 text-sm">
          <span className="truncate">Sending {sending.name}</span>
          <progress aria-label={`Sending ${sending.name}`} value={sending.share} className="h-2 w-40 accent-brand" />
        </p>
      )}
      <Failure problem={saving.problem} shownFields={[]} />
      <WaitingNote saving={saving} />
    </div>
  )
}
