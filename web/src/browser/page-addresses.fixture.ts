import { addressIn, type Language } from '@tahanan/contracts/site/language.ts'
import { inject } from 'vitest'
import { PAGES } from '../app/pages.ts'

/** Addresses of the pages that have one only. */
export const FIXED_ADDRESSES = PAGES.map(({ path }) => path).filter((path) => !/[:*]/.test(path))

/** One address of each page in a language; those of nouns are taken from what there is. */
export async function pageAddresses(language: Language = 'en'): Promise<string[]> {
  const [, ...slugs] = await Promise.all(
    ['/sitemap.xml', '/sitemap/listing-1.xml', '/sitemap/project-1.xml', '/sitemap/developer-1.xml'].map(
      async (path) => {
        const xml = await (await fetch(inject('siteUrl') + path)).text()
        const found = [...xml.matchAll(/<loc>[^<]*?:\d+(\/[^<]+)<\/loc>/g)].map(([, place]) => place ?? '')
        return found.at(-1) ?? ''
      },
    ),
  )
  return [...FIXED_ADDRESSES, '/search?search=nothing+like+it', '/places', '/places/metro-manila/', ...slugs].map(
    (path) => addressIn(language, path),
  )
}
