import {
  REBUILD_TARGETS,
  type RebuildAnswer,
  type RebuildStep,
  type RebuildTarget,
} from '@tahanan/contracts/system/system-answer.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { Chip } from '@tahanan/web/ui/chip.tsx'
import { useId, useState } from 'react'
import { sendEndpoint } from '../api/send-endpoint.ts'
import { FormDialog } from '../dialog/form-dialog.tsx'
import { elapsedText, momentText } from '../time/time-texts.ts'
import { useSystemAct } from './use-system-act.ts'

const TARGET_LABELS: Readonly<Record<RebuildTarget, string>> = {
  'listing-view': 'the listing views',
  search: 'the search',
}

/** What a step does, and what it counts. */
const STEP_LABELS: Readonly<Record<RebuildStep, readonly [doing: string, counted: string]>> = {
  read: ['Reading', 'messages'],
  refresh: ['Making views', 'listings'],
  'catch up': ['Catching up', 'messages'],
  index: ['Indexing', 'listings'],
}

const TONES = { waiting: 'plain', running: 'brand', done: 'success', failed: 'danger' } as const

const NUMBER = new Intl.NumberFormat('en-PH')

/** What can be made anew while it serves, how far that is, and what was made before. */
export function RebuildPart({ rebuilds }: { readonly rebuilds: readonly RebuildAnswer[] }) {
  const [target, setTarget] = useState<RebuildTarget>()
  const isRunning = rebuilds.some(({ state }) => state === 'waiting' || state === 'running')
  return (
    <>
      <p className="text-ink-soft">
        Makes anew what visitors read, from the catalogue’s messages. The site goes on answering meanwhile.
      </p>
      <div className="flex flex-wrap gap-3">
        {REBUILD_TARGETS.map((each) => (
          <Button key={each} kind="secondary" disabled={isRunning} onClick={() => setTarget(each)}>
            Rebuild {TARGET_LABELS[each]}
          </Button>
        ))}
      </div>
      {rebuilds.length > 0 && (
        <ol aria-label="Rebuilds" className="space-y-4">
          {rebuilds.map((rebuild) => (
            <RebuildEntry key={rebuild.id} rebuild={rebuild} />
          ))}
        </ol>
      )}
      {target !== undefined && <RebuildDialog target={target} onClose={() => setTarget(undefined)} />}
    </>
  )
}

interface RebuildDialogProps {
  readonly target: RebuildTarget
  readonly onClose: () => void
}

/** Asks before it begins something that takes the machine's time. */
function RebuildDialog({ target, onClose }: RebuildDialogProps) {
  const { saving, run } = useSystemAct()
  const begin = async (): Promise<void> => {
    const isBegun = await run(() => sendEndpoint(systemEndpoints.rebuild, { body: { target } }))
    if (isBegun) onClose()
  }
  return (
    <FormDialog
      title={`Rebuild ${TARGET_LABELS[target]}?`}
      submitLabel="Rebuild"
      saving={saving}
      isDirty={false}
      onClose={onClose}
      onSubmit={() => void begin()}
    >
      <p>
        Nothing is lost and visitors are answered all the while. With many listings it takes some minutes, in which new
        changes may be seen a little later.
      </p>
    </FormDialog>
  )
}

/** One rebuild: how far it is, or how it ended. */
function RebuildEntry({ rebuild }: { readonly rebuild: RebuildAnswer }) {
  const { target, state, reason, requested_at: requestedAt, started_at: startedAt, finished_at: finishedAt } = rebuild
  const isOpen = state === 'waiting' || state === 'running'
  return (
    <li className="space-y-1 border-l-2 border-line pl-4">
      <p className="flex flex-wrap items-center gap-2">
        <Chip tone={TONES[state]}>{state}</Chip>
        <span className="font-medium">{TARGET_LABELS[target]}</span>
        <span className="text-sm text-ink-soft">
          {momentText(requestedAt)}
          {startedAt !== null &&
            finishedAt !== null &&
            `, in ${elapsedText(Date.parse(finishedAt) - Date.parse(startedAt))}`}
        </span>
      </p>
      {isOpen && rebuild.progress !== null && <Progress progress={rebuild.progress} />}
      {reason !== null && <p className="break-words text-sm text-danger">{reason}</p>}
    </li>
  )
}

function Progress({ progress: { step, done, total } }: { readonly progress: NonNullable<RebuildAnswer['progress']> }) {
  const id = useId()
  const [doing, counted] = STEP_LABELS[step]
  return (
    <div>
      <p id={id} className="text-sm text-ink-soft">
        {doing}: {NUMBER.format(done)} of {NUMBER.format(total)} {counted}
      </p>
      <progress
        aria-labelledby={id}
        className="mt-1 h-2 w-full max-w-md accent-brand"
        max={Math.max(total, 1)}
        value={total === 0 ? 1 : done}
      />
    </div>
  )
}
