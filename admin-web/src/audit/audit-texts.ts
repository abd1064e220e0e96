import { LISTING_TYPES } from '@tahanan/contracts/listing/listing-type.ts'
import { FINANCING_OPTIONS } from '@tahanan/contracts/property/financing-option.ts'
import { BROKERAGE_STATUSES, PROJECT_STATUSES } from '@tahanan/contracts/property/property-status.ts'
import { PROPERTY_SUBTYPES, PROPERTY_TYPES } from '@tahanan/contracts/property/property-type.ts'
import { UNIT_TYPES } from '@tahanan/contracts/property/unit-type.ts'
import { roleSchema } from '@tahanan/contracts/session/role.ts'
import { ROLE_LABELS } from '../session/role-labels.ts'
import { momentText } from '../time/time-texts.ts'

const WORDS: Readonly<Record<string, string>> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  view: 'viewed',
  export: 'exported',
  note: 'noted',
  complete: 'completed',
  fail: 'failed',
  correct: 'corrected',
  start: 'started',
  approve: 'approved',
  disable: 'disabled',
  enable: 'enabled',
  register: 'registered',
  rebuild: 'rebuilt',
  replay: 'replayed',
  dismiss: 'dismissed',
  retry: 'tried again',
  rotate: 'made a new secret of',
  'change-role': 'changed the role',
  'change-password': 'changed the password',
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'refresh-reused': 'used an old session',
  'password-guessed': 'noticed guessing at the password',
}

/** What was done, as it is said of somebody: `changed`, `signed in`; of an action unknown here its own words. */
export function actionText(action: string): string {
  return WORDS[action] ?? action.replaceAll('-', ' ')
}

interface AuditedRecord {
  readonly noun: string
  readonly id: number
  /** Null for leads and accounts, and where it is unknown. */
  readonly name: string | null
}

/** Screens whose table finds a record by its name. */
const TABLES: Readonly<Record<string, string>> = {
  developer: 'developers',
  project: 'projects',
  broker: 'broker',
  salesperson: 'salesperson',
  realty: 'realty',
}

/** Where a record can be looked at; undefined where it has no screen, or is gone. */
export function recordPath({ noun, id, name }: AuditedRecord): string | undefined {
  if (noun === 'lead' && id > 0) return `/dashboard/leads/view/${id}`
  if (name === null) return undefined
  if (noun === 'listing') return `/dashboard/viewlisting/${id}`
  const table = TABLES[noun]
  return table === undefined ? undefined : `/dashboard/${table}?q=${encodeURIComponent(name)}`
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
/** A name may look like a moment, and be none. */
const isMoment = (text: string): boolean => MOMENT.test(text) && !Number.isNaN(Date.parse(text))
const NUMBER = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })

/** What codes stand for (§3), by their field; a code is the place in its list. */
const CODES: Readonly<Partial<Record<string, readonly string[]>>> = {
  listing_type: LISTING_TYPES,
  property_type: PROPERTY_TYPES,
  property_subtype: PROPERTY_SUBTYPES,
  unit_type: UNIT_TYPES,
  unit_types: UNIT_TYPES,
  property_status: PROJECT_STATUSES,
  brokerage_status: BROKERAGE_STATUSES,
  financing_option: FINANCING_OPTIONS,
  availability: ['Available', 'Sold'],
}

/** A role by its name: `Administrator`; one that is none any more as it was called. */
export function roleText(role: string): string {
  const known = roleSchema.safeParse(role).data
  return known === undefined ? role : ROLE_LABELS[known]
}

/** A value of a field as people read it: `none`, `yes`, `3,500,000`, a code's label, a moment in Manila, a list. */
export function shownValue(value: unknown, field = ''): string {
  const label = typeof value === 'number' ? CODES[field]?.[value] : undefined
  if (label !== undefined) return label
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return NUMBER.format(value)
  if (typeof value === 'string' && field === 'role') return roleText(value)
  if (typeof value === 'string') return isMoment(value) ? momentText(value) : value
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((each) => shownValue(each, field)).join(', ')
  return JSON.stringify(value)
}

/** Where the page after this one begins, of the address that the server gives; null after the last. */
export function beforeOf(next: string | null): string | null {
  return next === null ? null : new URL(next, location.origin).searchParams.get('before')
}
