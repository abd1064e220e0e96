/** A sentence with its `{placeholders}` filled in, or undefined when a value for one is missing. */
export function fill(sentence: string, values: Readonly<Record<string, string | null>>): string | undefined {
  let isWhole = true
  const filled = sentence.replace(/\{(\w+)\}/g, (_placeholder, key: string) => {
    const value = values[key] ?? null
    if (value === null) isWhole = false
    return value ?? ''
  })
  return isWhole ? filled : undefined
}
