import type { DemoProject } from './demo-project.ts'

/** What listings refer to, with the ids that the catalogue gave. */
export interface DemoWorld {
  readonly projects: readonly (DemoProject & { readonly id: number })[]
  readonly amenityIds: readonly number[]
  /** Who get the listings in turn; never none. */
  readonly brokerIds: readonly number[]
}
