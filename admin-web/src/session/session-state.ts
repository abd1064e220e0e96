import type { SessionAnswer } from '@tahanan/contracts/session/session.ts'
import { storedLogin } from './stored-login.ts'
import type { StoredSession } from './stored-session.ts'

/** Who is signed in. `isEnded`: they were, and the server does not know the session any more (decision 121). */
export interface SessionSnapshot {
  readonly session: StoredSession | undefined
  readonly isEnded: boolean
  /** They signed out themselves: nothing is to be returned to. */
  readonly isSignedOut: boolean
}

const listeners = new Set<() => void>()
let snapshot: SessionSnapshot = { session: storedLogin.read(), isEnded: false, isSignedOut: false }

storedLogin.watch(() => {
  const session = storedLogin.read()
  // Signed out elsewhere: whatever is half filled here stays, under the bar that asks to sign in again.
  const isEnded = session === undefined && snapshot.session !== undefined
  set({ session: session ?? snapshot.session, isEnded, isSignedOut: false })
})

function set(next: SessionSnapshot): void {
  snapshot = next
  for (const notify of listeners) notify()
}

/** The one session of this page, for React (`useSession`) and for calls. */
export const sessionState = {
  get: (): SessionSnapshot => snapshot,

  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  begin(answer: SessionAnswer): void {
    set({ session: storedLogin.write(answer), isEnded: false, isSignedOut: false })
  },

  /** Another tab has exchanged the refresh token already. */
  adopt(session: StoredSession): void {
    set({ session, isEnded: false, isSignedOut: false })
  },

  /** The server refuses the token: the screens stay as they are, and a bar asks to sign in. */
  end(): void {
    if (snapshot.session === undefined || snapshot.isEnded) return
    storedLogin.clear()
    set({ ...snapshot, isEnded: true })
  },

  signOut(): void {
    storedLogin.clear()
    set({ session: undefined, isEnded: false, isSignedOut: true })
  },
}
