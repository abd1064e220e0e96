import { Problem } from './problem.ts'

/** 429: slow down. */
export class TooManyRequests extends Problem {
  override readonly name = 'TooManyRequests'

  constructor(detail: string, retryAfterSeconds: number) {
    super(429, 'too_many_requests', detail, {}, { 'Retry-After': String(Math.ceil(retryAfterSeconds)) })
  }
}
