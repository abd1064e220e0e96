/** A word as a `tsquery` takes it, whatever it is made of. */
export function lexeme(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
