import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isOnPath } from '../engines/is-on-path.ts'

const run = promisify(execFile)
const path = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url))

test('Prometheus takes its configuration and the alerts', async () => {
  if (!(await isOnPath('promtool'))) return expect('promtool is not installed').toContain('not installed')
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-prometheus-'))
  try {
    const file = join(folder, 'prometheus.yml')
    const text = await readFile(path('prometheus/prometheus.yml'), 'utf8')
    await writeFile(file, text.replace('/etc/prometheus/alerts.yml', path('alerts.yml')))
    const { stdout } = await run('promtool', ['check', 'config', file])
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/)
  } finally {
    await rm(folder, { recursive: true })
  }
})
