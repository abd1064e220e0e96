import { isDeepStrictEqual } from 'node:util'

export type FieldChanges = Record<string, { readonly from: unknown; readonly to: unknown }>

/** Fields whose value differs, from -> to. A field that one side lacks counts as null there. */
export function changedFields(before: object | null, after: object | null): FieldChanges {
  const from = new Map<string, unknown>(Object.entries(before ?? {}))
  const to = new Map<string, unknown>(Object.entries(after ?? {}))
  const changes: FieldChanges = {}
  for (const field of new Set([...from.keys(), ...to.keys()])) {
    const change = { from: from.get(field) ?? null, to: to.get(field) ?? null }
    if (!isDeepStrictEqual(change.from, change.to)) changes[field] = change
  }
  return changes
}
