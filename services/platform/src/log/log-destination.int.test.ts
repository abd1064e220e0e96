import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { childEnvironment } from '../config/load-config.ts'

const WRITER = fileURLToPath(new URL('write-lines.process.fixture.ts', import.meta.url))

/** Runs a process that logs and ends in the given way, and gives what it wrote. */
async function linesOf(ending: string): Promise<string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', WRITER, ending], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: childEnvironment({ UV_THREADPOOL_SIZE: '1' }),
  })
  const output = await text(child.stdout)
  return output.trimEnd().split('\n')
}

test.each(['exit', 'throw', 'end'])('nothing is lost when the process ends by %s', async (ending) => {
  const lines = await linesOf(ending)
  expect(lines).toHaveLength(1_000)
  expect(lines.map((line) => Number(/"line":(\d+)/.exec(line)?.[1]))).toEqual(lines.map((_line, at) => at))
})
