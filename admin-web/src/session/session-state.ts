import { type SessionAnswer, sessionAnswerSchema } from '@tahanan/contracts/session/session.ts'
import { forGood } from '@tahanan/web/ui/browser-storage.ts'
import { z } from 'zod'

/** The login session of §3 (token, user, user_type) and what keeps it going. */
const storedSessionSchema = sessionAnswerSchema.omit({ access: true, expires_in: true }).extend({
  /** When the access token ends, by this machine's clock. */
  expiresAtMs: z.number(),
})

type StoredSession = z.infer<typeof storedSessionSchema>

const KEY = 'login'

/** The login where the browser stores nothing: it lasts as long as the page. */
let unstored: StoredSession | undefined

/**
 * The login in local storage and, as a hint, in a cookie named `login` (§6, decision 119). The API takes neither: only
 * the bearer token counts there.
 */
export const storedLogin = {
  read(): StoredSession | undefined {
    return unstored ?? storedSessionSchema.safeParse(forGood.readJson(KEY)).data
  },

  write({ token, refresh, user, user_type, role, expires_in }: SessionAnswer): StoredSession {
    const session = { token, refresh, user, user_type, role, expiresAtMs: Date.now() + expires_in * 1_000 }
    unstored = forGood.write(KEY, JSON.stringify(session)) ? undefined : session
    document.cookie = `${KEY}=1; Path=/; SameSite=Lax${secure()}`
    return session
  },

  clear(): void {
    unstored = undefined
    forGood.remove(KEY)
    document.cookie = `${KEY}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`
  },
}

function secure(): string {
  return location.protocol === 'https:' ? '; Secure' : ''
}

/** Who is signed in. `isEnded`: they were, and the server does not know the session any more (decision 121). */
export interface SessionSnapshot {
  readonly session: StoredSession | undefined
  readonly isEnded: boolean
  /** They signed out themselves: nothing is to be returned to. */
  readonly isSignedOut: boolean
}

const listeners = new Set<() => void>()
let snapshot: SessionSnapshot = { session: storedLogin.read(), isEnded: false, isSignedOut: false }

// Another tab signs in or out.
window.addEventListener('storage', ({ key }) => {
  if (key !== KEY && key !== null) return
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
