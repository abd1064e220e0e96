import type { ImportAnswer } from '@tahanan/contracts/import/import-answer.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { Failure } from '../form/failure.tsx'
import { useSaving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'

interface StartImportButtonProps {
  readonly run: ImportAnswer
  readonly onStarted: (run: ImportAnswer) => void
}

const NUMBER = new Intl.NumberFormat('en-PH')

/** Takes the rows in, after a question: they are on the public site at once. */
export function StartImportButton({ run, onStarted }: StartImportButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const saving = useSaving()
  const listings = run.counts.created === 1 ? '1 listing' : `${NUMBER.format(run.counts.created)} listings`
  const start = async (): Promise<void> => {
    const isStarted = await saving.run(async () => {
      onStarted(await sendEndpoint(importEndpoints.start, { params: { id: run.id } }, { version: run.version }))
    })
    if (isStarted) setAsking(false)
  }
  return (
    <>
      <Button disabled={run.counts.created === 0} onClick={() => setAsking(true)}>
        Take in {listings}
      </Button>
      {isAsking && (
        <Dialog isOpen title="Take the rows in?" onClose={() => setAsking(false)}>
          <p>
            {listings} of {run.file_name} will be added to the catalogue and shown to visitors.
          </p>
          <div className="mt-4 space-y-3">
            <Failure problem={saving.problem} shownFields={[]} />
            <WaitingNote saving={saving} />
          </div>
          <div className="mt-6 flex justify-end gap-3">
            <Button kind="secondary" onClick={() => setAsking(false)}>
              Close
            </Button>
            <Button isBusy={saving.isRunning} onClick={() => void start()}>
              Yes
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
