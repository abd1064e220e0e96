import { Problem } from './problem.ts'

/** 422: an `Idempotency-Key` that came before, with other content. Nothing has been done. */
export class ReusedKey extends Problem {
  override readonly name = 'ReusedKey'

  constructor() {
    super(
      422,
      'reused_key',
      'This was sent before with other content under the same Idempotency-Key, so it was not taken. Send it again under a new key.',
    )
  }
}
