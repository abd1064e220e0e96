import { InvalidInput } from '@tahanan/platform/problem/invalid-input.ts'

/** Collects what is wrong with a payload by the form's field names, so that one answer tells all of it. */
export interface ProblemList {
  add(field: string, message: string): void
  addAll(problems: Readonly<Record<string, readonly string[] | undefined>>): void
  /** @throws InvalidInput when there are any */
  throwIfAny(): void
}

export function createProblemList(): ProblemList {
  const fields = new Map<string, string[]>()
  const add = (field: string, message: string): void => {
    fields.set(field, [...(fields.get(field) ?? []), message])
  }
  return {
    add,
    addAll(problems) {
      for (const [field, messages] of Object.entries(problems))
        for (const message of messages ?? []) add(field, message)
    },
    throwIfAny() {
      if (fields.size > 0) throw new InvalidInput(Object.fromEntries(fields))
    },
  }
}
