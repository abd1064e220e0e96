import { createRandom } from '../demo/random.ts'
import { letterPath } from '../lettering/letter-path.ts'

const PAPER_WIDTH = 900
const PAPER_HEIGHT = 1200

const INK = '#3b3f46'
const FAINT = '#c9cbd0'
const MARGIN = 110
const LINES = 17
const LINE_STEP = 38

/** A mandate of nobody, as SVG: a heading, lines that say nothing, a signature, and across it that it is a sample. */
export function authorityPaper(heading: string): string {
  const random = createRandom(heading.length)
  const lines = Array.from({ length: LINES }, (_line, index) => {
    const isLast = index % 6 === 5
    const width = (PAPER_WIDTH - 2 * MARGIN) * (isLast ? 0.4 : 1) - random.int(0, 30)
    return `M${MARGIN} ${330 + index * LINE_STEP}h${width}`
  })
  const title = letterPath(heading, PAPER_WIDTH / 2, 160, 34)
  const sample = letterPath('SAMPLE', PAPER_WIDTH / 2, PAPER_HEIGHT / 2, 120)
  const stroke = (path: string, color: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PAPER_WIDTH}" height="${PAPER_HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#fcfbf7"/>` +
    stroke(title.path, INK, 6) +
    stroke(`M${MARGIN} 240h${PAPER_WIDTH - 2 * MARGIN}`, INK, 3) +
    stroke(lines.join(''), FAINT, 10) +
    stroke('M540 1056c40-70 52 60 84-8s30 34 58-6 26 22 60-10', '#27408b', 4) +
    stroke('M520 1080h270', INK, 2) +
    `<g opacity="0.18" transform="rotate(-24 ${PAPER_WIDTH / 2} ${PAPER_HEIGHT / 2})">${stroke(sample.path, '#b3442f', 20)}</g>` +
    '</svg>'
  )
}
