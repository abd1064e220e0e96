import type { Logger } from 'pino'
import { kafkaErrorType } from '../event-bus/kafka-error-type.ts'

/** What a broker says for some seconds after its start; whoever asked asks again. */
const PASSING = new Set(['GROUP_LOAD_IN_PROGRESS', 'GROUP_COORDINATOR_NOT_AVAILABLE', 'NOT_COORDINATOR_FOR_GROUP'])

/** Logs what went wrong in the background and is tried again; what passes by itself is a warning. */
export function logTrouble(log: Logger, where: string): (error: unknown) => void {
  return (error) => {
    const level = PASSING.has(kafkaErrorType(error) ?? '') ? 'warn' : 'error'
    log[level]({ err: error }, where)
  }
}
