import { buttonClasses } from '@tahanan/web/ui/classes.ts'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import type { ReactNode } from 'react'

interface FileButtonProps {
  readonly children: ReactNode
  /** `image/*` where it is left out (§2). */
  readonly accept?: string
  readonly isMultiple?: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
}

/** Opens the file picker; choosing no file does nothing. */
export function FileButton(props: FileButtonProps) {
  const { children, accept = 'image/*', isMultiple = false, onChoose, describedBy, isInvalid } = props
  return (
    <label
      className={`${buttonClasses({ kind: 'secondary' })} cursor-pointer has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand`}
    >
      <Icon name="plus" />
      {children}
      <input
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // The same file can be chosen again after it was removed.
          event.target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </label>
  )
}
