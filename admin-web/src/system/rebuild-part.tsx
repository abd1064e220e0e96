import type { RebuildAnswer } from '@tahanan/contracts/system/rebuild-answer.ts'
import { REBUILD_TARGETS, type RebuildTarget } from '@tahanan/contracts/system/rebuild-target.ts'
import { Button } from '@tahanan/web/ui/button.tsx'
import { useState } from 'react'
import { RebuildDialog } from './rebuild-dialog.tsx'
import { RebuildEntry } from './rebuild-entry.tsx'
import { TARGET_LABELS } from './rebuild-labels.ts'

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
