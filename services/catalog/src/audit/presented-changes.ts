import type { AuditEntryAnswer } from '@tahanan/contracts/audit/audit-entry-answer.ts'
import type { FieldChanges } from './changed-fields.ts'
import { maskPersonal } from './mask-personal.ts'

/** Fields that hold people's names, addresses and numbers, whatever the noun calls them. */
const PERSONAL = /e_?mail|phone|contact|fullname|owner(?!_id|_noun)|social|account$/
const LONGEST = 500

/** Changes as people read them: fields by the names of the wire, money in pesos, long texts cut, people masked. */
export function presentedChanges(changes: FieldChanges): AuditEntryAnswer['changes'] {
  return Object.entries(changes).map(([stored, { from, to }]) => {
    const field = stored.replace(/Centavos$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    const present = (value: unknown): unknown => {
      if (stored.endsWith('Centavos') && typeof value === 'number') return value / 100
      const shown = PERSONAL.test(field) ? maskPersonal(value) : value
      return typeof shown === 'string' && shown.length > LONGEST ? `${shown.slice(0, LONGEST)}…` : shown
    }
    return { field, from: present(from), to: present(to) }
  })
}
