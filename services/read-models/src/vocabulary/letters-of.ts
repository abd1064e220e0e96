const A = 97
const OTHER = 26

/** Which letters a word has, a bit for each of a to z and one for all others. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let place = 0; place < word.length; place++) {
    const letter = word.charCodeAt(place) - A
    letters |= 1 << (letter >= 0 && letter < OTHER ? letter : OTHER)
  }
  return letters
}
