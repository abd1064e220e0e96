import { Button } from '@tahanan/web/ui/button.tsx'
import { useId, useState } from 'react'
import { FileButton } from '../upload/file-button.tsx'
import { FileImage } from './file-image.tsx'
import { invalidFormatText, invalidImages } from '../upload/upload-rules.ts'
import { RequiredMark } from '@tahanan/web/ui/field.tsx'

const PREVIEW = 'size-20 rounded border border-line bg-page object-contain'

interface SinglePictureFieldProps {
  /** `Logo`, `Photo`. */
  readonly label: string
  readonly isRequired?: boolean
  /** Address of the one there is. */
  readonly current?: string | undefined
  readonly file: File | undefined
  readonly onChange: (file: File | undefined) => void
  readonly messages?: readonly string[] | undefined
}

/** One picture: the one there is, or a new one that takes its place when the form is saved. */
export function SinglePictureField(props: SinglePictureFieldProps) {
  const { label, isRequired = false, current, file, onChange, messages = [] } = props
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const choose = ([first]: readonly File[]): void => {
    if (first === undefined) return
    const invalid = invalidImages([first])
    setRefusal(invalid.length > 0 ? invalidFormatText(invalid) : '')
    if (invalid.length === 0) onChange(first)
  }
  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium">
        {label}
        {isRequired && <RequiredMark />}
      </p>
      <div className="flex flex-wrap items-center gap-4">
        {file === undefined ? (
          current !== undefined && <img src={current} alt={`${label} now`} className={PREVIEW} />
        ) : (
          <FileImage file={file} alt={`New ${label.toLowerCase()}`} className={PREVIEW} />
        )}
        <FileButton onChoose={choose} describedBy={`${id}-messages`} isInvalid={messages.length > 0}>
          {(file ?? current) === undefined
            ? `Choose a ${label.toLowerCase()}`
            : `Choose another ${label.toLowerCase()}`}
        </FileButton>
        {file !== undefined && (
          <Button kind="quiet" onClick={() => onChange(undefined)}>
            Leave it as it was
          </Button>
        )}
      </div>
      <p id={`${id}-messages`} role="alert" className="mt-1 text-sm font-medium text-danger empty:hidden">
        {[refusal, ...messages].filter(Boolean).join(' ')}
      </p>
    </div>
  )
}
