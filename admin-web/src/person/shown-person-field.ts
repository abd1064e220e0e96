import type { PersonDraft } from './person-draft.ts'

/** A field of a person's form as it is read, beside a colleague's. */
export function shownPersonField(field: string, values: PersonDraft): string {
  const { contact, license, socials } = values
  if (field === 'contact') return contact.join(' / ')
  if (field === 'license') return license.map(({ kind, name }) => `${kind} ${name}`).join(', ')
  if (field === 'socials') return socials.map(({ name, account }) => `${name}: ${account}`).join(', ')
  const value = values[field]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
