import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'

const LETTERS_PER_EDIT = 4

/**
 * The words that were typed, those that no listing holds replaced by the likeliest that one does; undefined where
 * nothing can be corrected. Trigrams find the candidates; one letter in four may be wrong.
 */
export async function correctWords(pool: Queryable, words: readonly string[]): Promise<readonly string[] | undefined> {
  if (words.length === 0) return undefined
  const { rows } = await pool.query<{ typed: string; word: string | null }>({
    name: 'correct-words',
    text: `select typed, (
        select word from search_word
        where word operator(public.%) typed and abs(length(word) - length(typed)) <= length(typed) / ${LETTERS_PER_EDIT}
        order by public.similarity(word, typed) desc, word limit 1
      ) as word
      from unnest($1::text[]) as typed
      where not exists (select from search_word where starts_with(word, typed))`,
    values: [words],
  })
  const corrections = new Map(rows.flatMap(({ typed, word }) => (word === null ? [] : [[typed, word] as const])))
  return corrections.size === 0 ? undefined : words.map((word) => corrections.get(word) ?? word)
}
