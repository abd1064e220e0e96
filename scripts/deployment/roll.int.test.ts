import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const run = promisify(execFile)
const ROLL = fileURLToPath(new URL('roll', import.meta.url))

/**
 * Stands for Docker's program where there is no Docker: an instance is a file that holds how it fares, and what was done
 * to it is a line of `done`. What is new is healthy at the third question, or never.
 */
const DOCKER = `#!/usr/bin/env bash
set -euo pipefail
cd "$INSTANCES"
case "$1 $2" in
  'compose ps') ls | grep "^\${!#}-" || true ;;
  'compose up')
    service=\${!#}
    echo "up $*" >> ../done
    [[ "$*" == *--no-deps*--no-recreate* ]] || exit 1
    wanted=$(sed -E "s/.*--scale $service=([0-9]+).*/\\1/" <<<"$*")
    for number in $(seq $(($(ls | grep -c "^$service-") + 1)) "$wanted"); do echo starting > "$service-new-$RANDOM-$number"; done
    ;;
  'inspect --format')
    echo x >> "../asked-\${!#}"
    [ "$HEALTHY" = yes ] && [ "$(wc -l < "../asked-\${!#}")" -ge 3 ] && echo healthy > "\${!#}"
    cat "\${!#}"
    ;;
  'stop --time')
    echo "stop \${!#} while $(grep -l '^healthy$' public-api-* | wc -l) are healthy" >> ../done
    echo ended > "\${!#}"
    ;;
  'logs --tail') echo 'its last line' ;;
  'rm '*) rm "\${!#}" ;;
  *) exit 1 ;;
esac
`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tahanan-roll-'))
  await run('mkdir', [join(folder, 'bin'), join(folder, 'instances')])
  await writeFile(join(folder, 'bin/docker'), DOCKER)
  await chmod(join(folder, 'bin/docker'), 0o755)
  for (const name of ['public-api-1', 'public-api-2', 'relay-1'])
    await writeFile(join(folder, 'instances', name), 'healthy\n')
})
afterEach(() => rm(folder, { recursive: true }))

const instances = () => readdir(join(folder, 'instances'))
const roll = (healthy: 'yes' | 'no', ...services: string[]) => {
  const script = `export PATH="$1:$PATH" INSTANCES="$2" HEALTHY="$3" READY_SECONDS=3; shift 3; exec "${ROLL}" "$@"`
  return run('bash', ['-c', script, 'roll', join(folder, 'bin'), join(folder, 'instances'), healthy, ...services])
}

test('each instance is replaced once another one is healthy, and nothing else is touched', async () => {
  await roll('yes', 'public-api')
  const names = await instances()
  expect(names.filter((name) => name.startsWith('public-api-new-'))).toHaveLength(2)
  expect(names).toContain('relay-1')
  expect(names).toHaveLength(3)
  const done = (await readFile(join(folder, 'done'), 'utf8')).trim().split('\n')
  expect(done.map((line) => line.replace(/^up .*--scale (\S+) .*/, 'scale $1'))).toEqual([
    'scale public-api=3',
    'stop public-api-1 while 3 are healthy',
    'scale public-api=3',
    'stop public-api-2 while 3 are healthy',
  ])
})

test('a new one that is never ready is removed, and what ran goes on', async () => {
  await expect(roll('no', 'public-api')).rejects.toThrow(/its last line[^]*was not ready within 3 s and is removed/)
  expect(await instances()).toEqual(['public-api-1', 'public-api-2', 'relay-1'])
})

test('what does not run is said, with the command that starts it', async () => {
  await expect(roll('yes', 'indexer')).rejects.toThrow('docker compose up -d --no-deps indexer')
})
