import { Button } from '@tahanan/web/ui/button.tsx'
import { useId, useState } from 'react'
import type { Saving } from '../form/use-saving.ts'
import { FileButton } from '../upload/file-button.tsx'
import { FileImage } from './file-image.tsx'
import { invalidImages, takenFiles } from '../upload/upload-rules.ts'
import { RequiredMark } from '@tahanan/web/ui/field.tsx'

const PREVIEW = 'size-20 rounded border border-line bg-page object-contain'

/** The one picture of a record, as its form has it. */
export interface ChosenPicture {
  /** Address of the one there is. */
  readonly current: string | undefined
  /** The one that is to take its place. */
  readonly file: File | undefined
  readonly choose: (file: File | undefined) => void
}

/** @param current address of the one there is, if any */
export function useChosenPicture(current?: string | null): ChosenPicture {
  const [file, choose] = useState<File>()
  return { current: current ?? undefined, file, choose }
}

interface SinglePictureFieldProps {
  /** `Logo`, `Photo`. */
  readonly label: string
  readonly isRequired?: boolean
  readonly picture: ChosenPicture
  readonly saving: Saving
  /** What the call names it. */
  readonly field: 'image' | 'logo' | 'pictures'
}

/** One picture: the one there is, or a new one that takes its place when the form is saved. */
export function SinglePictureField({ label, isRequired = false, picture, saving, field }: SinglePictureFieldProps) {
  const { current, file } = picture
  const messages = saving.messages(field) ?? []
  const onChange = (chosen: File | undefined): void => {
    picture.choose(chosen)
    saving.forget(field)
  }
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const choose = (files: readonly File[]): void => {
    const { taken, refusal: reason } = takenFiles(files.slice(0, 1), invalidImages)
    setRefusal(reason)
    if (taken.length > 0) onChange(taken[0])
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
