import type { SearchWords } from './search-words.ts'

/**
 * The worst that was found: searches whose words are as unlike what an index is good at as the contract lets them be.
 * More than ten words, wildcards and larger pages are refused.
 */
export function slowAddresses({ frequent, strangers, sentences }: SearchWords): readonly string[] {
  const [first = 'house', second = 'lot'] = frequent
  const letters = ['a b c d e f g h i j', 's', 'a', 'a a a a', 'c a', 'b s']
  const texts = [...letters, ...strangers.slice(0, 5), ...sentences.slice(0, 5), `${first} ${second} a`]
  const mores = [
    '&page_size=100',
    '&page_size=100&sort=Price+high+to+low',
    '&page=40&page_size=100',
    '&lot_min=41&lot_max=42.5&sort=Price+low+to+high',
    '&price=3000001-3000002',
    '&price=1-900000000&bedrooms=2%2B&sort=Price+high+to+low',
  ]
  return texts.flatMap((text) => mores.map((more) => `/api/listing?q=${encodeURIComponent(text)}${more}`))
}
