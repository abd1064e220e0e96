import type { UnitOfWork } from '@tahanan/catalog/command/run-command.ts'
import { findIdsByName } from '@tahanan/catalog/name/refuse-duplicate-name.ts'

/** Adds what is not there yet by its name. Ids in the order of `forms`; `onAdded` is called for each, there or not. */
export async function addMissing<Form extends { readonly name: string }>(
  unit: UnitOfWork,
  noun: Parameters<typeof findIdsByName>[1],
  forms: readonly Form[],
  add: (form: Form) => Promise<{ readonly id: number }>,
  onAdded: () => void = () => {},
): Promise<number[]> {
  const idByName = await findIdsByName(
    unit.client,
    noun,
    forms.map(({ name }) => name),
  )
  const ids: number[] = []
  for (const form of forms) {
    ids.push(idByName.get(form.name) ?? (await add(form)).id)
    onAdded()
  }
  return ids
}

/** What a function makes of the first numbers, from 0 on. */
export function counted<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
