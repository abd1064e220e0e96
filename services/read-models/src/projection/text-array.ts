const TEXT_OID = 25
const NULL_LENGTH = -1

/**
 * A `text[]` parameter in Postgres' binary format: `unnest($1::text[])`. Documents travel as they are, where the text
 * format would quote every one of their quotes here and unquote it there, which costs more than writing the rows.
 */
export function textArray(texts: readonly (string | null)[]): Buffer {
  const lengths = texts.map((text) => (text === null ? NULL_LENGTH : Buffer.byteLength(text)))
  const headerBytes = 20
  const buffer = Buffer.allocUnsafe(lengths.reduce((total, length) => total + 4 + Math.max(length, 0), headerBytes))
  buffer.writeInt32BE(1, 0) // dimensions
  buffer.writeInt32BE(lengths.includes(NULL_LENGTH) ? 1 : 0, 4)
  buffer.writeInt32BE(TEXT_OID, 8)
  buffer.writeInt32BE(texts.length, 12)
  buffer.writeInt32BE(1, 16) // lower bound
  let at = headerBytes
  for (const [index, text] of texts.entries()) {
    at = buffer.writeInt32BE(lengths[index] ?? NULL_LENGTH, at)
    if (text !== null) at += buffer.write(text, at)
  }
  return buffer
}

/**
 * An array parameter of values that need no quotes: `unnest($1::integer[])`. pg would go through them one by one, with
 * a string for each.
 */
export function plainArray(values: readonly (number | boolean | null)[]): string {
  return `{${values.map((value) => value ?? 'null').join()}}`
}
