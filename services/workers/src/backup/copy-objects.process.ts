import { loadConfig, requireSettings } from '@tahanan/platform/config/load-config.ts'
import { copyObjects } from './copy-objects.ts'
import { openFileObjectStore } from '@tahanan/platform/object-store/file-object-store.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'

/** Copies pictures and documents out of the object store into a folder, or from there into the store. */
async function main(): Promise<void> {
  const [direction, folder] = process.argv.slice(2)
  if (folder === undefined || (direction !== 'out' && direction !== 'in'))
    throw new Error('Use: out FOLDER | in FOLDER')
  const config = requireSettings(loadConfig(), ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'], 'copy-objects')
  const [store, files] = [await openObjectStore(config, config.DATA_DIR), await openFileObjectStore({ folder })]
  try {
    const { copied, kept } = await (direction === 'out' ? copyObjects(store, files) : copyObjects(files, store))
    console.log(`Objects: ${copied} copied, ${kept} were there.`)
  } finally {
    await Promise.all([store.close(), files.close()])
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
