import { Failure } from './failure.tsx'
import type { Saving } from './use-saving.ts'
import { WaitingNote } from './waiting-note.tsx'

interface SavingNotesProps {
  readonly saving: Pick<Saving, 'problem' | 'isWaiting' | 'stop'>
  /** Names of fields whose messages stand beside them. */
  readonly shownFields?: readonly string[] | undefined
}

/** What became of a save, beside its button: why it failed, or that it waits for the network. */
export function SavingNotes({ saving, shownFields }: SavingNotesProps) {
  return (
    <>
      <Failure problem={saving.problem} shownFields={shownFields} />
      <WaitingNote saving={saving} />
    </>
  )
}
