/** One answer that a page shows, by the call that gives it. */
export interface PageRead {
  /** Id in the endpoint table: `listing.show`. */
  readonly endpoint: string
  readonly params: Readonly<Record<string, string>>
  /** Query string without `?`. */
  readonly query: string
  /** The call's address on this host, `/api/listing/?recent=true`: answers are known by it. */
  readonly address: string
}

/** What an address of the site leads to, before anything is read. */
export interface PagePlan {
  /** Name of the route (§2): `listingpage`. */
  readonly name: string
  /** The address without what the page does not look at: what it is cached by. */
  readonly address: string
  readonly reads: readonly PageRead[]
}

/** Why a read has no answer, as the API would say it. */
export interface ReadProblem {
  readonly status: number
  readonly code: string
  readonly detail: string
}

/** Everything that a page is rendered of. */
export interface PageContents {
  readonly plan: PagePlan
  /** JSON texts of the API, by the address of the read. */
  readonly answers: ReadonlyMap<string, string>
  /** By the address of the read. */
  readonly problems: ReadonlyMap<string, ReadProblem>
}

export interface SiteRenderer {
  /** @param url path and query as they were asked for; anything goes */
  plan(url: string): PagePlan
  /** What the page shows besides, after its first answer; nothing for almost every page. */
  planMore(contents: PageContents): readonly PageRead[]
  /** The whole document. */
  render(contents: PageContents): string
  /** Reads the contents once; what it returns renders the application alone, each time anew: what pages are measured by. */
  prepare(contents: PageContents): () => string
}
