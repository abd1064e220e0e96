import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { PipelineBacklog } from '@tahanan/workers/pipeline/pipeline-backlog.ts'

interface AwaitProjectionOptions {
  readonly readBacklog: () => Promise<PipelineBacklog>
  readonly signal: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

const POLL_MS = 500

/**
 * Resolves once everything that staff see is public too. The pipeline runs elsewhere; this only looks.
 *
 * @throws the signal's reason once it aborts
 */
export async function awaitProjection({ readBacklog, signal, onProgress }: AwaitProjectionOptions): Promise<void> {
  let most = 0
  for (;;) {
    signal.throwIfAborted()
    const { outboxRows, messages, isDirty } = await readBacklog()
    const waiting = outboxRows + messages
    most = Math.max(most, waiting)
    onProgress(most - waiting, most)
    if (waiting === 0 && !isDirty) return
    await pause(POLL_MS, signal)
  }
}
