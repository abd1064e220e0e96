import type { ExportTable } from '@tahanan/contracts/export/export-table.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { BROKER_TABLE } from '../broker/broker-table.ts'
import { DEVELOPER_TABLE } from '../developer/developer-table.ts'
import { PROJECT_TABLE } from '../project/project-table.ts'
import { REALTY_TABLE } from '../realty/realty-table.ts'
import { SALESPERSON_TABLE } from '../salesperson/salesperson-table.ts'
import type { ExportDefinition } from './export-definition.ts'
import { labelSql } from './label-sql.ts'
import { LISTING_EXPORT } from './listing-export.ts'
import { searchedTable } from './searched-table.ts'

const labels = (all: readonly string[], codes: string): string =>
  `(select string_agg(${labelSql(all, 'code')}, '; ' order by code) from unnest(${codes}) code)`

const licenses = `(select string_agg(concat_ws(' ', license->>'kind', license->>'name', 'until ' || (license->>'validUntil')), '; ')
  from jsonb_array_elements(t.licenses) license)`

const MOMENTS = { created_at: 't.created_at', updated_at: 't.updated_at' }

/** What is taken of each table. */
export const EXPORT_DEFINITIONS: Readonly<Record<ExportTable, ExportDefinition>> = {
  developers: {
    ...searchedTable(DEVELOPER_TABLE),
    joins: '',
    columns: {
      slug: 't.slug',
      name: 't.name',
      office_address: 't.office_address',
      contact_number: 't.contact_number',
      contact_person: 't.contact_person',
      ...MOMENTS,
    },
  },
  projects: {
    ...searchedTable(PROJECT_TABLE),
    joins: 'join app.developer d on d.id = t.developer_id',
    columns: {
      slug: 't.slug',
      name: 't.name',
      developer: 'd.name',
      dhsud_lts: 't.dhsud_lts',
      property_type: labelSql(PROPERTY_TYPES, 't.property_type'),
      property_subtype: labelSql(PROPERTY_SUBTYPES, 't.property_subtype'),
      unit_types: labels(UNIT_TYPES, 't.unit_types'),
      location: 't.location',
      financing_option: labels(FINANCING_OPTIONS, 't.financing_option'),
      reservation_fee: 'round(t.reservation_fee_centavos / 100.0, 2)',
      ad_approval_no: 't.ad_approval_no',
      completion_date: 't.completion_date',
      ...MOMENTS,
    },
  },
  listings: LISTING_EXPORT,
  salespersons: {
    ...searchedTable(SALESPERSON_TABLE),
    joins: 'join app.broker b on b.id = t.broker_id',
    columns: {
      name: 't.name',
      position: 't.position',
      contact: 't.contact',
      email: 't.email',
      licenses,
      broker: 'b.name',
      ...MOMENTS,
    },
  },
  brokers: {
    ...searchedTable(BROKER_TABLE),
    joins: 'left join app.realty r on r.id = t.realty_id',
    columns: {
      name: 't.name',
      position: 't.position',
      contact: 't.contact',
      email: 't.email',
      office_address: 't.office_address',
      licenses,
      realty: 'r.name',
      ...MOMENTS,
    },
  },
  realty: {
    ...searchedTable(REALTY_TABLE),
    joins: 'left join app.broker b on b.id = t.broker_in_charge_id',
    columns: {
      name: 't.name',
      office_address: 't.office_address',
      contact_number: 't.contact_number',
      contact_person: 't.contact_person',
      email: 't.email',
      registration_no: 't.registration_no',
      dhsud_registration: 't.dhsud_registration',
      broker_in_charge: 'b.name',
      ...MOMENTS,
    },
  },
}
