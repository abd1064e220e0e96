import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that the server renders with the rest, and whose code a browser fetches once the page stands: until
 * then it can be read, and not yet used. To be used within Suspense.
 *
 * @param rendered the component, on the server; undefined in a browser
 */
export function pagePart<Props>(
  rendered: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return rendered ?? lazy(async () => ({ default: await load() }))
}
