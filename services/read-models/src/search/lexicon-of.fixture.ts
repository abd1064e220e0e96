import { shelfNumber } from '../listing/shelf-number.ts'
import { Lexicon } from '../vocabulary/lexicon.ts'
import { filterToken } from './filter-token.ts'

/** A lexicon of a catalogue for sale of so many listings, with ids from 0 on, and of these words. */
export function lexiconOf(total: number, words: Readonly<Record<string, number>>): Lexicon {
  const lexicon = new Lexicon()
  const windows = Array.from({ length: Math.ceil(total / 1_024) }, (_, window) => ({
    word: filterToken.window(window),
    listings: Math.min(1_024, total - window * 1_024),
  }))
  lexicon.apply([
    ...Object.entries(words).map(([word, listings]) => ({ word, listings })),
    { word: filterToken.shelf(shelfNumber({ forRent: false, kind: 'Any', bucket: 0 })), listings: total },
    ...windows,
  ])
  return lexicon
}
