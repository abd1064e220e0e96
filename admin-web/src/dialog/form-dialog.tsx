import { Button } from '@tahanan/web/ui/button.tsx'
import { Dialog } from '@tahanan/web/ui/dialog.tsx'
import { type ReactNode, useState } from 'react'
import { SavingNotes } from '../form/saving-notes.tsx'
import { holdsHalfDate } from '../form/half-date.ts'
import { KeptDraftNote } from '../form/kept-draft-note.tsx'
import type { DraftKeeping } from '../form/use-draft.ts'
import { useLeaveGuard } from '../form/use-leave-guard.ts'
import type { Saving } from '../form/use-saving.ts'
import { ConnectionBar } from '../shell/connection-bar.tsx'

export interface FormDialogProps {
  readonly title: string
  /** Closed for good: mount the dialog only while it is open, so that it is reset each time (§4 "Dialog flow"). */
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly saving: Saving
  /** What its draft says, unless there is more to lose. */
  readonly isDirty?: boolean
  /** What is typed is kept by it until it is saved or given up. */
  readonly draft?: DraftKeeping & { readonly isDirty: boolean }
  readonly submitLabel?: string
  readonly isDangerous?: boolean
  /** Fields whose messages stand beside them. */
  readonly fields?: readonly string[]
  readonly size?: 'narrow' | 'wide'
  /** Without it there is nothing to submit here: a tab of pictures. */
  readonly hasSubmit?: boolean
  readonly children: ReactNode
}

/** A form in a dialog. It stays open while something is wrong, and asks before it throws away what was typed. */
export function FormDialog(props: FormDialogProps) {
  const { title, onClose, onSubmit, saving, submitLabel = 'Save', isDangerous = false, fields, size } = props
  const { hasSubmit = true, draft, isDirty = draft?.isDirty ?? false, children } = props
  /** Whether it is asked before it closes, and what had the focus before. */
  const [askedFrom, setAskedFrom] = useState<Element | null>()
  const isAsking = askedFrom !== undefined
  useLeaveGuard(isDirty)
  const stay = (): void => {
    setAskedFrom(undefined)
    if (askedFrom instanceof HTMLElement) askedFrom.focus()
  }
  // Asked once more is answered with staying: Escape may be pressed twice by mistake.
  const close = (): void => {
    if (!isDirty) onClose()
    else if (isAsking) stay()
    else setAskedFrom(document.activeElement)
  }
  const discard = (): void => {
    draft?.forget()
    onClose()
  }
  return (
    <Dialog isOpen title={title} onClose={close} {...(size !== undefined && { size })}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          setAskedFrom(undefined)
          if (hasSubmit && !holdsHalfDate(event.currentTarget)) onSubmit()
        }}
      >
        {draft !== undefined && <KeptDraftNote draft={draft} />}
        {children}
        {/* In view however long the form is: what went wrong, what is asked, and the buttons. */}
        <div className="sticky bottom-0 z-20 -mx-6 -mb-6 space-y-3 border-t border-line bg-surface px-6 py-4">
          <SavingNotes saving={saving} shownFields={fields} />
          {!saving.isWaiting && <ConnectionBar className="rounded px-4 py-2" />}
          {isAsking && (
            <div
              role="alert"
              className="flex flex-wrap items-center gap-3 rounded bg-warning-soft px-4 py-3 text-sm text-warning"
            >
              <span className="flex-1">Close without saving what you typed?</span>
              <Button kind="secondary" size="small" autoFocus onClick={stay}>
                Keep editing
              </Button>
              <Button kind="danger" size="small" onClick={discard}>
                Discard
              </Button>
            </div>
          )}
          <div className="flex justify-end gap-3">
            <Button kind="secondary" onClick={close}>
              Close
            </Button>
            {hasSubmit && (
              <Button type="submit" kind={isDangerous ? 'danger' : 'primary'} isBusy={saving.isRunning}>
                {submitLabel}
              </Button>
            )}
          </div>
        </div>
      </form>
    </Dialog>
  )
}
