import { PICTURE_MEMORY } from '@tahanan/catalog/picture/picture-decoder.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { Log } from '@tahanan/platform/log/create-log.ts'
import type { StandaloneDatabase } from '../database/start-database.ts'
import { mediaFolder } from '../media/media-folder.ts'
import { superviseChild, type SupervisedChild } from './supervise-child.ts'
import { type Child, startChild } from './start-child.ts'

const PIPELINE = new URL('../pipeline.process.ts', import.meta.url)
const IMAGE_WORKER = new URL('../image-worker.process.ts', import.meta.url)
const DEMO_PICTURES = new URL('../demo-pictures.process.ts', import.meta.url)
const STOP_TIMEOUT_MS = 10_000
/** It reads a long topic batch by batch: without a limit V8 lets what is over pile up to twice as much. */
const PIPELINE_ARGUMENTS = ['--max-old-space-size=128', '--max-semi-space-size=4']
/** What it handles is outside of V8's heap, one picture at a time. */
const IMAGE_WORKER_ARGUMENTS = ['--max-old-space-size=96', '--max-semi-space-size=2']

/** Everything that runs beside the server, in processes of their own: the pipeline, and `IMAGE_WORKERS` of those. */
export function startChildren(config: Config, database: StandaloneDatabase, log: Log): SupervisedChild[] {
  const { databaseUrl, readDatabaseUrl } = database
  const settings = { databaseUrl, readDatabaseUrl, mediaFolder: mediaFolder(config) }
  const pipeline = superviseChild({
    entry: PIPELINE,
    settings,
    nodeArguments: PIPELINE_ARGUMENTS,
    stopTimeoutMs: STOP_TIMEOUT_MS,
    onChange: (change) => log.info(change, 'pipeline'),
  })
  const imageWorkers = Array.from({ length: config.IMAGE_WORKERS }, () =>
    superviseChild({
      entry: IMAGE_WORKER,
      settings,
      lowPriority: true,
      nodeArguments: IMAGE_WORKER_ARGUMENTS,
      environment: PICTURE_MEMORY,
      stopTimeoutMs: STOP_TIMEOUT_MS,
      onChange: (change) => log.info(change, 'images'),
    }),
  )
  return [pipeline, ...imageWorkers]
}

/** Adds what pictures the demo catalogue lacks, in a process that gives way to all others and then ends. */
export function startDemoPictures(config: Config, { databaseUrl }: StandaloneDatabase): Child {
  return startChild(
    {
      entry: DEMO_PICTURES,
      settings: { databaseUrl, mediaFolder: mediaFolder(config) },
      lowPriority: true,
      nodeArguments: ['--max-old-space-size=128'],
      environment: PICTURE_MEMORY,
    },
    () => {},
  )
}
