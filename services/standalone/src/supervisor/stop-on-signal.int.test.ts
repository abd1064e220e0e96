import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'

const fixture = fileURLToPath(new URL('stop-on-signal.process.fixture.ts', import.meta.url))
const within = { timeout: 60_000 }
let program: ChildProcess
let printed: string

afterEach(() => program.kill('SIGKILL'))

async function run(until: string, startMs: number, stopMs: number): Promise<void> {
  printed = ''
  program = spawn(process.execPath, [...typescriptArguments(), fixture, String(startMs), String(stopMs)])
  program.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await expect.poll(() => printed).toContain(until)
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops in order and ends with status 0', async (signal) => {
  await run('running', 0, 100)
  program.kill(signal)
  await expect.poll(() => program.exitCode).toBe(0)
  expect(printed).toContain('stopped')
})

test('what is still starting is stopped in order, too', async () => {
  await run('starting', 300, 0)
  program.kill('SIGINT')
  await expect.poll(() => program.exitCode).toBe(0)
  expect(printed).toMatch(/starting[^]*running[^]*stopped/)
})

test('one Ctrl-C that arrives twice, from the terminal and from npm, stops in order', async () => {
  await run('running', 0, 200)
  program.kill('SIGINT')
  program.kill('SIGINT')
  await expect.poll(() => program.exitCode).toBe(0)
  expect(printed).toContain('stopped')
})

test('a terminal that is gone does not keep it from stopping in order', async () => {
  await run('running', 0, 100)
  program.stdout?.destroy()
  program.kill('SIGHUP')
  await expect.poll(() => program.exitCode).toBe(0)
})

test('another Ctrl-C ends at once', async () => {
  await run('running', 0, 60_000)
  await vi.waitFor(() => {
    program.kill('SIGINT')
    expect(program.exitCode).toBe(130)
  }, within)
  expect(printed).toContain('forced')
  expect(printed).not.toContain('stopped')
})

test('another Ctrl-C ends at once what does not start', async () => {
  await run('starting', 60_000, 0)
  await vi.waitFor(() => {
    program.kill('SIGINT')
    expect(program.exitCode).toBe(130)
  }, within)
})
