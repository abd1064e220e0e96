import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { text } from 'node:stream/consumers'
import { openPool } from '@tahanan/platform/postgres/open-pool.ts'
import { typescriptArguments } from '@tahanan/platform/process/typescript-arguments.ts'
import { z } from 'zod'
import type { BenchRun } from '../bench-run.ts'
import { openInstallation } from '../install/installation.ts'
import { startInstallation } from '../install/start-installation.ts'
import { makeLeads } from '../leads/make-leads.ts'
import { awaitQuiet } from '../pipeline/await-quiet.ts'
import { quantile } from '../report/quantile.ts'

const BROWSER = fileURLToPath(new URL('../../../admin-web/src/table/table-speed.process.fixture.ts', import.meta.url))
const LEADS = 200_000

const foundSchema = z.array(
  z.object({
    table: z.string(),
    pageSize: z.int(),
    times: z.array(z.object({ rows: z.int(), answerMs: z.number(), paintMs: z.number() })),
  }),
)

/** The dashboard's tables of listings and of 200,000 leads in a browser: from the API's answer to rows on screen. */
export async function runTablesBench(run: BenchRun): Promise<void> {
  const { listings } = run.options
  const installation = await openInstallation(listings)
  await installation.close()
  const running = await startInstallation(installation.dataDir)
  try {
    const pool = openPool({ connectionString: running.databaseUrl, max: 1, applicationName: 'bench' })
    await makeLeads(pool, LEADS)
    await pool.end()
    await awaitQuiet(running.databaseUrl)
    const { origin, administrator } = running
    const args = [...typescriptArguments(), BROWSER, origin, administrator.username, administrator.password]
    const browser = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    for (const { table, pageSize, times } of foundSchema.parse(JSON.parse(await text(browser.stdout)))) {
      const size = (table === 'leads' ? LEADS : listings).toLocaleString('en-US')
      const paint = spread(times.map(({ paintMs }) => paintMs))
      const answer = spread(times.map(({ answerMs }) => answerMs))
      run.note(
        `tables, ${size} ${table}, ${pageSize} rows a page: answer to rows on screen ${paint}; the answer itself ${answer}`,
      )
    }
  } finally {
    await running.stop()
  }
}

function spread(times: readonly number[]): string {
  return `${quantile(times, 0.5).toFixed(0)} ms (${quantile(times, 1).toFixed(0)} at most)`
}
