import type { Passwords } from '../account/passwords.ts'
import type { Catalog } from '../command/catalog.ts'
import type { LoginRefusals } from './login-refusals.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { RefreshTokens } from './refresh-tokens.ts'
import type { SignedIn, SignInKey } from './session.store.ts'

/** What signing in and out stands on. */
export interface Sessions extends Catalog {
  readonly passwords: Passwords
  readonly accessTokens: AccessTokens
  readonly refreshTokens: RefreshTokens
  readonly loginRefusals: LoginRefusals
  /** Whether somebody signed in by this key (`LoginKeys.pair`) lately. */
  readonly isLoginPlace: (key: Buffer) => Promise<boolean>
  /** As it is at the time of asking; undefined for a closed account or a sign-in that was ended. */
  readonly findSignedIn: (key: SignInKey) => Promise<SignedIn | undefined>
}
