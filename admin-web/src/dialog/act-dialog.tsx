import type { ReactNode } from 'react'
import { useSaving } from '../form/use-saving.ts'
import { FormDialog } from './form-dialog.tsx'

interface ActDialogProps {
  readonly title: string
  readonly submitLabel: string
  readonly act: () => Promise<unknown>
  /** Also after a refusal: what is shown may be older than what there is. */
  readonly onActed?: () => void
  readonly onClose: () => void
  /** What comes of it. */
  readonly children: ReactNode
}

/** Asks before something is done, and closes once it is. */
export function ActDialog({ title, submitLabel, act, onActed, onClose, children }: ActDialogProps) {
  const saving = useSaving()
  const submit = async (): Promise<void> => {
    const isDone = await saving.run(act)
    onActed?.()
    if (isDone) onClose()
  }
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      saving={saving}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {children}
    </FormDialog>
  )
}
