import type { Changes } from '@tahanan/contracts/endpoint/changes.ts'

/** Fields with what a form sets: what is absent or undefined stays as it is. */
export function withChanges<Fields extends object>(fields: Fields, changes: Changes<Fields>): Fields {
  const set = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...fields, ...Object.fromEntries<unknown>(set) }
}
