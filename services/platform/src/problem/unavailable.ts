import { Problem } from './problem.ts'

/** 503: not now; try again soon. */
export class Unavailable extends Problem {
  override readonly name = 'Unavailable'

  constructor(detail: string, retryAfterSeconds: number) {
    super(503, 'unavailable', detail, {}, { 'Retry-After': String(Math.ceil(retryAfterSeconds)) })
  }
}
