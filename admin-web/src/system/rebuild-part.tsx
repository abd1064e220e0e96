import {
  REBUILD_TARGETS,
  type RebuildAnswer,
  type RebuildStep,
  type RebuildTarget,
} from '@tahanan/contracts/system/system-answer.ts'
import { systemEndpoints } from '@tahanan/contracts/system/system.endpoints.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { sendEndpoint } from '../api/endpoint-calls.ts'
import { ActDialog } from '../dialog/act-dialog.tsx'
import { NotKnown } from './not-known.tsx'
import { isOpen, TaskEntry, type TaskProgress } from './task-entry.tsx'
import { useSystemRefresh } from './use-system-refresh.ts'
import { numberText } from '../screen/count-texts.ts'

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

/** What can be made anew while it serves, how far that is, and what was made before. */
export function RebuildPart({ rebuilds }: { readonly rebuilds: readonly RebuildAnswer[] | null }) {
  const [target, setTarget] = useState<RebuildTarget>()
  const refresh = useSystemRefresh()
  return (
    <>
      <p className="text-ink-soft">
        Makes anew what visitors read, from the catalogue’s messages. The site goes on answering meanwhile.
      </p>
      {rebuilds === null && <NotKnown />}
      <div className="flex flex-wrap gap-3">
        {REBUILD_TARGETS.map((each) => (
          <Button key={each} kind="secondary" disabled={rebuilds?.some(isOpen) ?? true} onClick={() => setTarget(each)}>
            Rebuild {TARGET_LABELS[each]}
          </Button>
        ))}
      </div>
      {rebuilds !== null && rebuilds.length > 0 && (
        <ol aria-label="Rebuilds" className="space-y-4">
          {rebuilds.map((rebuild) => (
            <TaskEntry
              key={rebuild.id}
              title={TARGET_LABELS[rebuild.target]}
              task={rebuild}
              progress={progressOf(rebuild)}
            />
          ))}
        </ol>
      )}
      {target !== undefined && (
        <ActDialog
          title={`Rebuild ${TARGET_LABELS[target]}?`}
          submitLabel="Rebuild"
          act={() => sendEndpoint(systemEndpoints.rebuild, { body: { target } })}
          onActed={refresh}
          onClose={() => setTarget(undefined)}
        >
          {rebuilds === null && <NotKnown />}
          <p>
            Nothing is lost and visitors are answered all the while. With many listings it takes some minutes, in which
            new changes may be seen a little later.
          </p>
        </ActDialog>
      )}
    </>
  )
}

function progressOf({ progress }: RebuildAnswer): TaskProgress | undefined {
  if (progress === null) return undefined
  const { step, done, total } = progress
  const [doing, counted] = STEP_LABELS[step]
  return { text: `${doing}: ${numberText(done)} of ${numberText(total)} ${counted}`, done, total }
}
