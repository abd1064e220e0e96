import type { SessionAnswer } from '@tahanan/contracts/session/session.ts'
import { type StoredSession, storedSessionSchema } from './stored-session.ts'

const KEY = 'login'

/**
 * The login in local storage and, as a hint, in a cookie named `login` (§6, decision 119). The API takes neither: only
 * the bearer token counts there.
 */
export const storedLogin = {
  read(): StoredSession | undefined {
    return parseSession(localStorage.getItem(KEY))
  },

  write({ token, refresh, user, user_type, role, expires_in }: SessionAnswer): StoredSession {
    const session = { token, refresh, user, user_type, role, expiresAtMs: Date.now() + expires_in * 1_000 }
    localStorage.setItem(KEY, JSON.stringify(session))
    document.cookie = `${KEY}=1; Path=/; SameSite=Lax${secure()}`
    return session
  },

  clear(): void {
    localStorage.removeItem(KEY)
    document.cookie = `${KEY}=; Path=/; Max-Age=0; SameSite=Lax${secure()}`
  },

  /** Calls back when another tab signs in or out. */
  watch(onChange: () => void): () => void {
    const listen = (event: StorageEvent): void => {
      if (event.key === KEY || event.key === null) onChange()
    }
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}

function parseSession(text: string | null): StoredSession | undefined {
  if (text === null) return undefined
  try {
    return storedSessionSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function secure(): string {
  return location.protocol === 'https:' ? '; Secure' : ''
}
