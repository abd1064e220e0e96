import { shelfNumber } from '../listing/shelf-number.ts'
import { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'
import { WINDOW_BITS } from './id-window.ts'

/** A lexicon of a catalogue for sale of so many listings, with ids from 0 on, and of these words. */
export function lexiconOf(total: number, words: Readonly<Record<string, number>>): Lexicon {
  const lexicon = new Lexicon()
  const windows = WINDOW_BITS.flatMap((bits, size) =>
    Array.from({ length: Math.ceil(total / 2 ** bits) }, (_, window) => ({
      word: filterToken.window(size, window),
      listings: Math.min(2 ** bits, total - window * 2 ** bits),
    })),
  )
  lexicon.apply([
    ...Object.entries(words).map(([word, listings]) => ({ word, listings })),
    { word: filterToken.shelf(shelfNumber({ forRent: false, kind: 'Any', bucket: 0 })), listings: total },
    ...windows,
  ])
  return lexicon
}
