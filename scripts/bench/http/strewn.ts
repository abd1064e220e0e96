const STEP = 7_919

/** The same texts, so that no neighbours are alike: by a prime step, round and round. */
export function strewn(texts: readonly string[]): readonly string[] {
  if (texts.length % STEP === 0) return texts
  return texts.flatMap((_, place) => texts[(place * STEP) % texts.length] ?? [])
}
