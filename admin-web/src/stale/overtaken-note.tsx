import { useEffect, useState } from 'react'
import type { Saving } from '../form/use-saving.ts'
import { liveMessages } from '../live/live-messages.ts'

interface OvertakenNoteProps {
  readonly noun: string
  readonly id: number
  readonly edit: { readonly version: number; readonly saving: Pick<Saving, 'isRunning'> }
}

/** Says in a form, before anything is saved, that a colleague was faster. */
export function OvertakenNote({ noun, id, edit }: OvertakenNoteProps) {
  const isOvertaken = useOvertaken(noun, id, edit.version)
  if (!isOvertaken || edit.saving.isRunning) return null
  return (
    <p role="status" className="rounded bg-warning-soft px-4 py-3 text-sm text-warning">
      Somebody else changed this meanwhile. What you type stays; when you save, both are laid side by side.
    </p>
  )
}

/** Whether a colleague has saved a newer version of a record than a form began with, as far as it is heard of. */
function useOvertaken(noun: string, id: number, version: number): boolean {
  const [latest, setLatest] = useState(0)
  useEffect(
    () =>
      liveMessages.subscribe((message) => {
        if (message.noun === noun && message.id === id && message.version !== null) setLatest(message.version)
      }),
    [noun, id],
  )
  return version > 0 && latest > version
}
