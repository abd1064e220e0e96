import { rebuildListingView } from '@tahanan/read-models/rebuild/rebuild-listing-view.ts'
import { dumpReadTables } from '@tahanan/read-models/schema/read-tables.fixture.ts'
import { expect } from 'vitest'
import { STORY_PATIENCE } from './story-length.ts'
import { listUnfinishedWork, type StoryPipeline } from './unfinished-work.ts'

/** The numbers of areas as well: by now they have been counted. */
const COMPARED = { withoutRevs: true, besides: ['area_view'] } as const

/**
 * Waits until the pipeline is at rest, then holds the read side, row by row, against one made from nothing but the
 * topic; and the catalogue against what staff were told.
 *
 * @param created names of listings whose creation was acknowledged
 * @param patience for what was left undone
 */
export async function expectNothingLost(
  pipeline: StoryPipeline,
  created: ReadonlySet<string>,
  patience = STORY_PATIENCE,
): Promise<void> {
  const { catalogPool, readPool, bus, engines, fleet } = pipeline
  await fleet.ready()
  await expect.poll(() => listUnfinishedWork(pipeline), patience).toEqual([])
  const live = await dumpReadTables(readPool, COMPARED)

  const { rows } = await catalogPool.query<{ name: string }>('select name from app.listing')
  const names = rows.map(({ name }) => name)
  const kept = new Set(names)
  expect([...created].filter((name) => !kept.has(name))).toEqual([])
  expect(names.length).toBe(kept.size)

  await rebuildListingView({
    bus,
    connectionString: engines.readDatabase.connectionString,
    signal: new AbortController().signal,
  })
  await expect.poll(() => listUnfinishedWork(pipeline), patience).toEqual([])
  const rebuilt = await dumpReadTables(readPool, COMPARED)
  expect(rebuilt.filter((row) => !live.includes(row))).toEqual([])
  expect(live.filter((row) => !rebuilt.includes(row))).toEqual([])
  expect(live.length).toBe(rebuilt.length)
}
