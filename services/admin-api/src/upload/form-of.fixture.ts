/** A form with files: `formOf({ name: 'x' }, { 'image[]': [['a.jpg', bytes]] })`. */
export function formOf(
  texts: Readonly<Record<string, string>>,
  files: Readonly<Record<string, readonly (readonly [fileName: string, bytes: Uint8Array])[]>>,
): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  for (const [name, list] of Object.entries(files)) {
    for (const [fileName, bytes] of list) form.append(name, new Blob([new Uint8Array(bytes)]), fileName)
  }
  return form
}
