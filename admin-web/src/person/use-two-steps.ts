import { useRef, useState } from 'react'
import type { Saving } from '../form/use-saving.ts'

interface TwoSteps<Created> {
  readonly saving: Saving
  /** Creates the record; not called again once it is there. */
  readonly create: () => Promise<Created>
  /** Uploads the photo to it. */
  readonly upload: (created: Created) => Promise<void>
  readonly onSaved: () => void
}

/**
 * "Adding first creates the record, then uploads the photo in a second update" (§4). Where the second fails the record
 * stays, and saving again is the second step alone (decision 92).
 */
export function useTwoSteps<Created>({ saving, create, upload, onSaved }: TwoSteps<Created>) {
  const created = useRef<Created>(undefined)
  const [isHalfDone, setHalfDone] = useState(false)
  const save = async (): Promise<void> => {
    const isSaved = await saving.run(async () => {
      created.current ??= await create()
      setHalfDone(true)
      await upload(created.current)
    })
    if (isSaved) onSaved()
  }
  return { save, isHalfDone }
}
