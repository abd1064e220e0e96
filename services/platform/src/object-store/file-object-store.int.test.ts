import { spawnSync } from 'node:child_process'
import { mkdtemp, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTemporaryFolder } from '../file/temporary-folder.ts'
import { type OpenFile, openFileObjectStore } from './file-object-store.ts'
import { describeObjectStore } from './object-store.contract.ts'

const folders: string[] = []

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-objects-'))
  folders.push(folder)
  return folder
}

async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
}

describeObjectStore('files', async () => openFileObjectStore({ folder: await newFolder() }))

describe('openFileObjectStore', () => {
  let folder: string
  beforeEach(async () => {
    folder = await newFolder()
  })
  afterEach(removeFolders)

  const leftOver = () => readdir(join(folder, 'temporary'))

  /** The system's `open`, whose files fail in `method`. */
  function failing(method: 'writeFile' | 'sync', code: string): OpenFile {
    return async (...settings) => {
      const file = await open(...settings)
      file[method] = async () => {
        throw Object.assign(new Error(`${code}: as a test wants it`), { code })
      }
      return file
    }
  }

  it.each([
    ['writeFile', 'ENOSPC', 'disk_full', 'The disk is full'],
    ['writeFile', 'EDQUOT', 'disk_full', 'The disk is full'],
    ['sync', 'EIO', 'unavailable', 'Files cannot be stored: the disk reports an error. Try again later.'],
  ] as const)('keeps nothing when %s fails with %s, and answers %s: %s', async (method, cause, code, words) => {
    const store = await openFileObjectStore({ folder, openFile: failing(method, cause) })
    const body = { stream: Readable.from([Buffer.alloc(100_000)]), sizeBytes: 100_000 }
    await expect(store.put('media', 'a/1.webp', body)).rejects.toMatchObject({
      status: 503,
      code,
      message: expect.stringContaining(words),
    })
    expect(await leftOver()).toEqual([])
    expect(await store.stat('media', 'a/1.webp')).toBeUndefined()
  })

  it('tells an operator, and no visitor, which file it was', async () => {
    const openFile: OpenFile = async (path) => {
      throw Object.assign(new Error(`EROFS: read-only file system, open '${String(path)}'`), { code: 'EROFS' })
    }
    const store = await openFileObjectStore({ folder, openFile })
    const failure = await store.put('media', 'a/1.webp', Buffer.from('x')).catch((error: unknown) => error)
    expect(failure).toMatchObject({ message: expect.not.stringContaining(folder), cause: { code: 'EROFS' } })
    expect(failure).toHaveProperty('message', expect.stringContaining('read-only'))
  })

  it('goes on when the folder is taken away and comes back', async () => {
    const store = await openFileObjectStore({ folder })
    await store.put('media', 'a/1.webp', Buffer.from('one'))
    await rename(folder, `${folder}-away`)
    await writeFile(folder, 'in the way')
    await expect(store.put('media', 'a/2.webp', Buffer.from('two'))).rejects.toThrow('the folder is missing')
    await expect(store.ping()).rejects.toThrow('the folder is missing')
    await rm(folder)
    await rename(`${folder}-away`, folder)
    await store.put('media', 'a/2.webp', Buffer.from('two'))
    expect(await store.stat('media', 'a/1.webp')).toBeDefined()
    expect(await leftOver()).toEqual([])
  })

  it('removes what a process left half-written that is no more, and nothing of those that live', async () => {
    const temporary = join(folder, 'temporary')
    const ours = (await openTemporaryFolder(temporary)).newPath()
    await writeFile(ours, 'under way')
    const { pid } = spawnSync(process.execPath, ['--version'])
    const dead = basename(ours).replace(/-\d+-/, `-${pid}-`)
    const earlierLife = basename(ours).replace(/-[\da-f]{12}-(\d+)$/, '-000000000000-$1')
    const otherMachine = dead.replace(/^[\da-f]{12}/, '000000000000')
    for (const name of [dead, earlierLife, otherMachine, 'readme']) await writeFile(join(temporary, name), 'half')
    await openFileObjectStore({ folder })
    expect((await leftOver()).toSorted()).toEqual([basename(ours), otherMachine, 'readme'].toSorted())
  })

  it('lets nobody else on the machine read the files', async () => {
    const store = await openFileObjectStore({ folder })
    await store.put('documents', 'a.png', Buffer.from('x'))
    for (const path of ['documents', 'documents/a.png']) {
      expect((await stat(join(folder, path))).mode & 0o077).toBe(0)
    }
  })

  it('leaves no empty folders behind', async () => {
    const store = await openFileObjectStore({ folder })
    await store.put('media', 'a/1.webp', Buffer.from('x'))
    await store.put('media', 'a/2.webp', Buffer.from('x'))
    await store.delete('media', ['a/1.webp'])
    expect(await readdir(join(folder, 'media'))).toEqual(['a'])
    await store.delete('media', ['a/2.webp'])
    expect(await readdir(join(folder, 'media'))).toEqual([])
  })
})
