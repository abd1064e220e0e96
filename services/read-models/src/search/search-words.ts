import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-words.ts'
import { foldText } from '@tahanan/contracts/text/fold-text.ts'

/**
 * What people write for one another, folded: in addresses, of places, of properties. A listing that holds one phrase of
 * a line is found by all of them. For Postgres a changed line takes effect with a rebuild; Meilisearch has them as its
 * own, at once.
 */
const SYNONYMS: readonly (readonly string[])[] = `
  sta = santa, sto = santo, brgy = bgy = barangay, ave = av = avenue, blvd = boulevard, st = street, rd = road,
  hway = hwy = highway, subd = subdivision, bldg = building, ext = extension, ph = phase, mt = mount,
  gen = general, pob = poblacion,
  qc = quezon city, mm = metro manila = ncr = national capital region,
  bgc = bonifacio global city = fort bonifacio, paranaque = paranque = para naque = pque = p que,
  las pinas = laspinas, dasma = dasmarinas, muntinlupa = munti, sjdm = san jose del monte,
  legaspi = legazpi, moa = mall of asia, 2 storey = two storey = 2 story = two story = 2 palapag = dalawang palapag,
  3 storey = three storey = 3 story = three story = 3 palapag = tatlong palapag, balcony = balkonahe, garage = garahe, parking = paradahan,
  pets allowed = pet friendly, beachfront = beach front, seaview = sea view,
  cdo = cagayan de oro, gensan = general santos, lapu lapu = lapulapu, zambo = zamboanga,
  condo = condominium, apt = apartment, cr = t and b = toilet and bath, 1br = 1 br = 1 bedroom = one bedroom,
  2br = 2 br = 2 bedroom = two bedroom, 3br = 3 br = 3 bedroom = three bedroom, wifi = wi fi,
  aircon = air conditioning = air conditioned, cctv = security camera`
  .split(',')
  .map((line) => line.split('=').map((phrase) => phrase.trim()))

/** The lines as Meilisearch has them: each phrase with all others of its line. */
export function synonymsOfPhrases(): Record<string, string[]> {
  return Object.fromEntries(
    SYNONYMS.flatMap((line) => line.map((phrase) => [phrase, line.filter((other) => other !== phrase)])),
  )
}

interface Phrase {
  readonly words: readonly string[]
  /** Every word of every phrase that means the same. */
  readonly meanings: readonly string[]
}

/** Phrases by their first word. */
const PHRASES = new Map<string, Phrase[]>()
for (const line of SYNONYMS) {
  const meanings = line.flatMap((phrase) => phrase.split(' '))
  for (const phrase of line) {
    const words = phrase.split(' ')
    const [first = ''] = words
    PHRASES.set(first, [...(PHRASES.get(first) ?? []), { words, meanings }])
  }
}

/** The words that texts are found by: folded, with their synonyms, each once. */
export function searchWords(texts: readonly (string | null | undefined)[]): string[] {
  const found = new Set<string>()
  for (const text of texts) {
    const words = foldText(text ?? '').split(' ')
    for (const [place, word] of words.entries()) {
      found.add(word.slice(0, SEARCH_LIMITS.wordLength))
      for (const phrase of PHRASES.get(word) ?? []) {
        if (phrase.words.every((expected, offset) => words[place + offset] === expected)) {
          for (const meaning of phrase.meanings) found.add(meaning)
        }
      }
    }
  }
  found.delete('')
  return [...found]
}

/** A `tsquery` for all of these folded words, the last one as a beginning. Words hold letters and digits alone. */
export function prefixQuery(words: readonly string[]): string {
  return words.map((word, at) => `'${word}'${at === words.length - 1 ? ':*' : ''}`).join(' & ')
}

/** The same with each of them as a beginning, as somebody types them. */
export function beginningsQuery(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ')
}
