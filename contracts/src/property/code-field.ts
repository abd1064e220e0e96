import { z } from 'zod'

/** A code of one of §3's enumerations, as a number or its digits; what is refused is told the codes and their labels. */
export function codeField(labels: readonly string[]) {
  const words = `Use one of: ${labels.map((label, code) => `${code} ${label}`).join(', ')}.`
  return z
    .union([z.number(), z.string().regex(/^\d{1,2}$/, words)], { error: words })
    .transform(Number)
    .pipe(
      z
        .int(words)
        .min(0, words)
        .max(labels.length - 1, words),
    )
}
