import { UploadedFile } from '@tahanan/contracts/file/uploaded-file.ts'
import { buildPng } from '@tahanan/platform/image/build-png.fixture.ts'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { inTransaction } from '@tahanan/platform/postgres/in-transaction.ts'
import { Unavailable } from '@tahanan/platform/problem/problem.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteListing } from '../listing/delete-listing.ts'
import { createListing } from '../listing/create-listing.ts'
import { addListingParents } from '../listing/listing.fixture.ts'
import { addPictures, deletePicture } from './picture-commands.ts'
import { completePicture } from './complete-picture.ts'
import { withPreparedPictures } from './prepare-pictures.ts'
import { removeUnusedFiles } from './picture-files.ts'
import { listPicturesOf } from './picture.store.ts'
import type { PictureDependencies } from './picture-dependencies.ts'
import { openTestPictures, type TestPictures } from './picture-dependencies.fixture.ts'

let dependencies: TestPictures
let projectId: number
let listingId: number
let seed = 0

beforeAll(async () => {
  dependencies = await openTestPictures()
  projectId = (await addListingParents(dependencies, dependencies.catalog.context)).condoProjectId
})
afterAll(() => dependencies.close())
beforeEach(async () => {
  const changes = { name: 'Unit 5A', location: 'Mandaluyong', projectId, unitType: 5 }
  listingId = (await createListing(dependencies, dependencies.catalog.context, { listingType: 0, changes })).id
  for (const key of await dependencies.storedKeys()) {
    const bucket = key.startsWith('media/') ? 'media' : 'originals'
    await dependencies.objects.delete(bucket, [key.slice(bucket.length + 1)])
  }
  await dependencies.pool.query('truncate app.picture')
})

/** A photo that no other test has. */
function newPhoto(): Promise<Buffer> {
  seed += 1
  return phonePhoto({ width: 400, height: 300, seed })
}

const upload = async (name: string, bytes?: Buffer) => dependencies.uploads.upload(name, bytes ?? (await newPhoto()))

function add(files: readonly UploadedFile[], into: PictureDependencies = dependencies, max = 60) {
  return withPreparedPictures(into, 'image[]', files, (pictures) =>
    addPictures(into, dependencies.catalog.context, { ownerNoun: 'listing', ownerId: listingId, pictures, max }),
  )
}

const messages = (...lines: string[]) => ({ status: 400, fields: { 'image[]': lines } })
const present = () => listPicturesOf(dependencies.pool, 'listing', [listingId])

async function expectNothing(): Promise<void> {
  expect(await dependencies.storedKeys()).toEqual([])
  expect(await present()).toEqual([])
}

test('a picture can be shown as soon as its upload is answered', async () => {
  const file = await upload('front.jpg')
  const [picture] = await add([file])
  expect(picture).toMatchObject({
    url: `/media/${file.hash}/400.webp`,
    width: 400,
    height: 300,
    state: 'pending',
    variants: [{ format: 'webp', width: 400, height: 300 }],
  })
  expect(await dependencies.storedKeys()).toEqual([`media/${file.hash}/400.webp`, `originals/${file.hash}.jpg`])
  const stored = await dependencies.objects.stat('originals', `${file.hash}.jpg`)
  expect(stored?.sizeBytes).toBe(file.sizeBytes)
})

describe('equal bytes', () => {
  test('are stored and decoded once, in one upload and in several', async () => {
    const photo = await newPhoto()
    const decode = vi.spyOn(dependencies.decoder, 'decode')
    await add([await upload('a.jpg', photo), await upload('b.jpg', photo)])
    await add([await upload('c.jpg', photo)])
    expect(decode).toHaveBeenCalledTimes(1)
    decode.mockRestore()
    expect(await dependencies.storedKeys()).toHaveLength(2)
    expect(await present()).toHaveLength(3)
  })

  test('share what the worker made', async () => {
    const photo = await newPhoto()
    const [first] = await add([await upload('a.jpg', photo)])
    const variants = [{ format: 'webp', widthPx: 360, heightPx: 270, sizeBytes: 3 }] as const
    const [picture] = await present()
    await dependencies.objects.put('media', `${picture?.hash}/360.webp`, Buffer.from('one'))
    await completePicture(dependencies, dependencies.catalog.context, {
      id: first?.id ?? 0,
      renderVersion: 1,
      variants,
    })
    const [second] = await add([await upload('b.jpg', photo)])
    expect(second).toMatchObject({ state: 'ready', variants: { length: 2 } })
  })

  test('are stored anew where an operator has lost them', async () => {
    const photo = await newPhoto()
    const [first] = await add([await upload('a.jpg', photo)])
    await dependencies.objects.delete(
      'media',
      (await dependencies.storedKeys()).slice(0, 1).map((key) => key.slice(6)),
    )
    expect(await dependencies.storedKeys()).toHaveLength(1)
    const [second] = await add([await upload('b.jpg', photo)])
    expect(second?.url).toBe(first?.url)
    expect(await dependencies.storedKeys()).toHaveLength(2)
  })
})

describe('content decides', () => {
  const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#468' } })

  test('a wrong name is no matter, a wrong type is', async () => {
    const png = await plain().png().toBuffer()
    await add([await upload('really-a-png.gif', png)])
    expect(await dependencies.storedKeys()).toContainEqual(expect.stringMatching(/^originals\/[\da-f]{64}\.png$/))
    const gif = await upload('really-a-gif.jpg', await plain().gif().toBuffer())
    await expect(add([gif])).rejects.toMatchObject(messages('Invalid image format: really-a-gif.jpg'))
  })

  test('every bad file is named, with what to do, and the good ones are not kept', async () => {
    const photo = await newPhoto()
    const control = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])
    const files = [
      await upload('good.jpg'),
      await upload('a.gif', await plain().gif().toBuffer()),
      await upload('b.webp', await plain().webp().toBuffer()),
      await upload('c.heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')),
      await upload('d.png', buildPng({ widthPx: 8, heightPx: 8, chunks: [['acTL', control]] })),
      await upload('e.jpg', Buffer.alloc(0)),
      await upload('f.png', buildPng({ widthPx: 30_000, heightPx: 30_000 })),
      await upload('g.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      new UploadedFile({ ...(await upload('h.jpg', photo)), isCut: true }),
    ]
    await expect(add(files)).rejects.toMatchObject(
      messages(
        'Invalid image format: a.gif, b.webp, c.heic, d.png, e.jpg, g.svg',
        'These files are empty: e.jpg',
        'Save HEIC pictures as JPEG before uploading them: c.heic',
        'Animated pictures are not taken: d.png',
        'Use at most 10 MB for each file: h.jpg',
        'Use at most 40 megapixels: f.png',
      ),
    )
    await expectNothing()
  })

  test('what breaks only while it is decoded is named as well, all of it', async () => {
    const photo = await newPhoto()
    const cut = photo.subarray(0, photo.length / 2)
    const files = [
      await upload('good.jpg'),
      await upload('cut.jpg', cut),
      await upload('fine.jpg'),
      await upload('noise.png', buildPng({ widthPx: 2_000, heightPx: 2_000 })),
      await upload(
        'high.png',
        await sharp({ create: { width: 4, height: 40, channels: 3, background: '#468' } })
          .png()
          .toBuffer(),
      ),
    ]
    await expect(add(files)).rejects.toMatchObject(
      messages(
        'Invalid image format: cut.jpg, noise.png',
        'These files are damaged, or were cut off: cut.jpg, noise.png',
        'Pictures may be at most eight times as high as they are wide: high.png',
      ),
    )
    await expectNothing()
  })

  test('a tiny file that claims 900 megapixels is refused in no time', async () => {
    const bomb = await upload('bomb.png', buildPng({ widthPx: 30_000, heightPx: 30_000 }))
    // The decoder runs already.
    await add([await upload('good.jpg')])
    // The fastest of some: each waits for the machine as well.
    let fastestMs = Infinity
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const startedAt = performance.now()
      await expect(add([bomb])).rejects.toMatchObject(messages('Use at most 40 megapixels: bomb.png'))
      fastestMs = Math.min(fastestMs, performance.now() - startedAt)
    }
    expect(fastestMs).toBeLessThan(100)
  })
})

describe('nothing is kept', () => {
  test('when the listing was just deleted', async () => {
    await deleteListing(dependencies, dependencies.catalog.context, { id: listingId, expectedVersion: undefined })
    await expect(add([await upload('a.jpg')])).rejects.toMatchObject({ status: 404 })
    await expectNothing()
  })

  test('above the maximum', async () => {
    const files = [await upload('a.jpg'), await upload('b.jpg')]
    await expect(add(files, dependencies, 1)).rejects.toMatchObject({ status: 400 })
    await expectNothing()
  })

  test('when the disk is full in the middle, and what was there before stays', async () => {
    const shared = await newPhoto()
    const [before] = await add([await upload('before.jpg', shared)])
    let puts = 0
    const full: PictureDependencies = {
      ...dependencies,
      objects: {
        ...dependencies.objects,
        async put(...object) {
          puts += 1
          if (puts === 4) throw new Unavailable('Files cannot be stored: the disk is full. Try again later.', 30)
          await dependencies.objects.put(...object)
        },
      },
    }
    const files = [await upload('same.jpg', shared), await upload('a.jpg'), await upload('b.jpg')]
    await expect(add(files, full)).rejects.toMatchObject({ status: 503 })
    expect(await present()).toHaveLength(1)
    expect(await dependencies.storedKeys()).toHaveLength(2)
    expect((await dependencies.storedKeys())[0]).toBe(before?.url.replace('/media/', 'media/'))
  })
})

test('of two uploads of the same bytes at once, one of which fails, the other has its files', async () => {
  for (let round = 0; round < 5; round += 1) {
    const photo = await newPhoto()
    const [kept] = await Promise.allSettled([
      add([await upload('a.jpg', photo)]),
      withPreparedPictures(dependencies, 'image[]', [await upload('b.jpg', photo)], () =>
        Promise.reject(new Error('No.')),
      ),
    ])
    expect(kept.status).toBe('fulfilled')
    const [picture] = (await present()).slice(-1)
    const stored = await dependencies.storedKeys()
    expect(stored).toContain(`originals/${picture?.hash}.jpg`)
    expect(stored).toContain(`media/${picture?.hash}/400.webp`)
  }
})

describe('removeUnusedFiles', () => {
  test('leaves what any picture has, also one deleted recently', async () => {
    const photo = await newPhoto()
    const files = [await upload('a.jpg', photo), await upload('b.jpg', photo)]
    const [first, second] = await add(files)
    const hashes = files.slice(0, 1).map(({ hash }) => hash)
    const { context } = dependencies.catalog
    const { pool, objects } = dependencies
    const remove = (keptSince: Date) =>
      inTransaction(pool, (client) => removeUnusedFiles(client, objects, { hashes, keptSince }))
    await deletePicture(dependencies, context, { id: first?.id ?? 0, ownerNoun: 'listing' })
    expect(await remove(new Date(context.now.getTime() + 1))).toEqual([])
    await deletePicture(dependencies, context, { id: second?.id ?? 0, ownerNoun: 'listing' })
    expect(await remove(context.now)).toEqual([])
    expect(await dependencies.storedKeys()).toHaveLength(2)
    await dependencies.objects.put('media', `${hashes[0]}/360.avif`, Buffer.from('x'))
    expect(await remove(new Date(context.now.getTime() + 1))).toEqual(hashes)
    expect(await dependencies.storedKeys()).toEqual([])
  })
})
