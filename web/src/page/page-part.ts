import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react'

/**
 * A part of a page that the server renders with the rest, and whose code a browser fetches once the page stands: until
 * then it can be read, and not yet used.
 *
 * @param rendered the component, on the server; undefined in a browser, and where the server renders none
 * @param fallback in its place while its code comes
 */
export function pagePart<Props extends object>(
  rendered: ComponentType<Props> | undefined,
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): ComponentType<Props> {
  const Part = rendered ?? lazy(async () => ({ default: await load() }))
  return (props) => createElement(Suspense, { fallback }, createElement(Part, props))
}
