import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UPLOAD_LIMITS } from '@tahanan/contracts/file/upload-limits.ts'
import { IMPORT_LIMITS } from '@tahanan/contracts/import/import-field.ts'
import { BEHIND_GATEWAY } from '@tahanan/platform/http/serve.ts'
import { createMetrics } from '@tahanan/platform/metrics/create-metrics.ts'
import { createPipelineMetrics } from '@tahanan/workers/metric/pipeline-metrics.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { namedMetrics } from './named-metrics.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8')
const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
})

/** What processes register: those of every process, those of the pipeline, and those that are read when asked. */
async function registeredMetrics(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics()
  createPipelineMetrics(metrics)
  const names = (await metrics.registry.getMetricsAsJSON()).map(({ name }) => name)
  const processes = readdirSync(`${ROOT}/services/workers/src`, { recursive: true, encoding: 'utf8' })
  const watched = processes
    .filter((path) => path.endsWith('.process.ts'))
    .map((path) => read(`services/workers/src/${path}`))
    .flatMap((text) => [...text.matchAll(/watchMetric\([^{]*\{\s*name: '([a-z_]+)'/g)].map(([, name = '']) => name))
  // Prometheus itself knows of every instance whether it answers.
  return new Set([...names, ...watched, 'up'])
}

/** `x_bucket`, `x_count` and `x_sum` belong to `x`. */
const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '')

async function unknownAmong(expressions: readonly string[]): Promise<string[]> {
  const registered = await registeredMetrics()
  const named = [...namedMetrics(expressions)]
  expect(named.length).toBeGreaterThan(0)
  return named.filter((name) => !registered.has(name) && !registered.has(base(name)))
}

test('names are found in PromQL', () => {
  const expression = `sum by (process) (rate(a_total{status=~"5..", b="c"}[5m])) / max(d_seconds) > 0.01 and on (e) f`
  expect([...namedMetrics([expression])].toSorted()).toEqual(['a_total', 'd_seconds', 'f'])
})

test('every metric that an alert goes by is exposed by some process', async () => {
  const text = read('deploy/prometheus/alerts.yml')
  const expressions = [...text.matchAll(/expr: (?:>\n((?: {10}.*\n)+)|(.*)\n)/g)].map(
    ([, folded, plain]) => folded ?? plain,
  )
  expect(expressions.length).toBe([...text.matchAll(/- alert:/g)].length)
  expect(await unknownAmong(expressions.filter((expression) => expression !== undefined))).toEqual([])
})

test('dead letters are counted from zero, so that the first ones are an increase', async () => {
  const metrics = createMetrics()
  createPipelineMetrics(metrics)
  expect(await metrics.registry.metrics()).toContain('pipeline_items_total{stage="dead-letter"} 0')
})

test('every metric that a dashboard shows is exposed by some process', async () => {
  const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/grafana/dashboards/tahanan.json')))
  expect(await unknownAmong(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))).toEqual([])
})

test('every alert has its remedy in operations.md, and every process that Prometheus asks is a service', () => {
  const alerts = [...read('deploy/prometheus/alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  const operations = read('deploy/operations.md')
  const remedies = [...operations.matchAll(/^\*\*(.+?)\.\*\*/gm)].flatMap(([, names]) => names?.split(', ') ?? [])
  expect(alerts.filter((name) => name === undefined || !remedies.includes(name))).toEqual([])
  const asked = /names: \[(.*)\]/.exec(read('deploy/prometheus/prometheus.yml'))?.[1]?.split(', ') ?? []
  const services = new Set([...read('docker-compose.yml').matchAll(/^ {2}([a-z-]+):$/gm)].map(([, name]) => name))
  expect(asked.length).toBeGreaterThan(6)
  expect(asked.filter((name) => !services.has(name))).toEqual([])
})

test('no documented command scales what it does not name, and each count stands in .env', () => {
  const pages = ['README.md', 'deploy/operations.md', 'docker-compose.yml'].map(read).join('\n')
  const ups = [...pages.matchAll(/docker compose up -d([^`#\n&]*)/g)].map(([, words = '']) => words.trim())
  expect(ups.length).toBeGreaterThan(3)
  const scales = ups.filter((words) => words.includes('--scale'))
  expect(scales.filter((words) => !/--no-deps .*--scale ([a-z-]+)=\d+ \1$/.test(words))).toEqual([])
  const asked = /names: \[(.*)\]/.exec(read('deploy/prometheus/prometheus.yml'))?.[1]?.split(', ') ?? []
  const compose = read('docker-compose.yml')
  const example = read('.env.example')
  const counts = asked.map((name) => `${name.toUpperCase().replaceAll('-', '_')}_REPLICAS`)
  expect(
    counts.filter((count) => !compose.includes(`replicas: \${${count}:-`) || !example.includes(`#${count}=`)),
  ).toEqual([])
})

/** A service's part of docker-compose.yml. */
const serviceOf = (name: string) =>
  new RegExp(`^  ${name}:\n((?: {4}.*\n|\n)+)`, 'm').exec(read('docker-compose.yml'))?.[1]

test('the gateway starts by itself, and admin-api has a second instance', () => {
  expect(serviceOf('gateway')).toContain('restart: unless-stopped')
  expect(serviceOf('gateway')).not.toContain('depends_on')
  expect(serviceOf('admin-api')).toContain('replicas: ${ADMIN_API_REPLICAS:-2}')
})

test('the lag of the projectors is told by a process that runs without them', () => {
  const tellers = readdirSync(`${ROOT}/services/workers/src`, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.process.ts') && read(`services/workers/src/${path}`).includes('projection_lag_messages'),
  )
  expect(tellers).toEqual(['relay/relay.process.ts'])
})

test('one service builds the image, and no compiler is in it', () => {
  expect([...read('docker-compose.yml').matchAll(/ build:/g)]).toHaveLength(1)
  expect(read('deploy/Dockerfile')).toMatch(/rm -rf .*node_modules\/tsx node_modules\/esbuild node_modules\/@esbuild/)
})

test('what operators run in the image finds there what it imports', () => {
  const image =
    read('deploy/Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copied = [...image.matchAll(/^COPY (scripts\/.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  const files = scriptsOf('scripts/rebuild/rebuild.ts')
  expect(files.size).toBeGreaterThan(3)
  expect([...files].filter((file) => !copied.some((path) => `${file}/`.startsWith(`${path}/`)))).toEqual([])
})

/** A script and the ones that it imports. */
function scriptsOf(path: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const [, other = ''] of read(path).matchAll(/^import .* from '(\.[^']+)'$/gm)) {
    scriptsOf(join(dirname(path), other), known)
  }
  return known
}

test('Docker waits for longer than an instance takes to end', () => {
  const waitsSeconds = Number(/stop_grace_period: (\d+)s/.exec(read('docker-compose.yml'))?.[1])
  expect(waitsSeconds * 1_000).toBeGreaterThan(BEHIND_GATEWAY.drainMs + BEHIND_GATEWAY.graceMs)
  expect(Number(/^STOP_SECONDS=(\d+)$/m.exec(read('scripts/deployment/roll'))?.[1])).toBe(waitsSeconds)
})

test('the gateway lets in the largest upload and spreadsheet, and a megabyte around them', () => {
  const { files, fileBytes } = UPLOAD_LIMITS
  const largestMegabytes = Math.max(files * fileBytes, IMPORT_LIMITS.fileBytes) / 1024 ** 2
  const gateway = read('deploy/gateway/nginx.conf')
  const uploads = /location \/api\/admin\/ \{\s+client_max_body_size (\d+)m;/.exec(gateway)?.[1]
  expect(uploads).toBe(String(largestMegabytes + 1))
})
