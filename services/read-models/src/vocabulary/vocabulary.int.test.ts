import { openListener } from '@tahanan/platform/postgres/listener.ts'
import type { Listener } from '@tahanan/platform/postgres/listener.ts'
import { migrate } from '@tahanan/platform/postgres/migrate.ts'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { inProjection } from '../projection/in-projection.ts'
import { createReadDatabase } from '../schema/read-database.fixture.ts'
import type { ReadDatabase } from '../schema/read-database.fixture.ts'
import { READ_MIGRATIONS } from '../schema/read-migrations.ts'
import { readVocabulary } from './read-vocabulary.ts'
import { Vocabulary } from './vocabulary.ts'
import { addWordDeltas, foldWordDeltas } from './vocabulary.store.ts'

let database: ReadDatabase
let listener: Listener

beforeAll(async () => {
  database = await createReadDatabase()
  listener = openListener({ connectionString: database.connectionString })
})
afterAll(async () => {
  await listener.close()
  await database.drop()
})
beforeEach(() => database.readPool.query('truncate vocabulary, vocabulary_delta'))

const add = (deltas: Readonly<Record<string, number>>) =>
  inProjection(database.readPool, (client) => addWordDeltas(client, new Map(Object.entries(deltas))))

const fold = () => inProjection(database.readPool, foldWordDeltas)

const open = () => Vocabulary.open({ pool: database.readPool, listener })

test('deltas of several refreshes are folded into one number for each word', async () => {
  await add({ makati: 2, condo: 1 })
  await add({ makati: 3, condo: -1 })
  await fold()
  const { counts } = await readVocabulary(database.readPool)
  expect(counts).toEqual([{ word: 'makati', listings: 5 }])
})

test('folding at the same time loses and doubles nothing', async () => {
  await Promise.all(
    Array.from({ length: 20 }, async (_, place) => {
      await add({ makati: 1, [`word${place % 3}`]: 1 })
      await fold()
    }),
  )
  const { counts } = await readVocabulary(database.readPool)
  expect(Object.fromEntries(counts.map(({ word, listings }) => [word, listings]))).toEqual({
    makati: 20,
    word0: 7,
    word1: 7,
    word2: 6,
  })
  const { rowCount } = await database.readPool.query('select from vocabulary_delta')
  expect(rowCount).toBe(0)
})

test('what is read next is what changed since, nothing else', async () => {
  await add({ makati: 1, pasig: 1 })
  await fold()
  let first = await readVocabulary(database.readPool)
  expect(first.counts).toHaveLength(2)
  // A transaction open anywhere in the cluster, other tests' too, makes a reader look again at what it held back.
  await vi.waitFor(async () => {
    first = await readVocabulary(database.readPool, first)
    expect(first.counts).toEqual([])
  })
  await add({ pasig: 1 })
  await fold()
  const second = await readVocabulary(database.readPool, first)
  expect(second.counts).toEqual([{ word: 'pasig', listings: 2 }])
})

test('a change that commits late is not missed by a reader who has seen later ones', async () => {
  const late = await database.readPool.connect()
  await late.query('begin')
  await late.query(`insert into vocabulary (word, listings) values ('late', 1)`)
  await add({ soon: 1 })
  await fold()
  const before = await readVocabulary(database.readPool)
  expect(before.counts.map(({ word }) => word)).toEqual(['soon'])
  await late.query('commit')
  late.release()
  const after = await readVocabulary(database.readPool, before)
  expect(after.counts.map(({ word }) => word)).toContain('late')
})

test('the vocabulary in memory follows, words that are gone included, and says so', async () => {
  await add({ makati: 1 })
  await fold()
  const onChanged = vi.fn<() => void>()
  const vocabulary = await Vocabulary.open({ pool: database.readPool, listener, onChanged })
  onChanged.mockClear()
  expect(vocabulary.lexicon.listings('makati')).toBe(1)
  await add({ makati: -1, cebu: 4 })
  await fold()
  await expect.poll(() => vocabulary.lexicon.listings('cebu')).toBe(4)
  expect(vocabulary.lexicon.startingWith('', 9)).toEqual(['cebu'])
  expect(onChanged).toHaveBeenCalled()
  await vocabulary.close()
})

test('after a rebuild took over, nothing of the old schema is remembered', async () => {
  await add({ old: 1 })
  await fold()
  const vocabulary = await open()
  await migrate(database.pool, { ...READ_MIGRATIONS, schema: 'read_next' })
  await database.pool.query(`insert into read_next.vocabulary (word, listings) values ('rebuilt', 1)`)
  await database.pool.query('alter schema read rename to read_old')
  await database.pool.query('alter schema read_next rename to read')
  await database.pool.query(`select pg_notify('vocabulary_changed', '')`)
  await expect.poll(() => vocabulary.lexicon.listings('rebuilt')).toBe(1)
  expect(vocabulary.lexicon.listings('old')).toBe(0)
  await vocabulary.close()
})
