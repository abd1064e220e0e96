const KEY = 'tahanan.notes'

/** Characters of a note, at most. */
export const NOTE_LENGTH = 500

/** What was noted about a listing in this browser; empty for nothing. */
export function noteOf(id: number): string {
  return readNotes()[String(id)] ?? ''
}

/**
 * Keeps a note, or drops an empty one.
 *
 * @returns false where the storage is full or forbidden
 */
export function keepNote(id: number, text: string): boolean {
  const { [String(id)]: _, ...others } = readNotes()
  try {
    localStorage.setItem(KEY, JSON.stringify(text === '' ? others : { ...others, [id]: text.slice(0, NOTE_LENGTH) }))
    return true
  } catch {
    return false
  }
}

function readNotes(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const texts = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string')
    return Object.fromEntries(texts)
  } catch {
    // Storage is forbidden, or holds something else.
    return {}
  }
}
