interface Crumb {
  readonly name: string
  readonly path: string
}

/** The way from Home to a page, as search engines read it. */
export function breadcrumbData(trail: readonly Crumb[]): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: path,
    })),
  }
}
