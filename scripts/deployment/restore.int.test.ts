import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const RESTORE = fileURLToPath(new URL('../../deploy/restore.sh', import.meta.url))

/** Stands for Docker's program: it notes what it was told, and fails at what FAILS names. */
const DOCKER = `#!/bin/sh
echo "$*" >> "$NOTES"
case "$*" in *"$FAILS"*) echo 'the reason' >&2; exit 1 ;; esac
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-restore-'))
  await writeFile(join(folder, 'docker'), DOCKER)
  await chmod(join(folder, 'docker'), 0o755)
})
afterEach(() => rm(folder, { recursive: true }))

/** As where docker compose runs: the steps of Docker that it told, each by its words that matter here. */
async function restore(fails: string, ...backup: readonly string[]) {
  const script = `export PATH="$1:$PATH" NOTES="$1/notes" FAILS="$2" BACKUP_BUCKET="$3"; unset DATABASE_URL; exec sh "$4" "$5"`
  const [file = join(folder, 'catalogue.sql.gz'), bucket = ''] = backup
  const given = ['-c', script, 'restore', folder, fails, bucket, RESTORE, file]
  const failure = await promisify(execFile)('bash', given).then(
    () => '',
    (error: unknown) => String(error),
  )
  const notes = await readFile(join(folder, 'notes'), 'utf8')
  return { failure, steps: notes.match(/stop gateway|up -d .*|--check|--yes|migrate$/gm) }
}

const ENGINES = 'up -d --wait postgres kafka redis minio meilisearch'

test('the backup is checked before anything is stopped', async () => {
  expect(await restore('nothing')).toEqual({
    failure: '',
    steps: ['--check', 'stop gateway', ENGINES, '--yes', 'migrate'],
  })
})

test('one that is no good stops nothing', async () => {
  const { failure, steps } = await restore('--check')
  expect(failure).toMatch(/the reason\nNothing was stopped or changed\.\n$/)
  expect(steps).toEqual(['--check'])
})

test('one out of a bucket is checked while its store runs as it is', async () => {
  const { steps } = await restore('--check', 'catalogue.sql.gz', 'backups')
  expect(steps).toEqual(['up -d --no-recreate --wait minio', '--check'])
})

test('a restore that fails says how everything starts again', async () => {
  const { failure, steps } = await restore('--yes')
  expect(failure).toMatch(/Begin again, or start it as it is: docker compose up -d\n$/)
  expect(steps).toEqual(['--check', 'stop gateway', ENGINES, '--yes'])
})
