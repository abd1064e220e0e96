import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { countTests } from './count-tests.mjs'
import { runTool } from './run-tool.mjs'

/** Linux keeps files there in memory. Tests never have more than 500 MB of files, and little else needs as much. */
const IN_MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3

/**
 * Where tests keep their files. Most are databases that live for a second: making these on a disk takes a quarter of the
 * tests' time.
 */
async function folderForFiles() {
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return Math.min(free, freemem()) > ROOM_BYTES ? IN_MEMORY : tmpdir()
}

/**
 * Runs the tests that match the filters, all of them without one, and counts.
 *
 * @param {string[]} filters
 */
export async function runTests(filters) {
  process.env.TMPDIR ??= await folderForFiles()
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-test-'))
  const reportFile = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const status = await runTool('vitest', ['run', ...reporters, ...filters])
    const report = await readFile(reportFile, 'utf8').then(JSON.parse, () => undefined)
    return countTests(report, status)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
