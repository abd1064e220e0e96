/**
 * Adds a text field of a form to those before it: a text, or a list of texts where the name ends in `[]` (dropped) or
 * comes more than once.
 */
export function addFormText<Other = never>(
  values: Map<string, string | (string | Other)[]>,
  sentName: string | undefined,
  text: string,
): void {
  if (sentName === undefined) return
  const isList = sentName.endsWith('[]')
  const name = isList ? sentName.slice(0, -2) : sentName
  const earlier = values.get(name)
  if (earlier !== undefined) values.set(name, [...(typeof earlier === 'string' ? [earlier] : earlier), text])
  else values.set(name, isList ? [text] : text)
}
