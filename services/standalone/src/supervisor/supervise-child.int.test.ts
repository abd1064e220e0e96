import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ChildChange, superviseChild, type SupervisedChild, type SupervisionOptions } from './supervise-child.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'

let folder: string
let diary: string
let child: SupervisedChild | undefined
let changes: ChildChange[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-supervisor-'))
  diary = join(folder, 'diary')
  changes = []
})

afterEach(async () => {
  child?.kill()
  await child?.stop()
  child = undefined
  await rm(folder, { recursive: true, force: true })
})

function supervise(manner: string, overrides: Partial<SupervisionOptions> = {}): SupervisedChild {
  child = superviseChild({
    entry: new URL('diary.process.fixture.ts', import.meta.url),
    settings: { diary, manner },
    stopTimeoutMs: 5_000,
    onChange: (change) => changes.push(change),
    ...overrides,
  })
  return child
}

function diaryLines(): string[] {
  try {
    return readFileSync(diary, 'utf8').trimEnd().split('\n')
  } catch {
    return []
  }
}

function pidOf(running: SupervisedChild): number {
  const pid = running.pid()
  if (pid === undefined) throw new Error('There is no child at the moment.')
  return pid
}

const within = { timeout: 60_000 }

test('a child that is told to stop finishes what it is doing', async () => {
  const running = supervise('calm')
  await running.ready
  const pid = pidOf(running)
  await running.stop()
  expect(diaryLines()).toEqual([`${pid} began`, `${pid} stopping`, `${pid} finished`, `${pid} ended`])
  expect(running.pid()).toBeUndefined()
  expect(changes.map(({ kind }) => kind)).toEqual(['started', 'ready', 'stopped'])
})

test('a child that is killed is started again', async () => {
  const running = supervise('calm')
  await running.ready
  const killed = pidOf(running)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => diaryLines().filter((line) => line.endsWith('began'))).toHaveLength(2)
  expect(pidOf(running)).not.toBe(killed)
  expect(changes).toContainEqual(expect.objectContaining({ kind: 'ended', code: null, signal: 'SIGKILL' }))
})

test('pauses grow while it fails, up to their limit', async () => {
  supervise('fails-to-begin', { maxRestartMs: 300 })
  const pauses = () => changes.flatMap((change) => (change.kind === 'ended' ? [change.restartMs] : []))
  await expect.poll(() => pauses().length).toBeGreaterThan(3)
  // Each is between half of its limit and the whole: 200, then 300.
  expect(pauses()[0]).toBeGreaterThanOrEqual(100)
  expect(pauses()[0]).toBeLessThanOrEqual(200)
  expect(pauses()[3]).toBeGreaterThanOrEqual(150)
  expect(pauses()[3]).toBeLessThanOrEqual(300)
  expect(changes).toContainEqual(expect.objectContaining({ kind: 'ended', code: 3 }))
})

test('a child that was well for a while is started again without a growing pause', async () => {
  supervise('fails-to-begin', { healthyAfterMs: 0 })
  const pauses = () => changes.flatMap((change) => (change.kind === 'ended' ? [change.restartMs] : []))
  await expect.poll(() => pauses().length).toBeGreaterThan(3)
  expect(Math.max(...pauses())).toBeLessThanOrEqual(100)
})

test('a child that does not finish in time is killed', async () => {
  const running = supervise('never-finishes', { stopTimeoutMs: 200 })
  await running.ready
  const pid = pidOf(running)
  await running.stop()
  expect(diaryLines()).toEqual([`${pid} began`, `${pid} stopping`])
  expect(changes.map(({ kind }) => kind)).toEqual(['started', 'ready', 'killed', 'stopped'])
})

test('stop during the pause before a restart starts nothing more', async () => {
  const running = supervise('fails-to-begin')
  await expect.poll(() => changes.at(-1)?.kind, { ...within, interval: 5 }).toBe('ended')
  await running.stop()
  await running.ready
  expect(changes.at(-1)).toEqual({ kind: 'stopped' })
})

test('a child ends in order when its supervisor is killed', async () => {
  const supervisor = fork(fileURLToPath(new URL('supervisor.process.fixture.ts', import.meta.url)), [diary], {
    execArgv: typescriptArguments(),
    stdio: 'ignore',
  })
  await expect.poll(() => diaryLines()).toHaveLength(1)
  supervisor.kill('SIGKILL')
  await expect.poll(() => diaryLines()).toHaveLength(4)
  expect(diaryLines().map((line) => line.split(' ')[1])).toEqual(['began', 'stopping', 'finished', 'ended'])
})

test.each(['SIGINT', 'SIGHUP'])('%s in the terminal is for the supervisor alone', async (signal) => {
  const running = supervise('calm')
  await running.ready
  const pid = pidOf(running)
  process.kill(pid, signal)
  await running.stop()
  expect(diaryLines()).toEqual([`${pid} began`, `${pid} stopping`, `${pid} finished`, `${pid} ended`])
})

// At once: a process that gives way to all others may take long to become ready.
test.runIf(process.platform === 'linux')('a child of low priority gives way', () => {
  expect(getPriority(pidOf(supervise('calm', { lowPriority: true })))).toBe(19)
})
