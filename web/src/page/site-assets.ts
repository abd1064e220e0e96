/** Addresses of the built files that one page begins with. */
export interface SiteAssets {
  readonly entry: string
  readonly themeScript: string
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  /** What the entry and the page's own code stand on, fetched beside them rather than after. */
  readonly modules: readonly string[]
}
