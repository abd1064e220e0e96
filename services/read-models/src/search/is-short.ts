import type { MatchedSource } from './matched-source.ts'

/** All of so many are read, whoever asks first, where it takes more than one statement to do without. */
const READ_AT_ONCE = 3_000

/** Whether reading all of it costs less than asking for each part of an answer. */
export function isShort({ cost }: Pick<MatchedSource, 'cost'>): boolean {
  return cost <= READ_AT_ONCE
}
