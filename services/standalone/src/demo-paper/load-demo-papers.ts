import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SYSTEM_ACTOR } from '@tahanan/catalog/command/run-command.ts'
import { addDocuments } from '@tahanan/catalog/document/document-commands.ts'
import { listPaperlessListings } from '@tahanan/catalog/document/document.store.ts'
import { decodePicture } from '@tahanan/catalog/picture/decode-picture.ts'
import type { DecodedPicture } from '@tahanan/catalog/picture/decoder-reply.ts'
import type { PictureDependencies } from '@tahanan/catalog/picture/picture-dependencies.ts'
import type { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { FOR_RENT } from '@tahanan/contracts/property/property-status.ts'
import { manilaDate } from '@tahanan/contracts/time/manila-date.ts'
import type { ObjectStore } from '@tahanan/platform/object-store/object-store.ts'
import { NotFound } from '@tahanan/platform/problem/problem.ts'
import type { Pool } from 'pg'
import { readDemoPicture } from '../demo-picture/file-gallery.ts'
import { putUpload } from '../demo-picture/put-upload.ts'
import { DEMO_KEY_PREFIX } from '../demo/demo-listing.ts'

const DAY_MS = 86_400_000

const LAPSED_DAYS = 30

const SHORTEST_DAYS = 90

const SPAN_DAYS = 270

export interface DemoPaperLoading {
  readonly pool: Pool
  readonly objects: ObjectStore
  readonly signal: AbortSignal
}

/**
 * Gives the brokerage listings of the demo catalogue the authorities of their owners, by the way of every upload. A
 * listing that ever had a paper is left alone.
 *
 * @throws the signal's reason once it aborts
 */
export async function loadDemoPapers({ pool, objects, signal }: DemoPaperLoading): Promise<void> {
  const listings = await listPaperlessListings(pool, DEMO_KEY_PREFIX)
  if (listings.length === 0) return
  const dependencies: PictureDependencies = {
    pool,
    objects,
    decoder: { check: async () => {}, decode: remembering(), close: async () => {} },
  }
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-papers-'))
  try {
    const lease = await putPaper(folder, 'authority-to-lease')
    const sell = await putPaper(folder, 'authority-to-sell')
    for (const { id, status } of listings) {
      signal.throwIfAborted()
      const now = new Date()
      const validUntil = demoAuthority(id, now)
      if (validUntil === undefined) continue
      const files = [status === FOR_RENT ? lease : sell]
      const context = { actor: SYSTEM_ACTOR, now, correlationId: 'demo' }
      const paper = { listingId: id, kind: 'authority_to_lease', validUntil, files } as const
      await addDocuments(dependencies, context, paper).catch(unlessDeleted)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Two papers serve all listings: each is looked at once. */
function remembering(): (path: string) => Promise<DecodedPicture> {
  const decoded = new Map<string, Promise<DecodedPicture>>()
  return (path) => {
    const known = decoded.get(path) ?? decodePicture(path)
    decoded.set(path, known)
    return known
  }
}

async function putPaper(folder: string, stem: string): Promise<UploadedFile> {
  return putUpload(folder, `${stem}.jpg`, await readDemoPicture(stem))
}

/** Staff may delete a listing at any moment. */
function unlessDeleted(error: unknown): void {
  if (!(error instanceof NotFound)) throw error
}

/**
 * The last day of a demo listing's authority; undefined where it has none. Most are in force, some lapsed and some are
 * missing, so that the overview has something to show.
 */
function demoAuthority(listingId: number, now: Date): string | undefined {
  if (listingId % 23 === 0) return undefined
  const days = listingId % 19 === 0 ? -LAPSED_DAYS : SHORTEST_DAYS + (listingId % SPAN_DAYS)
  return manilaDate(new Date(now.getTime() + days * DAY_MS))
}
