import { Problem } from './problem.ts'

/** 401: nobody is signed in, or the token is wrong or too old. `challenge` is what `WWW-Authenticate` adds. */
export class Unauthorized extends Problem {
  override readonly name = 'Unauthorized'

  constructor(detail: string, challenge = '') {
    super(401, 'unauthorized', detail, {}, { 'WWW-Authenticate': `Bearer realm="tahanan"${challenge}` })
  }
}
