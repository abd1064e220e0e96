import type { ExportQuery, ExportTable } from '@tahanan/contracts/export/export.endpoints.ts'
import {
  BROKERAGE_FIELDS,
  COMMON_FIELDS,
  ofType,
  type PlainField,
  plainFields,
  PROJECT_FIELDS,
  recordOf,
} from '@tahanan/contracts/listing/listing-fields.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { escapeLiteral, type Pool } from 'pg'
import { BROKER_TABLE } from '../broker/broker.store.ts'
import { type Catalog, type CommandContext, runCommand } from '../command/run-command.ts'
import { DEVELOPER_TABLE } from '../developer/developer.store.ts'
import { type RowFilter, searchPatterns } from '../list/page-of-matches.ts'
import { listingFilterOf } from '../listing/list-listings.ts'
import { PROJECT_TABLE } from '../project/project.store.ts'
import { REALTY_TABLE } from '../realty/realty.store.ts'
import { SALESPERSON_TABLE } from '../salesperson/salesperson.store.ts'
import { csvFile, streamExport } from './csv-file.ts'

const pesos = (column: string): string => `round(t.${column} / 100.0, 2)`

/** Columns that are written as they are, under their own names. */
const own = (...columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, `t.${column}`]))

/** In Manila, as spreadsheets sort it (decision 129). */
const MOMENTS = Object.fromEntries(
  ['created_at', 'updated_at'].map((column) => [
    column,
    `to_char(t.${column} at time zone 'Asia/Manila', 'YYYY-MM-DD HH24:MI')`,
  ]),
)

const columnsOf = <Row extends PlainField>(fields: readonly Row[]): Record<Row['wire'], string> =>
  recordOf('wire', fields, ({ type, column }) => (type === 'amount' ? pesos(column) : `t.${column}`))

const { featured, is_published: published, ...common } = columnsOf(plainFields(COMMON_FIELDS))

const labels = (all: readonly string[], codes: string): string =>
  `(select string_agg(${labelSql(all, 'code')}, '; ' order by code) from unnest(${codes}) code)`

/** Listings of both kinds; a listing of a project has the project's type and subtype. */
const LISTING_EXPORT: ExportDefinition = {
  noun: 'listing',
  find: listingFilterOf,
  joins: 'left join app.project p on p.id = t.project_id left join app.broker b on b.id = t.broker_id',
  columns: {
    slug: 't.slug',
    kind: labelSql(['Project', 'Brokerage'], 't.listing_type'),
    name: 't.name',
    status: `case t.listing_type when 0 then ${labelSql(PROJECT_STATUSES, 't.status')}
      else ${labelSql(BROKERAGE_STATUSES, 't.status')} end`,
    property_type: labelSql(PROPERTY_TYPES, 'coalesce(p.property_type, t.property_type)'),
    property_subtype: labelSql(PROPERTY_SUBTYPES, 'coalesce(p.property_subtype, t.property_subtype)'),
    unit_type: labelSql(UNIT_TYPES, 't.unit_type'),
    project: 'p.name',
    broker: 'b.name',
    location: 't.location',
    ...columnsOf(ofType(BROKERAGE_FIELDS, 'amount')),
    ...columnsOf(plainFields(PROJECT_FIELDS)),
    ...common,
    amenities: `(select string_agg(a.name, '; ' order by a.name) from app.listing_amenity la
      join app.amenity a on a.id = la.amenity_id where la.listing_id = t.id)`,
    financing_option: labels(FINANCING_OPTIONS, 't.financing_option'),
    ...columnsOf(plainFields(BROKERAGE_FIELDS)),
    featured,
    published,
    available: 't.availability = 0',
    ...MOMENTS,
  },
}

const licenses = `(select string_agg(concat_ws(' ', license->>'kind', license->>'name', 'until ' || (license->>'validUntil')), '; ')
  from jsonb_array_elements(t.licenses) license)`

const EXPORT_DEFINITIONS: Readonly<Record<ExportTable, ExportDefinition>> = {
  developers: {
    ...searchedTable(DEVELOPER_TABLE),
    joins: '',
    columns: {
      ...own('slug', 'name', 'office_address', 'contact_number', 'contact_person'),
      ...MOMENTS,
    },
  },
  projects: {
    ...searchedTable(PROJECT_TABLE),
    joins: 'join app.developer d on d.id = t.developer_id',
    columns: {
      ...own('slug', 'name'),
      developer: 'd.name',
      ...own('dhsud_lts'),
      property_type: labelSql(PROPERTY_TYPES, 't.property_type'),
      property_subtype: labelSql(PROPERTY_SUBTYPES, 't.property_subtype'),
      unit_types: labels(UNIT_TYPES, 't.unit_types'),
      ...own('location'),
      financing_option: labels(FINANCING_OPTIONS, 't.financing_option'),
      reservation_fee: pesos('reservation_fee_centavos'),
      ...own('ad_approval_no', 'completion_date'),
      ...MOMENTS,
    },
  },
  listings: LISTING_EXPORT,
  salespersons: {
    ...searchedTable(SALESPERSON_TABLE),
    joins: 'join app.broker b on b.id = t.broker_id',
    columns: {
      ...own('name', 'position', 'contact', 'email'),
      licenses,
      broker: 'b.name',
      ...MOMENTS,
    },
  },
  brokers: {
    ...searchedTable(BROKER_TABLE),
    joins: 'left join app.realty r on r.id = t.realty_id',
    columns: {
      ...own('name', 'position', 'contact', 'email', 'office_address'),
      licenses,
      realty: 'r.name',
      ...MOMENTS,
    },
  },
  realty: {
    ...searchedTable(REALTY_TABLE),
    joins: 'left join app.broker b on b.id = t.broker_in_charge_id',
    columns: {
      ...own(
        'name',
        'office_address',
        'contact_number',
        'contact_person',
        'email',
        'registration_no',
        'dhsud_registration',
      ),
      broker_in_charge: 'b.name',
      ...MOMENTS,
    },
  },
}

/** Id in the audit entry of an export, which is of no one row. */
const ALL_ROWS = 0

/**
 * A table as its search shows it, as CSV, a piece at a time; noted in the audit trail before the first piece.
 *
 * @throws InvalidInput for filters of listings on another table
 */
export async function exportTable(
  catalog: Catalog,
  context: CommandContext,
  table: ExportTable,
  query: ExportQuery,
): Promise<AsyncIterable<string>> {
  const definition = EXPORT_DEFINITIONS[table]
  const { q, ...filters } = query
  const strays = table === 'listings' ? [] : Object.keys(filters)
  if (strays.length > 0) {
    throw new InvalidInput(Object.fromEntries(strays.map((name) => [name, ['Only listings have this filter.']])))
  }
  const { noun, columns } = definition
  // What was searched for may be somebody's name.
  const after = { table, ...filters, searched: q !== '' }
  await runCommand(catalog, context, ({ audit }) =>
    audit({ noun, id: ALL_ROWS, action: 'export', before: null, after }),
  )
  const rows = streamExport(catalog.pool, definition, await definition.find(catalog.pool, query, context.now))
  return csvFile(['id', ...Object.keys(columns)], rows, ({ id, cells }) => [id, ...cells])
}

interface Searched {
  readonly noun: string
  readonly fitting: string
}

/** Of an export: a table, and what its own search finds of it. */
function searchedTable({ noun, fitting }: Searched): Pick<ExportDefinition, 'noun' | 'find'> {
  return { noun, find: (_pool, { q }) => Promise.resolve({ where: fitting, values: [searchPatterns(q)] }) }
}

function labelSql(all: readonly string[], code: string): string {
  return `(array[${all.map((label) => escapeLiteral(label)).join(', ')}])[${code} + 1]`
}

export interface ExportDefinition {
  /** Its table in schema `app`, and its name in the audit trail. */
  readonly noun: string
  /** The rows that the table's own search finds; all living ones for a query that asks for nothing. */
  readonly find: (pool: Pool, query: ExportQuery, now: Date) => Promise<RowFilter>
  /** What is joined to a row, which is `t` there. */
  readonly joins: string
  /** Heading to SQL; `id` comes first by itself. */
  readonly columns: Readonly<Record<string, string>>
}
