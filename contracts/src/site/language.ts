/** Languages of the public site, the first one where nothing says which. */
export const LANGUAGES = ['en', 'fil'] as const

export type Language = (typeof LANGUAGES)[number]

/** What the addresses of a language begin with. */
const PREFIXES: Readonly<Record<Language, string>> = { en: '', fil: '/fil' }

/** How dates and numbers are written in it, and what its documents say of themselves (BCP 47). */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-PH', fil: 'fil-PH' }

/** The language of an address; English where it names none. */
export function languageOf(address: string): Language {
  const isIn = (language: Language) => PREFIXES[language] !== '' && startsWithPrefix(address, PREFIXES[language])
  return LANGUAGES.find(isIn) ?? LANGUAGES[0]
}

/** A path of the site, query included, as its address in a language: `/` is `/fil`, `/search?page=2` `/fil/search?page=2`. */
export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : PREFIXES[language] + path.replace(/^\/(?!\w)/, '')
}

function startsWithPrefix(address: string, prefix: string): boolean {
  return address.startsWith(prefix) && ['', '/', '?', '#'].includes(address.charAt(prefix.length))
}
