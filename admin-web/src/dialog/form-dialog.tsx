import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { Failure } from '../form/failure.tsx'
import type { Saving } from '../form/use-saving.ts'
import { WaitingNote } from '../form/waiting-note.tsx'

export interface FormDialogProps {
  readonly title: string
  /** Closed for good: mount the dialog only while it is open, so that it is reset each time (§4 "Dialog flow"). */
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly saving: Saving
  readonly isDirty: boolean
  readonly submitLabel?: string
  /** Fields whose messages stand beside them. */
  readonly fields?: readonly string[]
  readonly size?: 'narrow' | 'wide'
  /** Above the fields: tabs. */
  readonly above?: ReactNode
  /** Without it there is nothing to submit here: a tab of pictures. */
  readonly hasSubmit?: boolean
  readonly children: ReactNode
}

/** A form in a dialog. It stays open while something is wrong, and asks before it throws away what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onSubmit, saving, isDirty, submitLabel = 'Save', fields, size, above } = props
  const { hasSubmit = true, children } = props
  const [isAsking, setAsking] = useState(false)
  const close = (): void => (isDirty && !isAsking ? setAsking(true) : onClose())
  return (
    <Dialog isOpen title={title} onClose={close} {...(size !== undefined && { size })}>
      {above}
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setAsking(false)
          if (hasSubmit) onSubmit()
        }}
      >
        {children}
        <Failure problem={saving.problem} shownFields={fields} />
        <WaitingNote saving={saving} />
        {isAsking && (
          <div
            role="alert"
            className="flex flex-wrap items-center gap-3 rounded bg-warning-soft px-4 py-3 text-sm text-warning"
          >
            <span className="flex-1">Close without saving what you typed?</span>
            <Button kind="secondary" size="small" onClick={() => setAsking(false)}>
              Keep editing
            </Button>
            <Button kind="danger" size="small" onClick={onClose}>
              Discard
            </Button>
          </div>
        )}
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={close}>
            Close
          </Button>
          {hasSubmit && (
            <Button type="submit" isBusy={saving.isRunning}>
              {submitLabel}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
