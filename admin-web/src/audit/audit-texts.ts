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
const NUMBER = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })

/** A value of a record as people read it: `none`, `yes`, `3,500,000`, a moment in Manila, a list. */
export function shownValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return NUMBER.format(value)
  if (typeof value === 'string') return MOMENT.test(value) ? momentText(value) : value
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shownValue).join(', ')
  return JSON.stringify(value)
}
