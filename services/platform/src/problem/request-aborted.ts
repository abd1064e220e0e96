import { Problem } from './problem.ts'

/** The sender went away before the request was whole. Nobody reads the answer; the log does. */
export class RequestAborted extends Problem {
  override readonly name = 'RequestAborted'

  constructor(options: ErrorOptions = {}) {
    super(499, 'aborted', 'The request ended before it was whole.')
    this.cause = options.cause
  }
}
