import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { isOnPath } from '../engines/run-step.ts'

const run = promisify(execFile)
const path = (name: string) => fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url))

const isThere = await isOnPath('promtool')

test.runIf(isThere)('Prometheus takes its configuration and the alerts', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-prometheus-'))
  try {
    const file = join(folder, 'prometheus.yml')
    const text = await readFile(path('prometheus/prometheus.yml'), 'utf8')
    await writeFile(file, text.replace('/etc/prometheus/alerts.yml', path('prometheus/alerts.yml')))
    const { stdout } = await run('promtool', ['check', 'config', file])
    expect(stdout).toMatch(/SUCCESS: \d+ rules found/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

interface AlertCase {
  readonly series: Readonly<Record<string, string>>
  readonly alert: string
  readonly labels: Readonly<Record<string, string>>
  readonly summary: string
}

const cases: readonly (readonly [string, AlertCase])[] = [
  [
    'one of two projectors stopped',
    {
      series: {
        'up{job="tahanan", process="projector", instance="a"}': '1x60',
        'wanted_instances{process="projector", instance="a"}': '2x60',
        'up{job="tahanan", process="relay", instance="c"}': '1x60',
        'wanted_instances{process="relay", instance="c"}': '1x60',
      },
      alert: 'FewerThanWanted',
      labels: { severity: 'ticket', process: 'projector' },
      summary: 'Only 1 of projector run, fewer than .env asks for.',
    },
  ],
  [
    'the first dead letters of a process',
    {
      series: { 'pipeline_items_total{process="projector", stage="dead-letter"}': '0x18 5x60' },
      alert: 'DeadLetters',
      labels: { severity: 'ticket' },
      summary: 'Messages that can never be projected were set aside.',
    },
  ],
]

test.runIf(isThere).each(cases)('the alert goes off: %s', async (_, { series, alert, labels, summary }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tahanan-alerts-'))
  try {
    const file = join(folder, 'test.yml')
    await writeFile(
      file,
      JSON.stringify({
        rule_files: [path('prometheus/alerts.yml')],
        evaluation_interval: '10s',
        tests: [
          {
            interval: '10s',
            input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
            alert_rule_test: [
              {
                eval_time: '5m',
                alertname: alert,
                exp_alerts: [{ exp_labels: labels, exp_annotations: { summary } }],
              },
            ],
          },
        ],
      }),
    )
    const { stdout } = await run('promtool', ['test', 'rules', file])
    expect(stdout).toContain('SUCCESS')
  } finally {
    await rm(folder, { recursive: true })
  }
})
