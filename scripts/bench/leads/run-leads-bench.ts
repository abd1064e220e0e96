import { startChildServer } from '../load/child-server.ts'
import { startLoadGenerator } from '../load/load-generator.ts'
import type { BareOrder } from '../bare/bare-order.ts'
import type { BenchRun } from '../bench-run.ts'
import { compare } from '../report/compare.ts'
import { exportText } from './export-text.ts'
import { type LeadCase, LEAD_CASES } from './lead-cases.ts'
import { makeLeads } from './make-leads.ts'
import { openStaffBench } from './open-staff-bench.ts'

const LEADS = 200_000
const CONNECTIONS = 8
const FLOOR = 0.5

/**
 * The list of 200,000 leads, signed in, beside Koa with the one query that finds and counts the same rows. Then the
 * export of all of them.
 */
export async function runLeadsBench(run: BenchRun): Promise<void> {
  const { rounds, roundMs } = run.options
  const bench = await openStaffBench()
  const load = startLoadGenerator()
  const bare = startChildServer<BareOrder>(new URL('../bare/bare.process.ts', import.meta.url))
  try {
    await makeLeads(bench.pool, LEADS)
    for (const leadCase of LEAD_CASES.filter(({ name }) => run.wants(name))) {
      const bareOrigin = await bare.serve({
        connectionString: bench.databaseUrl,
        searchPath: 'app, public',
        poolMax: CONNECTIONS,
        texts: [],
        text: bareQuery(leadCase),
        values: [[]],
      })
      const common = { connections: CONNECTIONS, durationMs: roundMs }
      const ours = { ...common, origin: bench.origin, paths: [pathOf(leadCase)], headers: { ...bench.headers } }
      const other = { ...common, origin: bareOrigin, paths: ['/0'], headers: {} }
      await load.run({ ...ours, durationMs: roundMs / 2 })
      await load.run({ ...other, durationMs: roundMs / 2 })
      const outcome = await compare({
        name: leadCase.name,
        unit: 'requests',
        floor: FLOOR,
        rounds,
        ours: async () => {
          const result = await load.run(ours)
          return { ...result, failed: result.errors + result.notOk }
        },
        bare: () => load.run(other),
      })
      run.keep(outcome)
    }
    run.note(await exportText(bench))
  } finally {
    load.close()
    bare.close()
    await bench.close()
  }
}

function pathOf({ query }: LeadCase): string {
  return `/api/admin/leads/${query === '' ? '' : `?${query}`}`
}

/** The ten newest rows and how many there are in all. */
function bareQuery({ where }: LeadCase): string {
  return `select json_build_object('count', (select count(*) from app.lead where ${where}), 'lead', page)::text as body
    from (select * from app.lead where ${where} order by id desc limit 10) page`
}
