import { Problem } from './problem.ts'

/** 408: the body did not arrive in time. Nobody waits for the rest of it. */
export class RequestTimeout extends Problem {
  override readonly name = 'RequestTimeout'

  constructor() {
    super(408, 'timeout', 'The request did not arrive in time.', {}, { Connection: 'close' })
  }
}
