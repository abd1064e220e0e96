import { Button } from '@tahanan/web/ui/button.tsx'
import type { ReactNode } from 'react'

interface DialogButtonsProps {
  readonly onClose: () => void
  readonly closeLabel?: string
  /** What the dialog is for. */
  readonly children?: ReactNode
}

/** At the end of a dialog: the way out, and what it is for. */
export function DialogButtons({ onClose, closeLabel = 'Close', children }: DialogButtonsProps) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button kind="secondary" onClick={onClose}>
        {closeLabel}
      </Button>
      {children}
    </div>
  )
}
