import { runRelay } from '@tahanan/catalog/outbox/relay.ts'
import { type JobWorkerSettings, type RunningJobWorker, startJobWorker } from './start-job-worker.ts'

interface WorkerAndRelaySettings extends Pick<
  JobWorkerSettings,
  'config' | 'log' | 'mediaFolder' | 'jobs' | 'followers'
> {
  /** Of the one database that holds both sides. */
  readonly connectionString: string
}

/** A job worker without scheduled tasks, and the relay that feeds it. */
export async function startWorkerAndRelay({ connectionString, ...settings }: WorkerAndRelaySettings): Promise<{
  readonly worker: RunningJobWorker
  stop(): Promise<void>
}> {
  const places = { databaseUrl: connectionString, readDatabaseUrl: connectionString }
  const worker = await startJobWorker({ ...settings, ...places, tasks: [] })
  const ending = new AbortController()
  const { bus, jobs } = worker.dependencies
  const relaying = runRelay({ connectionString, bus, jobs, signal: ending.signal })
  return {
    worker,
    async stop() {
      // The relay hands over to what the worker closes.
      ending.abort()
      await relaying
      await worker.stop()
    },
  }
}
