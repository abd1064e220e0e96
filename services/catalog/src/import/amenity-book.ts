import { foldedName } from '../name/refuse-duplicate-name.ts'
import { InvalidInput } from '@tahanan/platform/problem/problem.ts'
import { createAmenity } from '../amenity/amenity-commands.ts'
import type { Catalog, CommandContext } from '../command/run-command.ts'

/** Amenities by name, the missing ones created as they are met. */
export interface AmenityBook {
  ensure(names: readonly string[]): Promise<void>
  /** Of a name that `ensure` was given; throws for another. */
  idOf(name: string): number
}

export async function openAmenityBook(catalog: Catalog, context: CommandContext): Promise<AmenityBook> {
  const ids = new Map<string, number>()

  async function reload(): Promise<void> {
    const { rows } = await catalog.pool.query<{ id: number; name_folded: string }>(
      'select id, name_folded from app.amenity where deleted_at is null',
    )
    for (const { id, name_folded } of rows) ids.set(name_folded, id)
  }

  await reload()
  return {
    async ensure(names) {
      for (const name of names) {
        if (ids.has(foldedName(name))) continue
        try {
          ids.set(foldedName(name), (await createAmenity(catalog, context, { name })).id)
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
  }
}
