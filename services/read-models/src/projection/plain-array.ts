/**
 * An array parameter of values that need no quotes: `unnest($1::integer[])`. pg would go through them one by one, with
 * a string for each.
 */
export function plainArray(values: readonly (number | boolean | null)[]): string {
  return `{${values.map((value) => value ?? 'null').join()}}`
}
