import type { Choice } from './choice-field.tsx'

/** An enumeration of §3 as choices: all of it, or the codes that are offered, in their order. */
export function codeChoices(labels: readonly string[], codes: readonly number[] = [...labels.keys()]): Choice[] {
  return codes.flatMap((code) => {
    const label = labels[code]
    return label === undefined ? [] : [{ value: code, label }]
  })
}
