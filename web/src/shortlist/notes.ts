import { forGood } from '../ui/browser-storage.ts'

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
  const notes = text === '' ? others : { ...others, [id]: text.slice(0, NOTE_LENGTH) }
  return forGood.write(KEY, JSON.stringify(notes))
}

function readNotes(): Readonly<Record<string, string>> {
  const texts = Object.entries(forGood.readJson(KEY) ?? {}).filter(([, text]) => typeof text === 'string')
  return Object.fromEntries(texts)
}
