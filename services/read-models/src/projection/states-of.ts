import type { z } from 'zod'
import type { EntityType } from './entity-type.ts'

/** A state as a query over several nouns answers it. */
export interface StateRow {
  readonly noun: EntityType
  readonly data: unknown
}

/** The states of one noun among `rows`, by id. */
export function statesOf<State extends { readonly id: number }>(
  rows: readonly StateRow[],
  noun: EntityType,
  schema: z.ZodType<State>,
): Map<number, State> {
  const states = rows.filter((row) => row.noun === noun).map(({ data }) => schema.parse(data))
  return new Map(states.map((state) => [state.id, state]))
}
