import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { phonePhoto } from '@tahanan/platform/image/phone-photo.fixture.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openPictureStage, type PictureStage } from './picture-stage.fixture.ts'

const PATIENCE = { timeout: 60_000, interval: 5 }
const ENTRY = fileURLToPath(new URL('./image-worker.process.fixture.ts', import.meta.url))
const PICTURES = 10
const VARIANTS_EACH = 4
/** Nobody: the root user of a machine may write into every folder. */
const ACCOUNT = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let stage: PictureStage

beforeEach(async () => {
  stage = await openPictureStage()
})
afterEach(async () => {
  await setFolderMode(0o700)
  await stage.close()
})

async function folders(): Promise<string[]> {
  const entries = await readdir(stage.folder, { recursive: true, withFileTypes: true })
  const below = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  return [stage.folder, ...below]
}

async function setFolderMode(mode: number): Promise<void> {
  for (const folder of await folders()) await chmod(folder, mode)
}

async function handOver(): Promise<void> {
  if (ACCOUNT.uid === undefined) return
  for (const entry of await readdir(stage.folder, { recursive: true })) {
    await chown(join(stage.folder, entry), ACCOUNT.uid, ACCOUNT.gid)
  }
  await chown(stage.folder, ACCOUNT.uid, ACCOUNT.gid)
}

interface Worker {
  readonly process: ChildProcess
  /** What it has said so far. */
  output(): string
}

async function startWorker(): Promise<Worker> {
  const args = [...typescriptArguments(), ENTRY, stage.catalog.connectionString, stage.folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], ...ACCOUNT })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  await expect.poll(() => said, PATIENCE).toContain('ready\n')
  return { process: child, output: () => said }
}

const progress = async () => (await stage.pictures()).map((picture) => picture.progress)
const countReady = async () => (await progress()).filter((one) => one === 'ready').length
const reach = (count: number) => expect.poll(() => countReady(), PATIENCE).toBeGreaterThanOrEqual(count)

it('a read-only folder costs no picture, and neither does a worker that is killed when it is back', async () => {
  const photos = Array.from({ length: PICTURES }, (_, seed) => phonePhoto({ width: 400, height: 300, seed }))
  const ids = await stage.upload(...(await Promise.all(photos)))
  await handOver()
  const worker = await startWorker()
  await stage.dispatch(...ids)
  await reach(2)

  await setFolderMode(0o500)
  await expect.poll(() => worker.output(), PATIENCE).toContain('Files cannot be stored')
  const during = await progress()
  expect(during).toContain('pending')
  expect(during).not.toContain('failed')

  await setFolderMode(0o700)
  await reach(during.filter((one) => one === 'ready').length + 2)
  worker.process.kill('SIGKILL')
  await once(worker.process, 'exit')
  expect(await progress()).toContain('pending')

  await startWorker()
  await reach(PICTURES)
  for (const id of ids) expect(await stage.catalog.auditActions('picture', id)).toEqual(['create', 'complete'])
  expect(await stage.keys('media')).toHaveLength(PICTURES * VARIANTS_EACH)
})
