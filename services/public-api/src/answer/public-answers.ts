import type { AnswerCache } from './answer-cache.ts'
import type pg from 'pg'

/** What every public route stands on. */
export interface PublicAnswers {
  /** As the reading role; its search path leads to the read schema. */
  readonly pool: pg.Pool
  readonly cache: AnswerCache
}
