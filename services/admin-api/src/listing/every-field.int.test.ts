import { exportEndpoints } from '@tahanan/contracts/export/export.endpoints.ts'
import { answerNameOf } from '@tahanan/contracts/listing/listing-answers.ts'
import {
  BROKERAGE_FIELDS,
  COMMON_FIELDS,
  type PlainField,
  plainFields,
  PROJECT_FIELDS,
  recordOf,
} from '@tahanan/contracts/listing/listing-fields.ts'
import { listingEndpoints } from '@tahanan/contracts/listing/listing.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListingCalls, openListingCalls } from './listing-calls.fixture.ts'

const VALUES = {
  amount: { sent: 12_345.5, exported: '12345.50' },
  area: { sent: 54.5, exported: '54.50' },
  count: { sent: 2, exported: '2' },
  flag: { sent: true, exported: 'true' },
  percentage: { sent: 100, exported: '100.00' },
  text: { sent: 'No. 27', exported: 'No. 27' },
} as const

const valueOf = ({ name, type }: PlainField) => (name === 'yearBuilt' ? { sent: 2000, exported: '2000' } : VALUES[type])

let calls: ListingCalls
beforeAll(async () => {
  calls = await openListingCalls()
})
afterAll(() => calls.api.close())

const KINDS: readonly { readonly kind: string; readonly fields: readonly PlainField[] }[] = [
  { kind: 'project', fields: [...plainFields(COMMON_FIELDS), ...plainFields(PROJECT_FIELDS)] },
  { kind: 'brokerage', fields: [...plainFields(COMMON_FIELDS), ...plainFields(BROKERAGE_FIELDS)] },
]

test.each(KINDS)('every plain field of a $kind listing is kept, read again and exported', async ({ kind, fields }) => {
  const { api } = calls
  const sent = { ...recordOf('wire', fields, (field) => valueOf(field).sent), location: 'Lipa' }
  const { id } = await (kind === 'project' ? calls.createUnit(sent) : calls.createBrokerage(sent))
  const edit = await api.ask(listingEndpoints.fetchEdit, { params: { id } })
  const answers = Object.fromEntries(fields.map((field) => [answerNameOf(field), valueOf(field).sent]))
  expect({ ...edit, ...edit.project_listing, ...edit.brokerage_listing }).toMatchObject(answers)

  const text = await api.ask(exportEndpoints.table, { params: { table: 'listings' } })
  const [headings = [], ...rows] = text.split('\r\n').map((line) => line.replace('\u{FEFF}', '').split(','))
  const cells = rows.find(([cell]) => cell === String(id)) ?? []
  const row = Object.fromEntries(headings.map((heading, index) => [heading, cells[index]]))
  const exported = recordOf('wire', fields, (field) => valueOf(field).exported)
  expect({ ...row, is_published: row['published'] }).toMatchObject(exported)
})
