import { buttonClasses } from '@tahanan/web/ui/button-classes.ts'
import { type DragEvent, useState } from 'react'

interface DropZoneProps {
  readonly onFile: (file: File) => void
  readonly isDisabled: boolean
}

/** Where a spreadsheet is dropped, or chosen. */
export function DropZone({ onFile, isDisabled }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const take = (files: FileList | null): void => {
    const file = files?.[0]
    if (file !== undefined && !isDisabled) onFile(file)
  }
  const over = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
      className={`flex flex-col items-center gap-3 rounded-lg border-2 border-dashed p-8 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-line'}`}
    >
      <p className="font-medium">Drop a CSV file of listings here</p>
      <label
        className={`${buttonClasses({ kind: 'secondary' })} cursor-pointer has-[:focus-visible]:outline has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-brand`}
      >
        Choose a file
        <input
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          disabled={isDisabled}
          onChange={(event) => {
            take(event.target.files)
            // The same file can be chosen again after it was mended.
            event.target.value = ''
          }}
        />
      </label>
      <p className="text-sm text-ink-soft">
        CSV UTF-8, up to 200 MB. It is checked first; nothing is taken in before you say so.
      </p>
    </div>
  )
}
