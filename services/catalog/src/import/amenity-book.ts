import { foldedName } from '../name/refuse-duplicate-name.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { amenities } from '../amenity/amenity-commands.ts'
import type { Catalog, CommandContext } from '../command/run-command.ts'

/** Amenities by name, the missing ones created as they are met; in a check they get ids that no amenity has. */
export interface AmenityBook {
  ensure(names: readonly string[]): Promise<void>
  /** Of a name that `ensure` was given; throws for another. */
  idOf(name: string): number
  nameOf(id: number): string
}

export async function openAmenityBook(
  catalog: Catalog,
  context: CommandContext,
  { dryRun }: { readonly dryRun: boolean },
): Promise<AmenityBook> {
  const ids = new Map<string, number>()
  const names = new Map<number, string>()

  function add(id: number, name: string): void {
    ids.set(foldedName(name), id)
    names.set(id, name)
  }

  async function reload(): Promise<void> {
    const { rows } = await catalog.pool.query<{ id: number; name: string }>(
      'select id, name from app.amenity where deleted_at is null',
    )
    for (const { id, name } of rows) add(id, name)
  }

  await reload()
  return {
    async ensure(wanted) {
      for (const name of wanted) {
        if (ids.has(foldedName(name))) continue
        try {
          add(dryRun ? -1 - ids.size : (await amenities.create(catalog, context, { name })).id, name)
        } catch (error) {
          // A colleague made it meanwhile.
          if (!(error instanceof InvalidInput)) throw error
          await reload()
        }
      }
    },
    idOf(name) {
      const id = ids.get(foldedName(name))
      if (id === undefined) throw new Error(`The amenity "${name}" was never looked up.`)
      return id
    },
    nameOf: (id) => names.get(id) ?? 'one that is deleted',
  }
}
