/** Whether two values of a form are the same to a reader: lists by their items. */
export function isSame(first: unknown, second: unknown): boolean {
  return Object.is(first, second) || JSON.stringify(first) === JSON.stringify(second)
}

export interface ThreeWay<Values> {
  /** Fields that both have changed, to different values: somebody has to choose. */
  readonly conflicts: readonly (keyof Values & string)[]
  /** Fields that only the other has changed. */
  readonly theirs: readonly (keyof Values & string)[]
  /** The other's values with what only I have changed. */
  readonly merged: Values
  /** Nothing that I have changed is missing there: my save had arrived after all. */
  readonly holdsMine: boolean
}

/** What became of a record that two have changed, seen from what both started with. */
export function threeWay<Values extends Readonly<Record<string, unknown>>>(
  base: Values,
  mine: Values,
  theirs: Values,
): ThreeWay<Values> {
  const fields: (keyof Values & string)[] = Object.keys(base)
  const changed = (values: Values) => fields.filter((field) => !isSame(base[field], values[field]))
  const byMe = changed(mine)
  const byThem = new Set(changed(theirs))
  const differing = byMe.filter((field) => !isSame(mine[field], theirs[field]))
  const conflicts = differing.filter((field) => byThem.has(field))
  const merged = { ...theirs }
  for (const field of differing) if (!byThem.has(field)) merged[field] = mine[field]
  const mineToo = new Set(byMe)
  return {
    conflicts,
    theirs: [...byThem].filter((field) => !mineToo.has(field)),
    merged,
    holdsMine: differing.length === 0,
  }
}

/** The part of a body that differs from what it was: an update sends nothing that nobody has changed (decision 64). */
export function changedPart<Body extends object>(before: Body, after: Body): Partial<Body> {
  const changed = { ...after }
  for (const field in after) if (isSame(before[field], after[field])) delete changed[field]
  return changed
}
