import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import type { ReactNode } from 'react'
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
      <div className="mt-4 flex justify-end">
        <Button kind="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  )
}
