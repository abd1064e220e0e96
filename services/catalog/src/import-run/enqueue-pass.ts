import type { UnitOfWork } from '../command/unit-of-work.ts'
import { IMPORT_QUEUE, type ImportJob } from './import-job.ts'
import type { ImportRun } from './import-run.ts'

/** Asks the job worker for the pass that the run's state says, on behalf of who commands it. */
export function enqueuePass({ context, enqueue }: UnitOfWork, { id, version }: ImportRun): Promise<void> {
  const data: ImportJob = { runId: id, version, ...context.actor }
  return enqueue({ queue: IMPORT_QUEUE, id: `run-${id}-${version}`, data })
}
