import { isSame } from './is-same.ts'

/** The part of a body that differs from what it was: an update sends nothing that nobody has changed (decision 64). */
export function changedPart<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed = { ...after }
  for (const field of fieldsOf(after)) if (isSame(before[field], after[field])) delete changed[field]
  return changed
}

function fieldsOf<Body extends object>(body: Body): (keyof Body)[] {
  const fields: (keyof Body)[] = []
  for (const field in body) fields.push(field)
  return fields
}
