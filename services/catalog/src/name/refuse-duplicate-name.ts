import type { FieldMessages } from '@tahanan/contracts/endpoint/field-messages.ts'
import { sqlState } from '@tahanan/platform/postgres/sql-state.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import type { ClientBase, Pool } from 'pg'

const UNIQUE_VIOLATION = '23505'

/**
 * Awaits a write that a table's index of names may refuse: 'Name Already Exists' (§5). The index decides, not a look
 * beforehand, so that of two at once only one gets the name.
 */
export function refuseDuplicateName<Result>(index: string, write: Promise<Result>): Promise<Result> {
  return refuseDuplicate(write, index, { name: ['Name Already Exists'] })
}

/** Awaits a write that a unique index may refuse, and says so in these messages. */
export async function refuseDuplicate<Result>(
  write: Promise<Result>,
  index: string,
  messages: FieldMessages,
): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const isDuplicate = sqlState(error) === UNIQUE_VIOLATION && error instanceof Error && hasConstraint(error, index)
    throw isDuplicate ? new InvalidInput(messages) : error
  }
}

function hasConstraint(error: Error, name: string): boolean {
  return 'constraint' in error && error.constraint === name
}

/** What makes two names the same (decision 79): case, accents and blanks aside. `C++` is not `C`. */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Ids of those of `names` that are in use now, by the name as it was asked for. */
export async function findIdsByName(
  client: Pool | ClientBase,
  noun: 'developer' | 'project' | 'amenity' | 'broker' | 'realty' | 'salesperson',
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await client.query<{ id: number; name_folded: string }>(
    `select id, name_folded from app.${noun} where deleted_at is null and name_folded = any($1)`,
    [names.map(foldedName)],
  )
  const idByFolded = new Map(rows.map((row) => [row.name_folded, row.id]))
  return new Map(
    names.flatMap((name) => {
      const id = idByFolded.get(foldedName(name))
      return id === undefined ? [] : [[name, id] as const]
    }),
  )
}
