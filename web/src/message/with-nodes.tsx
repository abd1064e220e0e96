import { Fragment, type ReactNode } from 'react'

/** In the place of a value, for `withNodes` to find. */
export const SLOT = '\uFFFC'

/** A message with an element, a link for one, where its value would stand: languages differ in where that is. */
export function withNodes(message: string, node: ReactNode): ReactNode {
  return message.split(SLOT).map((text, place) => (
    <Fragment key={place}>
      {place > 0 && node}
      {text}
    </Fragment>
  ))
}
