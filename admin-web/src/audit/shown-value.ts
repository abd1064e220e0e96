import { momentText } from '../time/moment-text.ts'

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
