import type { PersonDraft } from './person-draft.ts'

/** The form as the calls take it: numbers with `/` between them, lines that nobody filled in left out. */
export function personBodyOf(draft: PersonDraft) {
  return {
    name: draft.name,
    position: draft.position,
    contact: draft.contact
      .map((number) => number.trim())
      .filter(Boolean)
      .join(' / '),
    email: draft.email.trim(),
    license: draft.license
      .filter(({ name }) => name.trim() !== '')
      .map(({ id, name, kind, valid_until: until }) => ({
        ...(id !== undefined && { id }),
        name,
        kind,
        valid_until: until === '' ? null : until,
      })),
    socials: draft.socials.filter(({ account }) => account.trim() !== ''),
  }
}
