import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { DialogButtons } from './dialog-buttons.tsx'
import { CopyText } from './copy-text.tsx'

interface SecretDialogProps {
  readonly title: string
  readonly secret: string
  /** What it is for, and that it is not shown again. */
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A secret, which nobody is shown again. */
export function SecretDialog({ title, secret, children, onClose }: SecretDialogProps) {
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <p className="mb-4">{children}</p>
      <CopyText text={secret} />
      <DialogButtons onClose={onClose} />
    </Dialog>
  )
}
