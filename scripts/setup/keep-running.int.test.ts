import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const FIXTURE = fileURLToPath(new URL('keep-running.process.fixture.mjs', import.meta.url))

let folder: string
let keeper: ChildProcess
let printed: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-keep-'))
  printed = ''
})
afterEach(async () => {
  keeper.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const diary = () => join(folder, 'diary')

function keep(manner: string, ...rest: string[]): void {
  keeper = spawn(process.execPath, [FIXTURE, 'keep', diary(), manner, ...rest], { stdio: ['ignore', 'pipe', 'pipe'] })
  keeper.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
}

async function lives(): Promise<{ pid: number; what: string }[]> {
  const text = await readFile(diary(), 'utf8').catch(() => '')
  return [...text.matchAll(/^(\d+) (.+)$/gm)].map(([, pid, what = '']) => ({ pid: Number(pid), what }))
}

const begun = async () => (await lives()).filter(({ what }) => what.startsWith('began'))

async function ended(): Promise<number | null> {
  if (keeper.exitCode === null && keeper.signalCode === null) await once(keeper, 'exit')
  return keeper.exitCode
}

test('a killed server is started again, says so, and stops in order when it is asked to', async () => {
  keep('runs', '--reset', '--yes', '--port=1')
  await expect.poll(async () => (await lives()).at(-1)?.what).toBe('runs')
  const [first] = await begun()
  process.kill(first?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => begun()).toHaveLength(2)
  expect(printed).toContain('The server ended by itself (SIGKILL). Starting it again in 0.02 s: restart 1 of at most 5')
  const [, second] = await begun()
  expect([first?.what, second?.what]).toEqual(['began --reset --yes --port=1', 'began --port=1'])
  keeper.kill('SIGTERM')
  expect(await ended()).toBe(0)
  expect((await lives()).at(-1)).toEqual({ pid: second?.pid, what: 'SIGTERM' })
})

test('a server that refuses to start is not tried again; its exit status is ours', async () => {
  keep('refuses')
  expect(await ended()).toBe(3)
  expect(await begun()).toHaveLength(1)
})

test('after five restarts it gives up, and says so', async () => {
  keep('crashes')
  expect(await ended()).toBe(1)
  expect(await begun()).toHaveLength(6)
  expect(printed).toContain('(exit status 1), after 5 restarts within ten minutes. Giving up.')
})

test('the server stops when the process that keeps it running is gone', async () => {
  keep('runs')
  await expect.poll(async () => (await lives()).at(-1)?.what).toBe('runs')
  keeper.kill('SIGKILL')
  await expect.poll(async () => (await lives()).at(-1)?.what).toBe('disconnect')
})
