import { sqlState } from '@tahanan/platform/postgres/sql-state.ts'
import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'

const UNIQUE_VIOLATION = '23505'

/**
 * Awaits a write that a table's index of names may refuse: 'Name Already Exists' (§5). The index decides, not a look
 * beforehand, so that of two at once only one gets the name.
 */
export async function refuseDuplicateName<Result>(index: string, write: Promise<Result>): Promise<Result> {
  try {
    return await write
  } catch (error) {
    const isDuplicate = sqlState(error) === UNIQUE_VIOLATION && error instanceof Error && hasConstraint(error, index)
    throw isDuplicate ? new InvalidInput({ name: ['Name Already Exists'] }) : error
  }
}

function hasConstraint(error: Error, name: string): boolean {
  return 'constraint' in error && error.constraint === name
}
