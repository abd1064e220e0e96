import { Problem } from './problem.ts'

/** 403: signed in, and the role is not enough. */
export class Forbidden extends Problem {
  override readonly name = 'Forbidden'

  constructor(detail: string) {
    super(403, 'forbidden', detail)
  }
}
