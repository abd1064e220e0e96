import type { ReplayAnswer } from '@tahanan/contracts/system/system-answer.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { ActDialog } from '../dialog/act-dialog.tsx'
import { NotKnown } from './not-known.tsx'
import { isOpen, TaskEntry, type TaskProgress } from './task-entry.tsx'
import { useSystemRefresh } from './use-system-refresh.ts'
import { numberText } from '../screen/count-texts.ts'

interface ReplayPartProps {
  readonly replays: readonly ReplayAnswer[]
  /** Dead letters there are, where that is known. */
  readonly letters: number | undefined
}

/** Projects all dead letters again at once; how far that is, and how it ended before. */
export function ReplayPart({ replays, letters }: ReplayPartProps) {
  /** How many there were when it was asked: the question outlasts that they are known. */
  const [asked, ask] = useState<number>()
  const refresh = useSystemRefresh()
  return (
    <>
      {letters !== undefined && letters > 0 && (
        <Button kind="secondary" disabled={replays.some(isOpen)} onClick={() => ask(letters)}>
          Replay all
        </Button>
      )}
      {replays.length > 0 && (
        <ol aria-label="Replays" className="space-y-4">
          {replays.map((replay) => (
            <TaskEntry key={replay.id} title={titleOf(replay)} task={replay} progress={progressOf(replay)} />
          ))}
        </ol>
      )}
      {asked !== undefined && (
        <ActDialog
          title={asked === 1 ? 'Replay the dead letter?' : `Replay all ${numberText(asked)} dead letters?`}
          submitLabel="Replay"
          act={() => sendEndpoint(systemEndpoints.replayDeadLetters)}
          onActed={refresh}
          onClose={() => ask(undefined)}
        >
          {letters === undefined && <NotKnown />}
          <p>
            They are projected again one after another, the oldest first, whether this page is open or not. What is
            still wrong becomes a dead letter again, with its cause.
          </p>
        </ActDialog>
      )}
    </>
  )
}

function titleOf({ state, progress }: ReplayAnswer): string {
  if (state !== 'done' || progress === null) return 'dead letters'
  const { total, failed } = progress
  const replayed = `${numberText(total - failed)} of ${numberText(total)} dead letters`
  return failed === 0 ? replayed : `${replayed}; ${numberText(failed)} are still wrong`
}

function progressOf({ progress }: ReplayAnswer): TaskProgress | undefined {
  if (progress === null) return undefined
  const { done, total } = progress
  return { text: `Replayed ${numberText(done)} of ${numberText(total)}`, done, total }
}
