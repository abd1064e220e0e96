import { PICTURE_MEMORY } from '@tahanan/catalog/picture/picture-decoder.ts'
import type { Config } from '@tahanan/platform/config/config-schema.ts'
import type { StandaloneDatabase } from '../database/start-database.ts'
import { mediaFolder } from '../media/media-folder.ts'
import { type Child, startChild } from '../supervisor/start-child.ts'

/** Adds what pictures the demo catalogue lacks, in a process that gives way to all others and then ends. */
export function startDemoPictures(config: Config, { databaseUrl }: StandaloneDatabase): Child {
  return startChild(
    {
      entry: ENTRY,
      settings: { databaseUrl, mediaFolder: mediaFolder(config) },
      lowPriority: true,
      nodeArguments: ['--max-old-space-size=128'],
      environment: PICTURE_MEMORY,
    },
    () => {},
  )
}

const ENTRY = new URL('../demo-pictures.process.ts', import.meta.url)
