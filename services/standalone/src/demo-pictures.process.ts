import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { z } from 'zod'
import { FILE_GALLERY } from './demo-picture/file-gallery.ts'
import { runDemoPictures } from './demo-picture/run-demo-pictures.ts'
import { runSupervised } from './supervisor/run-supervised.ts'

const settingsSchema = z.object({ databaseUrl: z.string(), mediaFolder: z.string() })

runSupervised(async (settings) => {
  const run = await runDemoPictures({
    ...settingsSchema.parse(settings),
    engines: loadConfig(),
    gallery: FILE_GALLERY,
  })
  void run.done.then(() => process.exit())
  return run
})
