import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type Child, startChild } from '@tahanan/standalone/supervisor/start-child.ts'
import { NO_ENGINES } from '../install/no-engines.ts'
import type { BenchOptions } from '../read-bench-options.ts'
import { compare, type Measured } from '../report/compare.ts'
import type { Outcome } from '../report/outcome.ts'
import { startBareImages } from './bare-images.ts'
import { benchPhoto } from './bench-photo.ts'
import { type ImageStage, openImageStage } from './image-stage.ts'

const WORKER = new URL('../../../services/standalone/src/image-worker.process.ts', import.meta.url)
const PHOTOS = 6
/** So many that it hardly matters when one worker gets one more than the other. */
const SHARED_PHOTOS = 12
const VARIANTS = 8

/**
 * Variants a second: an image worker with its queue, its catalogue and its object store, against sharp alone making
 * the same files from the same photos; and two workers against one.
 */
export async function runImagesBench({ rounds }: BenchOptions, keep: (outcome: Outcome) => void): Promise<void> {
  const photos: Buffer[] = []
  for (let number = 0; number < SHARED_PHOTOS; number += 1) photos.push(await benchPhoto(number))
  const warmUps = [await benchPhoto(SHARED_PHOTOS), await benchPhoto(SHARED_PHOTOS + 1)]
  const stage = await openImageStage()
  const bare = startBareImages()
  const workers: Child[] = []
  try {
    const originals = await stage.write(photos.slice(0, PHOTOS))
    const folder = join(stage.folder, 'bare')
    const warmUp = (count: number) => stage.make(warmUps.slice(0, count))
    const make = async (count: number): Promise<Measured> => ({
      perSecond: ((count * VARIANTS) / (await stage.make(photos.slice(0, count)))) * 1_000,
    })
    await bare.make({ originals: await stage.write(warmUps.slice(0, 1)), folder })
    workers.push(await startWorker(stage))
    await warmUp(1)
    const common = { unit: 'variants', rounds }
    const bareRate = async (): Promise<Measured> => ({ perSecond: await bare.make({ originals, folder }) })
    const one = () => make(PHOTOS)
    keep(await compare({ ...common, name: 'images, one worker', floor: 0.95, ours: one, bare: bareRate }))
    await requireSameFiles(stage, folder)

    const two = async (): Promise<Measured> => {
      const second = await startWorker(stage)
      try {
        await warmUp(2)
        return await make(SHARED_PHOTOS)
      } finally {
        second.askToStop()
        await second.ended
      }
    }
    const alone = () => make(SHARED_PHOTOS)
    keep(await compare({ ...common, name: 'images, two workers against one', floor: 1.6, ours: two, bare: alone }))
  } finally {
    bare.close()
    for (const worker of workers) {
      worker.askToStop()
      await worker.ended
    }
    await stage.close()
  }
}

async function startWorker({ worker }: ImageStage): Promise<Child> {
  let child: Child | undefined
  await new Promise<void>((resolve) => {
    child = startChild({ entry: WORKER, settings: worker, environment: NO_ENGINES }, resolve)
  })
  if (child === undefined) throw new Error('There is no worker.')
  return child
}

/** What is compared is the same work only where it makes the same bytes. */
async function requireSameFiles(stage: ImageStage, folder: string): Promise<void> {
  let files = 0
  for await (const { key } of stage.store.list('media', '')) {
    const object = await stage.store.get('media', key)
    const made = object === undefined ? Buffer.alloc(0) : await buffer(object.stream)
    if (!made.equals(await readFile(join(folder, key)))) throw new Error(`Both sides make another ${key}.`)
    files += 1
  }
  if (files !== PHOTOS * VARIANTS) throw new Error(`${files} files were made.`)
}
