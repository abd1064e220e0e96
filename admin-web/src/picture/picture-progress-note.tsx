import type { PictureAnswer } from '@tahanan/contracts/picture/picture-answer.ts'
import { pictureEndpoints } from '@tahanan/contracts/picture/picture.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { useSaving } from '../form/use-saving.ts'

interface PictureProgressNoteProps {
  readonly picture: PictureAnswer
  readonly mayChange: boolean
  readonly onChanged: () => Promise<unknown>
}

/** How far a picture's other sizes are; one that failed can be tried again. */
export function PictureProgressNote({ picture, mayChange, onChanged }: PictureProgressNoteProps) {
  const saving = useSaving()
  if (picture.state === 'ready') return null
  if (picture.state === 'pending') return <p className="text-sm text-ink-soft">Smaller sizes are being made.</p>
  const retry = (): Promise<boolean> =>
    saving.run(async () => {
      await sendEndpoint(pictureEndpoints.retry, { params: { id: picture.id } })
      await onChanged()
    })
  return (
    <div className="rounded bg-danger-soft px-3 py-2 text-sm text-danger">
      <p>Its sizes could not be made{picture.cause !== null && `: ${picture.cause}`}</p>
      {mayChange && (
        <Button kind="secondary" size="small" className="mt-2" isBusy={saving.isRunning} onClick={() => void retry()}>
          Try again
        </Button>
      )}
    </div>
  )
}
