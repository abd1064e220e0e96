export interface ScoredPage {
  readonly name: string
  readonly url: string
}

/** The four pages that are looked at: home, search, and the newest listing and project that the sitemaps know. */
export async function listPages(site: string): Promise<readonly ScoredPage[]> {
  const [listing, project] = await Promise.all([newestOf('listing'), newestOf('project')])
  return [
    { name: 'home', url: `${site}/` },
    { name: 'search', url: `${site}/search?status=For+Sale` },
    { name: 'listing', url: listing },
    { name: 'project', url: project },
  ]

  async function newestOf(noun: string): Promise<string> {
    const response = await fetch(`${site}/sitemap/${noun}-1.xml`)
    const paths = [...(await response.text()).matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)]
    const path = paths.at(-1)?.[1]
    if (path === undefined) throw new Error(`${site} has no ${noun} to look at. Is the demo data there?`)
    return site + path
  }
}
