import { STROKE_LETTERS } from './stroke-letters.ts'

const GRID_WIDTH = 4
const GRID_HEIGHT = 6
const ADVANCE = 6.2

export interface LetterPath {
  /** Path data to be stroked with round ends. */
  readonly path: string
  readonly widthPixels: number
}

/** A line of capital letters around the middle `x`, from `y` downwards. Signs without a shape leave a gap. */
export function letterPath(text: string, x: number, y: number, heightPixels: number): LetterPath {
  const unit = heightPixels / GRID_HEIGHT
  const letters = [...text.toUpperCase()]
  const widthPixels = Math.max(0, letters.length * ADVANCE - (ADVANCE - GRID_WIDTH)) * unit
  const path = letters
    .map((letter, index) =>
      strokesOf(STROKE_LETTERS[letter] ?? '', x - widthPixels / 2 + index * ADVANCE * unit, y, unit),
    )
    .join('')
  return { path, widthPixels }
}

function strokesOf(strokes: string, left: number, top: number, unit: number): string {
  return strokes
    .split('|')
    .filter((stroke) => stroke !== '')
    .map((stroke) => {
      const points = stroke.split(' ').map((point) => {
        const [column = 0, row = 0] = [...point].map(Number)
        return `${(left + column * unit).toFixed(1)} ${(top + row * unit).toFixed(1)}`
      })
      return `M${points.join('L')}`
    })
    .join('')
}
