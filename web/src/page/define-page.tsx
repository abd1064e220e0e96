import type { PageRead, ReadProblem } from '@tahanan/contracts/site/site-renderer.ts'
import { type ComponentType, lazy, useState } from 'react'

/** What a path says: `{ slug: 'acacia-homes-3' }`. */
export type PageParams = Readonly<Record<string, string | undefined>>

/** Where a visitor is: what the path's parameters say, and the query. */
export interface PagePlace {
  readonly params: PageParams
  readonly query: URLSearchParams
}

/** What became of a page's first read. */
export interface FirstOutcome {
  readonly answer: unknown
  readonly problem: ReadProblem | undefined
}

interface ServerPlan {
  /** What the page looks at of a query; everything else is ignored, and not part of what it is cached by. */
  readonly queryKeys?: readonly string[]
  /** The calls whose answers it shows first. */
  readonly reads?: (place: PagePlace) => readonly PageRead[]
  /** What it shows besides, where that depends on its first answer: for exceptions, as it is a second round. */
  readonly readsAfter?: (first: FirstOutcome, place: PagePlace) => readonly PageRead[]
  /** Its component's file, for the head to name the code that belongs to it. */
  readonly source: string
}

export interface PageDefinition {
  /** Name of the route (§2). */
  readonly name: string
  /** `/listing/:slug/`; with and without the slash at its end. */
  readonly path: string
  /** What the server does with an address; the code of a browser is without it. */
  readonly plan?: ServerPlan | undefined
  /** The component, in a file of its own that only this page's visitors fetch. */
  readonly load: () => Promise<ComponentType<PageParams>>
}

export interface SitePage extends PageDefinition {
  readonly Component: ComponentType<PageParams>
  /** After this, Component renders at once. */
  readonly preload: () => Promise<void>
}

/** A page of the site, whose code comes when it is needed. */
export function definePage(definition: PageDefinition): SitePage {
  let loaded: ComponentType<PageParams> | undefined
  const load = async () => (loaded ??= await definition.load())
  const Later = lazy(async () => ({ default: await load() }))

  function Component(params: PageParams) {
    // Kept for as long as the page is shown: another component in this place would lose what the visitor did.
    const [Page] = useState<ComponentType<PageParams>>(() => loaded ?? Later)
    return <Page {...params} />
  }

  return { ...definition, Component, preload: async () => void (await load()) }
}
