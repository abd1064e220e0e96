/** What is for people signed in, and calls, are no pages to be found. */
const PRIVATE_PATHS = ['/api/', '/dashboard', '/login', '/register', '/secured', '/shortlist', '/compare']

/** `robots.txt`. */
export function robotsText(origin: string): string {
  const lines = PRIVATE_PATHS.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...lines, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
