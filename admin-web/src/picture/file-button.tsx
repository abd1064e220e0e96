import { buttonClasses } from '@tahanan/web/ui/classes.ts'
import { Icon } from '@tahanan/web/ui/icon.tsx'
import type { ReactNode } from 'react'

interface FileButtonProps {
  readonly children: ReactNode
  readonly isMultiple?: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly id?: string
  readonly describedBy?: string | undefined
}

/** Opens the file picker for `image/*` (§2); choosing no file does nothing. */
export function FileButton({ children, isMultiple = false, onChoose, id, describedBy }: FileButtonProps) {
  return (
    <label
      className={`${buttonClasses({ kind: 'secondary' })} cursor-pointer has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand`}
    >
      <Icon name="plus" />
      {children}
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple={isMultiple}
        aria-describedby={describedBy}
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
