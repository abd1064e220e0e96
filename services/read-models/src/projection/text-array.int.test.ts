import fc from 'fast-check'
import { createTestDatabase } from '@tahanan/platform/postgres/test-database.fixture.ts'
import { expect, test } from 'vitest'
import { textArray } from './text-array.ts'

test('Postgres reads what was written: quotes, backslashes, accents, emoji, empty and missing texts', async () => {
  const database = await createTestDatabase()
  try {
    const text = fc.string({ unit: 'binary' }).filter((value) => !value.includes('\0') && value.isWellFormed())
    await fc.assert(
      fc.asyncProperty(fc.array(fc.option(text)), async (texts) => {
        const { rows } = await database.pool.query<{ text: string | null }>(
          'select text from unnest($1::text[]) with ordinality as t (text, at)',
          [textArray(texts)],
        )
        expect(rows.map((row) => row.text)).toEqual(texts)
      }),
      { numRuns: 50 },
    )
  } finally {
    await database.drop()
  }
})
