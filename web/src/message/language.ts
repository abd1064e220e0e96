import { addressIn, type Language, LOCALES } from '@tahanan/contracts/site/language.ts'

/** The language of this build: each has its own, with its words alone. */
export const LANGUAGE: Language = import.meta.env.MODE === 'fil' ? 'fil' : 'en'

/** The one that a page can be read in besides. */
export const OTHER_LANGUAGE: Language = LANGUAGE === 'en' ? 'fil' : 'en'

/** How it writes dates and numbers. */
export const LOCALE = LOCALES[LANGUAGE]

/** What the router takes from the front of every address. */
export const BASE = addressIn(LANGUAGE, '/')

/** A path as its address in this language, for whatever is no link of the router. */
export const ownAddress = (path: string): string => addressIn(LANGUAGE, path)

/** The path of an address in this language, without its query: what pages are known by. */
export const ownPath = (pathname: string): string => pathname.slice(addressIn(LANGUAGE, '').length) || '/'
