import { type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './classes.ts'
import { IconButton } from './icon-button.tsx'
import { UiWordsContext } from './ui-words.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly title: ReactNode
  /** By the cross, Escape or a press beside it. */
  readonly onClose: () => void
  readonly children: ReactNode
  readonly size?: 'narrow' | 'wide'
}

/** The browser's own modal dialog: it holds the focus, and gives it back. What is inside begins anew at each opening. */
export function Dialog({ isOpen, title, onClose, children, size = 'narrow' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { close } = useContext(UiWordsContext)
  useEffect(() => {
    const dialog = ref.current
    if (dialog === null || dialog.open === isOpen) return
    if (!isOpen) return dialog.close()
    dialog.showModal()
    // What wants to be filled in first, in place of the cross; React sets no `autofocus` for the browser to see.
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [isOpen])
  // Taken away while it is open, an element gives no focus back; closed, it does.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Of what is inside: another dialog, or a choice of files.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget }) => {
        // A second Escape closes a browser's dialog without asking; whether it goes is for `onClose` to say.
        if (!isOpen || currentTarget.open) return
        currentTarget.showModal()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] overflow-y-auto rounded-xl bg-surface p-0 text-ink shadow-floating',
        'backdrop:bg-shade/60',
        size === 'narrow' ? 'max-w-lg' : 'max-w-4xl',
      )}
    >
      {isOpen && (
        <div className="p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl font-semibold">
              {title}
            </h2>
            <IconButton icon="close" label={close} onClick={onClose} className="-mr-3 -mt-2.5" />
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
