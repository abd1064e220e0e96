import { addressIn, type Language } from '@tahanan/contracts/site/language.ts'
import { useLocation } from 'react-router-dom'
import { OTHER_LANGUAGE } from '../message/language.ts'
import { forGood } from '../ui/browser-storage.ts'

const KEY = 'tahanan.language'

/** The language that somebody chose last in this browser; null for none. */
export function chosenLanguage(): string | null {
  return forGood.read(KEY)
}

/** Keeps the language that somebody chose, in this browser. */
export function rememberLanguage(language: Language): void {
  forGood.write(KEY, language)
}

/** This page in the other language, its query included: another site, so a link like any other. */
export function useOtherAddress(): string {
  const { pathname, search } = useLocation()
  return addressIn(OTHER_LANGUAGE, pathname + search)
}
