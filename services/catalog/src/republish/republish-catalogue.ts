import type { Catalog } from '../command/catalog.ts'
import type { CommandContext } from '../command/command-context.ts'
import { runCommand } from '../command/run-command.ts'
import { listKeptAggregates, REPUBLISHED } from './kept-aggregate.store.ts'
import { republishAggregate } from './republish-aggregate.ts'
import { republishDeleted } from './republish-deleted.ts'

interface Republication {
  readonly signal: AbortSignal
  readonly onProgress?: (published: number) => void
}

const CHUNK = 500

/**
 * Publishes every aggregate as it is, deleted ones included, under the versions that they have: for a topic that was
 * lost, or that is ahead of a catalogue that was restored and was therefore made anew. Each chunk is a transaction, and
 * locks what it publishes, so it may run beside everything else. Answers how many there are.
 */
export async function republishCatalogue(
  catalog: Catalog,
  context: CommandContext,
  { signal, onProgress = () => {} }: Republication,
): Promise<number> {
  let published = 0
  for (const noun of REPUBLISHED) {
    let afterId = 0
    for (;;) {
      signal.throwIfAborted()
      const chunk = await listKeptAggregates(catalog.pool, noun, afterId, CHUNK)
      const last = chunk.at(-1)
      if (last === undefined) break
      await runCommand(catalog, context, async (unit) => {
        for (const { id, deletedAt } of chunk) {
          await (deletedAt === null ? republishAggregate[noun](unit, id) : republishDeleted(unit, noun, id))
        }
      })
      afterId = last.id
      published += chunk.length
      onProgress(published)
    }
  }
  return published
}
