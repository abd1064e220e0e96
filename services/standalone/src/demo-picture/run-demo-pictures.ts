import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import type { OwnerKey } from '@tahanan/catalog/picture/picture.ts'
import { findIdsByName } from '@tahanan/catalog/name/refuse-duplicate-name.ts'
import { decodePicture } from '@tahanan/catalog/picture/decode-picture.ts'
import { insertPictures, type NewPicture } from '@tahanan/catalog/picture/picture-commands.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import {
  listPendingHashes,
  listPicturelessDevelopers,
  listPicturelessListings,
  listPicturelessProjects,
  lockPictureOwner,
} from '@tahanan/catalog/picture/picture.store.ts'
import { type PreparedPicture, preparePictures } from '@tahanan/catalog/picture/prepare-pictures.ts'
import type { EngineConfig } from '@tahanan/platform/config/config-schema.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { openObjectStore } from '@tahanan/platform/object-store/open-object-store.ts'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import type { Pool } from 'pg'
import sharp from 'sharp'
import { loadDemoPapers } from '../demo-paper/load-demo-papers.ts'
import { counted } from '../demo/add-missing.ts'
import { demoDeveloper } from '../demo/demo-developer.ts'
import { DEMO_KEY_PREFIX } from '../demo/demo-listing.ts'
import { demoProject } from '../demo/demo-project.ts'
import { demoSize } from '../demo/demo-listing.ts'
import { createProgressBar } from '../progress/progress-bar.ts'
import type { Work } from '../supervisor/run-supervised.ts'
import type { DemoGallery, DemoScene } from './file-gallery.ts'
import { putUpload } from './put-upload.ts'

/** Whose pictures are to be what, in their order; the first is the cover. */
export interface DemoAlbum extends OwnerKey {
  readonly scenes: readonly DemoScene[]
}

/** Owners whose pictures go into one transaction. */
const BATCH = 25

const POLL_MS = 500

const NOTHING: ReadonlySet<string> = new Set()

/** Only the name of a project is asked for, and that does not depend on them. */
const NO_PARENTS = { developerIds: [1], amenityIds: [], now: new Date(0) }

/** As many as the first screens show. */
const FRONT_LISTINGS = 16

const VARIANTS_TIMEOUT_MS = 5 * 60_000

export interface DemoPicturesRun {
  /** The catalogue's database, as the writing role. */
  readonly databaseUrl: string
  readonly mediaFolder: string
  readonly engines: EngineConfig
  readonly gallery: DemoGallery
}

/**
 * Begins to give the demo catalogue its pictures and papers, and shows how far it is. It belongs into a process of its
 * own at low priority: decoding takes most of a core for some seconds. `done` resolves when nothing is left to do.
 */
export async function runDemoPictures(run: DemoPicturesRun): Promise<Work & { readonly done: Promise<void> }> {
  const { databaseUrl, mediaFolder, engines, gallery } = run
  sharp.concurrency(1)
  const stopping = new AbortController()
  const pool = openPool({ connectionString: databaseUrl, max: 2, applicationName: 'demo-pictures' })
  const objects = await openObjectStore(engines, mediaFolder)
  const bar = createProgressBar({ label: 'Adding demo pictures', unit: 'albums', output: process.stdout })

  async function load(): Promise<void> {
    try {
      const { signal } = stopping
      const onProgress = (finished: number, total: number) => bar.update(finished, total)
      await Promise.all([
        loadDemoPictures({ pool, objects, gallery, signal, onProgress }),
        loadDemoPapers({ pool, objects, signal }),
      ])
    } catch (error) {
      if (!stopping.signal.aborted) console.error('The demo pictures could not be loaded:', error)
    } finally {
      bar.finish()
      await objects.close()
      await pool.end()
    }
  }

  const done = load()
  return {
    done,
    async stop() {
      stopping.abort()
      await done
    },
  }
}

/**
 * The albums that the demo catalogue still lacks, in the order in which visitors would miss them: the newest listings,
 * developers, projects, all other listings. Whoever ever had a picture is left alone, so that nothing comes back that staff deleted.
 */
async function listDemoAlbums(pool: Pool, gallery: DemoGallery): Promise<DemoAlbum[]> {
  const size = demoSize()
  const developerNames = counted(size.developers, (index) => demoDeveloper(index).name)
  const projectNames = counted(size.projects, (index) => demoProject(index, NO_PARENTS).form.name)
  const developerIds = await findIdsByName(pool, 'developer', developerNames)
  const projectIds = await findIdsByName(pool, 'project', projectNames)
  const developers = await listPicturelessDevelopers(pool, [...developerIds.values()])
  const projects = await listPicturelessProjects(pool, [...projectIds.values()])
  const listings = await listPicturelessListings(pool, DEMO_KEY_PREFIX)
  const albumsOfListings = listings.map((listing): DemoAlbum => ({
    ownerNoun: 'listing',
    ownerId: listing.id,
    scenes: gallery.scenesOfListing(listing),
  }))
  return [
    ...albumsOfListings.slice(0, FRONT_LISTINGS),
    ...developers.map(({ id }): DemoAlbum => ({
      ownerNoun: 'developer',
      ownerId: id,
      scenes: [gallery.logoOfDeveloper({ id })],
    })),
    ...projects.map((project): DemoAlbum => ({
      ownerNoun: 'project',
      ownerId: project.id,
      scenes: gallery.scenesOfProject(project),
    })),
    ...albumsOfListings.slice(FRONT_LISTINGS),
  ]
}

/** Takes a scene the way of every upload. Its file has to stay in `folder` until it was added. */
async function uploadScene(
  dependencies: PictureDependencies,
  folder: string,
  scene: DemoScene,
): Promise<PreparedPicture> {
  const file = await putUpload(folder, scene.name, await scene.read())
  const [prepared] = await preparePictures(dependencies, 'image[]', [file], () => {})
  if (prepared === undefined) throw new Error(`The scene ${scene.name} was not taken.`)
  return prepared
}

export interface DemoPictureLoading {
  readonly pool: Pool
  readonly objects: ObjectStore
  readonly gallery: DemoGallery
  readonly signal: AbortSignal
  /** How many owners have theirs. */
  readonly onProgress?: (done: number, total: number) => void
  /** How long to wait for variants before going on without. */
  readonly variantsTimeoutMs?: number
}

/**
 * Gives the demo catalogue its pictures, by the way of every upload. First come the fewest albums that show every scene
 * once: the image workers make their variants. Each other follows when those of its scenes are there, and takes them over:
 * then nothing is left to be made of thousands of pictures. Interrupted, the next start goes on with those who have none;
 * when all have theirs, nothing happens.
 *
 * @throws the signal's reason once it aborts
 */
export async function loadDemoPictures(loading: DemoPictureLoading): Promise<void> {
  const { pool, objects, gallery, signal, onProgress, variantsTimeoutMs = VARIANTS_TIMEOUT_MS } = loading
  const albums = await listDemoAlbums(pool, gallery)
  if (albums.length === 0) return
  // Our own files cannot bring a decoder down, so they are decoded right here.
  const dependencies: PictureDependencies = {
    pool,
    objects,
    decoder: { check: async () => {}, decode: decodePicture, close: async () => {} },
  }
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-scenes-'))
  const preparedByName = new Map<string, PreparedPicture>()
  let done = 0

  async function preparedOf(scene: DemoScene): Promise<PreparedPicture> {
    const known = preparedByName.get(scene.name) ?? (await uploadScene(dependencies, folder, scene))
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
    await runCommand(dependencies, { actor: SYSTEM_ACTOR, now: new Date(), correlationId: 'demo' }, async (unit) => {
      for (const { album, pictures } of prepared) {
        if (await lockPictureOwner(unit.client, album)) await insertPictures(unit, album, pictures)
      }
    })
    done += batch.length
    onProgress?.(done, albums.length)
  }

  try {
    const { first, others } = splitAlbums(albums)
    for (const album of first) await add([album])
    const deadline = Date.now() + variantsTimeoutMs
    let waiting = others
    while (waiting.length > 0) {
      signal.throwIfAborted()
      const pending = Date.now() < deadline ? await listPendingHashes(pool) : NOTHING
      const isMade = ({ scenes }: DemoAlbum) =>
        scenes.every(({ name }) => !pending.has(preparedByName.get(name)?.hash ?? ''))
      const made = waiting.filter(isMade)
      waiting = waiting.filter((album) => !made.includes(album))
      for (let start = 0; start < made.length; start += BATCH) await add(made.slice(start, start + BATCH))
      if (waiting.length > 0) await pause(POLL_MS, signal)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The first albums that show a scene which none before them shows, and all others. */
export function splitAlbums(albums: readonly DemoAlbum[]): {
  readonly first: readonly DemoAlbum[]
  readonly others: readonly DemoAlbum[]
} {
  const seen = new Set<string>()
  const first: DemoAlbum[] = []
  const others: DemoAlbum[] = []
  for (const album of albums) {
    const isNew = album.scenes.some(({ name }) => !seen.has(name))
    for (const { name } of album.scenes) seen.add(name)
    if (isNew) first.push(album)
    else others.push(album)
  }
  return { first, others }
}
