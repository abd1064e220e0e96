import { addressIn, LANGUAGES } from '@tahanan/contracts/site/language.ts'

export interface ScoredPage {
  readonly name: string
  readonly url: string
}

/** What is looked at, in each language: home, search, the newest listing and project that the sitemaps know, and an area. */
export async function listPages(site: string): Promise<readonly ScoredPage[]> {
  const [listing, project] = await Promise.all([newestOf('listing'), newestOf('project')])
  const paths = { home: '/', search: '/search?status=For+Sale', listing, project, area: '/places/metro-manila/' }
  return LANGUAGES.flatMap((language) =>
    Object.entries(paths).map(([name, path]) => ({
      name: `${name}, ${language}`,
      url: site + addressIn(language, path),
    })),
  )

  async function newestOf(noun: string): Promise<string> {
    const response = await fetch(`${site}/sitemap/${noun}-1.xml`)
    const found = [...(await response.text()).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)]
    const path = found.at(-1)?.[1]
    if (path === undefined) throw new Error(`${site} has no ${noun} to look at. Is the demo data there?`)
    return path
  }
}
