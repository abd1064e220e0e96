const ENDING = /\.(?:jpe?g|png)$/i
const TYPES = new Set(['image/jpeg', 'image/png'])

/** Names of chosen files that are no jpg, jpeg or png (§5). The server looks at what is in them all the same. */
export function invalidImages(files: readonly Pick<File, 'name' | 'type'>[]): string[] {
  return files.filter(({ name, type }) => !ENDING.test(name) || !TYPES.has(type)).map(({ name }) => name)
}
