import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { importAnswerSchema } from '@tahanan/contracts/import/import-answer.ts'
import { loadConfig } from '@tahanan/platform/config/load-config.ts'
import { pause } from '@tahanan/platform/postgres/pause.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { z } from 'zod'
import type { BenchRun } from '../bench-run.ts'
import { type RunningInstallation, startInstallation } from '../install/start-installation.ts'
import { megabytesBelow } from '../memory/megabytes-below.ts'
import { NODE_COMMAND } from '../memory/node-command.ts'
import { writeSpreadsheet } from './write-spreadsheet.ts'

const FILE_BYTES = 200_000_000
const BROWSER = fileURLToPath(
  new URL('../../../admin-web/src/import/bring-large-file.process.fixture.ts', import.meta.url),
)
const LOOK_MS = 100
const importsSchema = z.object({ results: z.array(importAnswerSchema) })

/**
 * A spreadsheet of 200 MB by the dashboard: what browser and server hold before, while it is sent, and while it is
 * checked. Then the server is killed in the middle of another check, and started again.
 */
export async function runImportsBench(run: BenchRun): Promise<void> {
  const dataDir = join(loadConfig().DATA_DIR, 'bench-imports')
  await rm(dataDir, { recursive: true, force: true })
  const running = await startInstallation(dataDir)
  const file = join(dataDir, 'large.csv')
  const rows = await writeSpreadsheet(file, FILE_BYTES)
  const size = `imports, ${FILE_BYTES / 1_000_000} MB, ${rows.toLocaleString('en-US')} rows`
  let again: RunningInstallation | undefined
  try {
    for (const line of await watchBrowser(running, file)) run.note(`${size}: ${line}`)
    const { id, counts } = await checkAnew(running)
    process.kill(running.pid, 'SIGKILL')
    again = await startInstallation(dataDir)
    const startedAt = performance.now()
    const after = await until(again, ({ state }) => state !== 'checking')
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
    const isWhole = after.id === id && after.state === 'checked' && after.counts.rows === rows
    if (!isWhole)
      throw new Error(`The check was cut off at ${counts.rows} rows and came to ${JSON.stringify(after.counts)}.`)
    run.note(
      `${size}: the server killed at ${counts.rows.toLocaleString('en-US')} rows; checked whole ${seconds} s after`,
    )
  } finally {
    await (again ?? running).stop()
  }
}

/** What both hold, at most, in each part of the browser's visit, and how long it took. */
async function watchBrowser(
  { origin, pid, administrator: { username, password } }: RunningInstallation,
  file: string,
): Promise<string[]> {
  const args = [...typescriptArguments(), BROWSER, origin, username, password, file]
  const browser = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(browser, 'exit')
  const notes: string[] = []
  const peak = { server: 0, browser: 0 }
  let startedAt = performance.now()
  const watching = (async () => {
    while (browser.exitCode === null) {
      peak.server = Math.max(peak.server, await megabytesBelow(pid, NODE_COMMAND))
      peak.browser = Math.max(peak.browser, await megabytesBelow(browser.pid ?? 0, /^(chrom|headless)/))
      await pause(LOOK_MS)
    }
  })()
  for await (const part of createInterface({ input: browser.stdout })) {
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0)
    notes.push(
      `${part} in ${seconds} s; at most ${peak.server.toFixed(0)} MB in all Node processes, ${peak.browser.toFixed(0)} MB in the browser`,
    )
    startedAt = performance.now()
    Object.assign(peak, { server: 0, browser: 0 })
  }
  await ended
  await watching
  if (browser.exitCode !== 0) throw new Error(`The browser ended with ${browser.exitCode}.`)
  return notes
}

/** Begins another check of the newest import, and answers it in the middle. */
async function checkAnew(running: RunningInstallation): Promise<z.infer<typeof importAnswerSchema>> {
  const { id } = await newestImport(running)
  await fetch(`${running.origin}/api/admin/imports/${id}/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${running.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mapping: {}, defaults: {}, key_column: 'code' }),
  })
  return until(running, ({ counts, state }) => counts.rows > 50_000 || state !== 'checking')
}

async function until(
  running: RunningInstallation,
  isReached: (run: z.infer<typeof importAnswerSchema>) => boolean,
): Promise<z.infer<typeof importAnswerSchema>> {
  for (;;) {
    const run = await newestImport(running)
    if (isReached(run)) return run
    await pause(LOOK_MS)
  }
}

async function newestImport({ origin, token }: RunningInstallation): Promise<z.infer<typeof importAnswerSchema>> {
  const response = await fetch(`${origin}/api/admin/imports/`, { headers: { authorization: `Bearer ${token}` } })
  const [run] = importsSchema.parse(await response.json()).results
  if (run === undefined) throw new Error('There is no import.')
  return run
}
