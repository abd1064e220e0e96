/** A number as a word without digits, which can be searched for whole: `dh` for 25. */
export const numberWord = (number: number) =>
  String(number).replace(/\d/g, (digit) => 'bcdfghjkmn'.charAt(Number(digit)))
