import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import type { RealtyDraft } from './realty-draft.ts'

/** A firm needs its name. */
export function realtyProblems({ name }: RealtyDraft): FieldMessages {
  return name.trim() === '' ? { name: ['Field is required'] } : {}
}
