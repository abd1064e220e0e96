import { SEARCH_LIMITS } from '@tahanan/contracts/search/search-limits.ts'
import type { SearchWords } from './search-words.ts'
import { strewn } from './strewn.ts'

/** A way to ask for much with few letters. */
export interface SlowAddresses {
  readonly name: string
  /** Different ones, so that what is kept for the next visitor helps nobody. */
  readonly addresses: readonly string[]
  /** Whether nobody has asked for their texts yet, nor asks again. */
  readonly isFirst?: boolean
}

const VARIANTS = 2_000
const TEXTS = 200
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789']
const LARGE = '&page_size=100'
const DEAREST = '&sort=Price+high+to+low'
const CHEAPEST = '&sort=Price+low+to+high'

/**
 * The worst that a search over random queries found, by kind: words and filters as unlike what an index is good at as
 * the contract lets them be. More than ten words, wildcards and larger pages are refused.
 */
export function slowAddresses({ frequent, commonest, strangers, sentences }: SearchWords): readonly SlowAddresses[] {
  const asked = (text: string, more: string) => `/api/listing?q=${encodeURIComponent(text)}${more}`
  const variants = (address: (variant: number) => string) =>
    Array.from({ length: VARIANTS }, (_, index) => address(index))
  const area = (least: number, index: number) => (least + index / 100).toFixed(2)
  const word = (index: number) => frequent[index % frequent.length] ?? 'house'
  const tenLetters = (index: number) =>
    Array.from({ length: SEARCH_LIMITS.words }, (_, place) => LETTERS[(index + place * 7) % LETTERS.length]).join(' ')
  const wordsAndLetters = eachWithEach(frequent, LETTERS)
  const commonestAndLetters = eachWithEach(commonest, [
    ...LETTERS,
    ...new Set(frequent.map((each) => each.slice(0, 2))),
  ])
  const manyChoices = (text: string, index: number) =>
    asked(
      text,
      `&type=House&price=3000000-5000000&bedrooms=0%2B&lot_max=${100_000 + index}${DEAREST}&page=2&facets=true`,
    )
  return [
    {
      name: 'single letters',
      addresses: variants((index) =>
        asked(index % 2 === 0 ? tenLetters(index) : (LETTERS[index % 36] ?? ''), `&page_size=${100 - (index % 25)}`),
      ),
    },
    {
      name: 'a letter, an area and a price',
      addresses: variants((index) =>
        asked(LETTERS[index % 36] ?? '', `&status=For+Sale&lot_max=${100_000 + index}${CHEAPEST}&page=10`),
      ),
    },
    {
      name: 'a word among rows that no index knows',
      addresses: variants((index) =>
        asked(word(index), `&bedrooms=1%2B&lot_min=${area(1, index)}${DEAREST}${LARGE}&page=10`),
      ),
    },
    {
      name: 'words that hardly meet, and an odd price',
      addresses: [...strangers, ...sentences]
        .slice(0, TEXTS)
        .flatMap((text) => [
          asked(text, `&price=3000001-3000002${LARGE}`),
          asked(
            `${text} a`.split(' ').slice(-SEARCH_LIMITS.words).join(' '),
            `&price=1-900000000&bedrooms=2%2B${DEAREST}`,
          ),
        ]),
    },
    {
      name: 'no words, rows that no index knows',
      addresses: variants(
        (index) =>
          `/api/listing?type=${index % 2 === 0 ? 'Commercial' : 'Land'}&bedrooms=0%2B&stage=ready&lot_min=${area(41, index)}${CHEAPEST}`,
      ),
    },
    {
      name: 'no words, deep in a rare choice',
      addresses: variants((index) => `/api/listing?financing=Cash&lot_min=${area(0, index)}${LARGE}&page=10`),
    },
    {
      name: 'choices with their counts',
      addresses: variants(
        (index) => `/api/listing?type=House&bedrooms=0%2B&lot_min=${area(1, index)}${DEAREST}&facets=true`,
      ),
    },
    {
      name: 'words and choices with their counts',
      addresses: variants((index) => asked(word(index), `&lot_min=${area(1, index)}${DEAREST}&facets=true`)),
    },
    {
      name: 'first, a word and a letter, a price order',
      addresses: wordsAndLetters.map((text) => asked(text, `${DEAREST}${LARGE}`)),
      isFirst: true,
    },
    {
      name: 'first, a word and a letter, choices with their counts',
      addresses: wordsAndLetters.map(manyChoices),
      isFirst: true,
    },
    {
      name: 'first, the commonest words, choices with their counts',
      addresses: commonestAndLetters.map(manyChoices),
      isFirst: true,
    },
    {
      name: 'first, the commonest words, nearly all by price, choices with their counts',
      addresses: commonestAndLetters.map((text, index) =>
        asked(text, `&status=For+Sale&price=${165_000 + index}-900000000&bedrooms=0%2B${CHEAPEST}${LARGE}&facets=true`),
      ),
      isFirst: true,
    },
    {
      name: 'first, the commonest words, nearly all by price, a page far in, choices with their counts',
      addresses: commonestAndLetters.map((text, index) =>
        asked(
          text,
          `&status=For+Sale&price=${165_000 + index}-900000000&bedrooms=0%2B${CHEAPEST}${LARGE}&page=10&facets=true`,
        ),
      ),
      isFirst: true,
    },
    {
      name: 'first, the commonest words, nearly all by price',
      addresses: commonestAndLetters.map((text, index) =>
        asked(text, `&bedrooms=0%2B&lot_max=${390_000 + index}${DEAREST}`),
      ),
      isFirst: true,
    },
    {
      name: 'first, the commonest words, nearly all by price, a page far in',
      addresses: commonestAndLetters.map((text, index) =>
        asked(text, `&bedrooms=0%2B&lot_max=${390_000 + index}${DEAREST}${LARGE}&page=10`),
      ),
      isFirst: true,
    },
    {
      name: 'first, a word and a letter, all filters, choices with their counts',
      addresses: wordsAndLetters.map((text) =>
        asked(
          text,
          `&status=For+Sale&type=House&bedrooms=0%2B&stage=ready&financing=Cash&lot_min=7${CHEAPEST}&facets=true`,
        ),
      ),
      isFirst: true,
    },
  ]
}

function eachWithEach(words: readonly string[], beginnings: readonly string[]): readonly string[] {
  return strewn(words.flatMap((word) => beginnings.map((beginning) => `${word} ${beginning}`)))
}
