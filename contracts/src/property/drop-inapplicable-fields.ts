import { type InapplicableField, inapplicableFields } from './inapplicable-fields.ts'

interface TypedPayload {
  readonly property_type: number
  readonly property_subtype: number
}

/** A copy of a project payload without the fields its type and subtype do not have (§4 "On save", decision 84). */
export function dropInapplicableFields<Payload extends TypedPayload>(
  payload: Payload,
): Omit<Payload, InapplicableField> & Partial<Pick<Payload, InapplicableField & keyof Payload>> {
  const kept: Payload & Partial<Record<InapplicableField, unknown>> = { ...payload }
  for (const field of inapplicableFields(payload.property_type, payload.property_subtype)) delete kept[field]
  return kept
}
