import { openShortlist, type Shortlist } from './shortlist.ts'

let opened: Shortlist | undefined

/** The shortlist of this browser; only to be called there. */
export function browserShortlist(): Shortlist {
  return (opened ??= openShortlist(findStorage(), window))
}

function findStorage(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    // Forbidden by the visitor.
    return undefined
  }
}
