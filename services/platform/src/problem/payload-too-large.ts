import { Problem } from './problem.ts'

/** 413: more bytes than the call takes. */
export class PayloadTooLarge extends Problem {
  override readonly name = 'PayloadTooLarge'

  constructor(limitBytes: number) {
    super(413, 'too_large', `The body is larger than ${limitBytes} bytes. Send less.`)
  }
}
