import { forGood } from '../ui/browser-storage.ts'

const KEY = 'tahanan.notes'

/** Characters of a note, at most; of a longer one the last that fitted stays. */
export const NOTE_LENGTH = 500

/** What was noted about a listing in this browser; empty for nothing. */
export function noteOf(id: number): string {
  return readNotes()[String(id)] ?? ''
}

/**
 * Keeps a note, or drops an empty one.
 *
 * @returns false where the note is too long, or the storage full or forbidden
 */
export function keepNote(id: number, text: string): boolean {
  if (text.trim().length > NOTE_LENGTH) return false
  const { [String(id)]: _, ...others } = readNotes()
  const notes = text === '' ? others : { ...others, [id]: text }
  return forGood.write(KEY, JSON.stringify(notes))
}

function readNotes(): Readonly<Record<string, string>> {
  const texts = Object.entries(forGood.readJson(KEY) ?? {}).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts)
}
