import { runCommand, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { insertPictures, type NewPicture } from '@tahanan/catalog/picture/picture-commands.ts'
import { lockPictureOwner } from '@tahanan/catalog/picture/picture.store.ts'
import type { PictureStudio } from '@tahanan/catalog/picture/picture-studio.ts'
import type { PreparedPicture } from '@tahanan/catalog/picture/prepare-pictures.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { DemoAlbum, DemoScene } from './demo-scene.ts'
import { splitAlbums } from './split-albums.ts'

export interface DemoPicturesSettings {
  readonly studio: PictureStudio
  /** Uploads a scene: drawn, stored, its first variant made. */
  readonly prepare: (scene: DemoScene) => Promise<PreparedPicture>
  /** Hashes of the pictures whose variants are still to come. */
  readonly listPending: () => Promise<ReadonlySet<string>>
  /** How long to wait for variants before going on without, counted from the last drawing. */
  readonly variantsTimeoutMs: number
  readonly signal: AbortSignal
  readonly onProgress?: (done: number, total: number) => void
}

/** Owners whose pictures go into one transaction. */
const BATCH = 25
const POLL_MS = 500
const NOTHING: ReadonlySet<string> = new Set()

/**
 * Gives each owner its album. First come the fewest that show every scene once: the image workers make their variants.
 * Each other follows when those of its scenes are there, and takes them over: then nothing is left to be made of
 * thousands of pictures.
 */
export async function addDemoPictures(albums: readonly DemoAlbum[], settings: DemoPicturesSettings): Promise<void> {
  const { studio, prepare, listPending, variantsTimeoutMs, signal, onProgress } = settings
  const preparedByName = new Map<string, PreparedPicture>()
  let done = 0

  async function preparedOf(scene: DemoScene): Promise<PreparedPicture> {
    const known = preparedByName.get(scene.name) ?? (await prepare(scene))
    preparedByName.set(scene.name, known)
    return known
  }

  async function add(batch: readonly DemoAlbum[]): Promise<void> {
    const prepared: { readonly album: DemoAlbum; readonly pictures: readonly NewPicture[] }[] = []
    for (const album of batch) {
      signal.throwIfAborted()
      const pictures: NewPicture[] = []
      for (const scene of album.scenes) {
        const { caption, kind } = scene
        pictures.push({ ...(await preparedOf(scene)), caption, kind })
      }
      prepared.push({ album, pictures })
    }
    await runCommand(studio, { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'demo' }, async (unit) => {
      for (const { album, pictures } of prepared) {
        if (await lockPictureOwner(unit.client, album)) await insertPictures(unit, album, pictures)
      }
    })
    done += batch.length
    onProgress?.(done, albums.length)
  }

  const { first, others } = splitAlbums(albums)
  for (const album of first) await add([album])
  const deadline = Date.now() + variantsTimeoutMs
  let waiting = others
  while (waiting.length > 0) {
    signal.throwIfAborted()
    const pending = Date.now() < deadline ? await listPending() : NOTHING
    const isMade = ({ scenes }: DemoAlbum) =>
      scenes.every(({ name }) => !pending.has(preparedByName.get(name)?.hash ?? ''))
    const made = waiting.filter(isMade)
    waiting = waiting.filter((album) => !made.includes(album))
    for (let start = 0; start < made.length; start += BATCH) await add(made.slice(start, start + BATCH))
    if (waiting.length > 0) await pause(POLL_MS, signal)
  }
}
