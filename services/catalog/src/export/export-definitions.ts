import type { ExportTable } from '@tahanan/contracts/export/export-table.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { PROPERTY_SUBTYPES } from '@tahanan/contracts/property/property-subtype.ts'
import { PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { BROKER_FITTING } from '../broker/broker-list.store.ts'
import { DEVELOPER_FITTING } from '../developer/developer.store.ts'
import { PROJECT_FITTING } from '../project/project-list.store.ts'
import { REALTY_FITTING } from '../realty/realty-list.store.ts'
import { SALESPERSON_FITTING } from '../salesperson/salesperson-list.store.ts'
import type { ExportDefinition } from './export-definition.ts'
import { findByPatterns } from './find-by-patterns.ts'
import { labelSql } from './label-sql.ts'
import { LISTING_EXPORT } from './listing-export.ts'

const labels = (all: readonly string[], codes: string): string =>
  `(select string_agg(${labelSql(all, 'code')}, '; ' order by code) from unnest(${codes}) code)`

const licenses = `(select string_agg(concat_ws(' ', license->>'kind', license->>'name', 'until ' || (license->>'validUntil')), '; ')
  from jsonb_array_elements(t.licenses) license)`

const MOMENTS = { created_at: 't.created_at', updated_at: 't.updated_at' }

/** What is taken of each table. */
export const EXPORT_DEFINITIONS: Readonly<Record<ExportTable, ExportDefinition>> = {
  developers: {
    noun: 'developer',
    rows: 'select * from app.developer',
    find: findByPatterns(DEVELOPER_FITTING),
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
    noun: 'project',
    rows: 'select p.* from app.project p join app.developer d on d.id = p.developer_id',
    find: findByPatterns(PROJECT_FITTING),
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
    noun: 'salesperson',
    rows: 'select * from app.salesperson',
    find: findByPatterns(SALESPERSON_FITTING),
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
    noun: 'broker',
    rows: 'select * from app.broker',
    find: findByPatterns(BROKER_FITTING),
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
    noun: 'realty',
    rows: 'select * from app.realty',
    find: findByPatterns(REALTY_FITTING),
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
