import { editDistance } from './edit-distance.ts'

/** Short names resemble too much that is not ours. */
const SHORTEST = 8
const MOST_EDITS = 2

/** Problems of variables that are nearly one of ours: `KAFKA_BROKER: did you mean KAFKA_BROKERS?` */
export function misspeltNames(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => name.length >= SHORTEST && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((other) => other.length >= SHORTEST && editDistance(name, other) <= MOST_EDITS)
      return meant === undefined ? [] : [`${name}: there is no such setting; did you mean ${meant}?`]
    })
}
