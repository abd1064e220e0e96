import { exportEndpoints } from '@tahanan/contracts/export/export.endpoints.ts'
import { importEndpoints } from '@tahanan/contracts/import/import.endpoints.ts'
import type { ImportState } from '@tahanan/contracts/import/import-run.ts'
import { vi } from 'vitest'
import { PLANTED } from './planted.fixture.ts'
import type { JourneyStage } from './journey-stage.fixture.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
const FILE = [
  'title,offer,price,location,property type,listed by,owner',
  `Walked house,sale,2500000,Lipa,House and Lot,Office,${PLANTED.owner}`,
  `Refused house,sale,soon,Lipa,House and Lot,Office,${PLANTED.owner}`,
].join('\n')

/** A spreadsheet from the upload to its erasure, by the job worker; and what came of it as a spreadsheet again. */
export async function visitImports({ call }: JourneyStage): Promise<void> {
  const form = new FormData()
  form.append('file', new Blob([FILE]), 'offers.csv')
  const params = await call(importEndpoints.create, { body: form })
  const until = (state: ImportState) =>
    vi.waitFor(async () => {
      const run = await call(importEndpoints.get, { params })
      if (run.state !== state) throw new Error(`The import is ${run.state}: ${run.cause}`)
    }, PATIENCE)
  await until('checked')
  await call(importEndpoints.update, { params, body: { mapping: { price: 'price' }, defaults: { bedroom: '3' } } })
  await until('checked')
  const chosen = await call(importEndpoints.exclude, { params, body: { lines: [2], excluded: true } })
  if (chosen.counts.created !== 0) throw new Error('A row that was left out would be taken in.')
  await call(importEndpoints.exclude, { params, body: { lines: [2], excluded: false } })
  await call(importEndpoints.start, { params, body: { is_published: true } })
  await until('done')
  const { results } = await call(importEndpoints.rows, { params, query: { outcome: 'created' } })
  if (results.length !== 1) throw new Error(`${results.length} rows were taken in.`)
  await call(importEndpoints.list)
  await call(importEndpoints.report, { params })
  await call(importEndpoints.rejects, { params })
  await call(importEndpoints.takeBack, { params })
  await until('taken_back')
  await call(importEndpoints.delete, { params })
  await call(exportEndpoints.table, { params: { table: 'listings' } })
}
