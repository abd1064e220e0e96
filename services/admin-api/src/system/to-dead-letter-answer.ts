import type { DeadLetterAnswer } from '@tahanan/contracts/system/dead-letter-answer.ts'
import type { DeadLetter } from '@tahanan/platform/dead-letter/dead-letter.ts'

const EXCERPT_LENGTH = 4_000

/** A dead letter as staff see it: what is in its headers, by name. */
export function toDeadLetterAnswer({ id, key, value, headers, buriedAt }: DeadLetter): DeadLetterAnswer {
  const { type = null, step, cause = '', source = null, correlationId = null } = headers
  return {
    id,
    key,
    type,
    step: step === 'mark' || step === 'refresh' ? step : null,
    cause,
    source,
    request_id: correlationId,
    buried_at: buriedAt.toISOString(),
    excerpt: value.slice(0, EXCERPT_LENGTH),
  }
}
