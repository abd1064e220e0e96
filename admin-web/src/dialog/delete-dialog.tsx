import { ApiProblem } from '@tahanan/contracts/endpoint/api-problem.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { DialogButtons } from './dialog-buttons.tsx'
import { useSaving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/saving-notes.tsx'

interface DeleteDialogProps {
  readonly title: string
  readonly name: string
  readonly onDelete: () => Promise<void>
  /** It is gone, deleted just now or by somebody else before, and the dialog closed. */
  readonly onDeleted: () => void
  readonly onClose: () => void
}

/** "Are you sure you want to delete" and the item's name, with Close and Yes (§2). */
export function DeleteDialog({ title, name, onDelete, onDeleted, onClose }: DeleteDialogProps) {
  const saving = useSaving()
  const confirm = async (): Promise<void> => {
    const isGone = await saving.run(async () => {
      try {
        await onDelete()
      } catch (error) {
        if (!(error instanceof ApiProblem && error.isGone)) throw error
      }
    })
    if (!isGone) return
    onClose()
    onDeleted()
  }
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <p>
        Are you sure you want to delete <strong className="font-semibold">{name}</strong>
      </p>
      <div className="mt-4 space-y-3">
        {saving.problem !== undefined && (
          <p role="alert" className="rounded bg-danger-soft px-4 py-3 text-sm text-danger">
            {saving.problem.message}
          </p>
        )}
        <WaitingNote saving={saving} />
      </div>
      <DialogButtons onClose={onClose}>
        <Button kind="danger" isBusy={saving.isRunning} onClick={() => void confirm()}>
          Yes
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
