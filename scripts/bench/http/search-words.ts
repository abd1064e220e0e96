import type { Pool } from 'pg'

export interface SearchWords {
  /** In a hundredth of all listings or more. */
  readonly frequent: readonly string[]
  /** The sixty in the most listings. */
  readonly commonest: readonly string[]
  /** In two to fifty: a unit, a block, a small street. */
  readonly rare: readonly string[]
  /** Beginnings of frequent words, three letters. */
  readonly prefixes: readonly string[]
  /** Frequent words with a letter changed, which occur nowhere. */
  readonly typos: readonly string[]
  /** Two frequent words each, in no listing together. */
  readonly strangers: readonly string[]
  /** Six words that one listing has. */
  readonly sentences: readonly string[]
}

const LONG_WORD = '^[a-z]{4,}$'
const WORDS_MAX = 400
const COMMONEST_MAX = 60
const PAIRS_MAX = 150

/** Words to search for, taken from the catalogue itself. */
export async function chooseSearchWords(pool: Pool): Promise<SearchWords> {
  const total = Number((await pool.query<{ n: string }>('select count(*) as n from read.listing_search')).rows[0]?.n)
  const wordsBy = async (order: string, limit: number, values: readonly [string, number, number]): Promise<string[]> =>
    (
      await pool.query<{ word: string }>(
        `select word from read.vocabulary where listings between $2 and $3 and word ~ $1
         order by ${order} limit ${limit}`,
        [...values],
      )
    ).rows.map(({ word }) => word)
  const words = (...values: readonly [string, number, number]) => wordsBy('md5(word)', WORDS_MAX, values)
  const known = new Set(
    (await pool.query<{ word: string }>('select word from read.vocabulary')).rows.map((row) => row.word),
  )
  const frequent = await words(LONG_WORD, Math.ceil(total / 100), total)
  const typos = frequent.map((word) => `${word.slice(0, 2)}${word[2] === 'x' ? 'z' : 'x'}${word.slice(3)}`)
  return {
    frequent,
    commonest: await wordsBy('listings desc, word', COMMONEST_MAX, [LONG_WORD, 1, total]),
    rare: await words('^[a-z0-9]+$', 2, 50),
    prefixes: [...new Set(frequent.map((word) => word.slice(0, 3)))],
    typos: typos.filter((word) => word.length >= 5 && !known.has(word)),
    strangers: await findStrangers(pool, frequent),
    sentences: await findSentences(pool),
  }
}

async function findStrangers(pool: Pool, frequent: readonly string[]): Promise<string[]> {
  const pairs: string[] = []
  for (let index = 0; index + 1 < frequent.length && pairs.length < PAIRS_MAX; index += 1) {
    for (const other of frequent.slice(index + 1, index + 30)) {
      const { rows } = await pool.query<{ met: boolean }>(
        `select exists (select from read.listing_search where words @@ $1::tsquery and words @@ $2::tsquery) as met`,
        [frequent[index], other],
      )
      if (rows[0]?.met === false) pairs.push(`${frequent[index]} ${other}`)
      if (pairs.length >= PAIRS_MAX) break
    }
  }
  return pairs
}

async function findSentences(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>(
    `select (array_agg(lexeme order by md5(lexeme)))[1:6] as words
     from (select id, words from read.listing_search order by md5(id::text) limit 400) as sample,
       unnest(sample.words) where lexeme ~ '^[a-z]{4,}$' group by id having count(*) >= 6`,
  )
  return rows.map(({ words }) => words.join(' '))
}
