import { plainString } from './plain-string.ts'

/** A text of one line, as names and addresses are: line breaks and runs of spaces become one space. May be empty. */
export function lineField(maxLength: number) {
  return plainString.overwrite(oneLine).max(maxLength)
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
