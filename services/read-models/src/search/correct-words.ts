import { editDistance } from '@tahanan/contracts/text/edit-distance.ts'
import { openGazetteer } from '@tahanan/places/gazetteer.ts'
import type { Queryable } from '@tahanan/platform/postgres/open-pool.ts'

const LETTERS_PER_EDIT = 4
const CANDIDATES = 20

/**
 * The words that were typed, those that no listing holds replaced by the likeliest that one does; undefined where
 * nothing can be corrected. Trigrams find the candidates; one letter in four may be wrong, and never the first:
 * "unfurnished" is not "furnished". The name of a place is none mistyped.
 */
export async function correctWords(pool: Queryable, words: readonly string[]): Promise<readonly string[] | undefined> {
  if (words.length === 0) return undefined
  const { rows } = await pool.query<{ typed: string; candidates: readonly string[] }>({
    name: 'correct-words',
    text: `select typed, array(
        select word from search_word where word operator(public.%) typed and left(word, 1) = left(typed, 1)
        order by public.similarity(word, typed) desc, word limit ${CANDIDATES}
      ) as candidates
      from unnest($1::text[]) as typed
      where not exists (select from search_word where starts_with(word, typed))`,
    values: [words],
  })
  const isPlace = (word: string) => openGazetteer().named(word).length > 0
  const corrections = new Map(
    rows.map(({ typed, candidates }) => [typed, isPlace(typed) ? undefined : nearest(typed, candidates)]),
  )
  const corrected = words.map((word) => corrections.get(word) ?? word)
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined
}

/** The first of those with the fewest wrong letters. */
function nearest(typed: string, candidates: readonly string[]): string | undefined {
  const [best] = candidates
    .map((word) => ({ word, edits: editDistance(word, typed) }))
    .filter(({ edits }) => edits <= Math.floor(typed.length / LETTERS_PER_EDIT))
    .toSorted((a, b) => a.edits - b.edits)
  return best?.word
}
