/** Control characters, what turns the direction of the text around it, and halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu
/** What a file is called that has no name. */
export const NO_FILE_NAME = 'unnamed'

const MAX_LENGTH = 80
const ENDING_LENGTH = 12

/** A sender's name for a file, fit to be shown: without its path, on one line, 80 characters at most. */
export function plainFileName(sent: string): string {
  const name = (sent.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE, '').trim()
  const characters = [...name]
  if (characters.length === 0 || name === '.' || name === '..') return NO_FILE_NAME
  if (characters.length <= MAX_LENGTH) return name
  const beginning = characters.slice(0, MAX_LENGTH - ENDING_LENGTH - 1)
  return `${beginning.join('')}…${characters.slice(-ENDING_LENGTH).join('')}`
}
