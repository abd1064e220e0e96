import {
  AND_WORDS,
  AREA_WORDS,
  BY_WORDS,
  FRACTION_WORDS,
  HECTARE_WORDS,
  JOINS,
  LOT_WORDS,
  METRE_WORDS,
  MULTIPLIERS,
  OF_WORDS,
} from './understand-data.ts'
import {
  boundBeside,
  type Bounded,
  countAt,
  grouped,
  phraseLength,
  type Span,
  squareMetresAt,
  type Token,
  wordAt,
} from './understand-numbers.ts'

/** "100 sqm lot", "at least 60 sqm", "50 sq m", "floor area 120 sqm", "LA 120", "100 to 200 sqm", "half a hectare", "lot 10x20". */
export function sizeAt(tokens: readonly Token[], at: number): Span | undefined {
  const sides = sidesAt(tokens, at)
  const counted = hectaresAt(tokens, at) ?? thousandsAt(tokens, at)
  const first = sides?.number ?? counted?.number ?? tokens[at]?.number
  if (first === undefined) return undefined
  const joined = JOINS.has(wordAt(tokens, at + 1)) ? at + 2 : at + 1
  const bare = areaBefore(tokens, at) === undefined ? undefined : { each: 1, to: at + 1 }
  const isAmount = MULTIPLIERS.has(wordAt(tokens, at + 1))
  const said = squareMetresAt(tokens, counted?.to ?? at + 1) ?? (isAmount ? undefined : bare)
  const unit = sides === undefined ? said : { each: 1, to: sides.to }
  const second = unit === undefined ? tokens[joined]?.number : undefined
  const last = unit ?? (second === undefined ? undefined : squareMetresAt(tokens, joined + 1))
  // "block 5 100 sqm" is no range.
  if (last === undefined || (second !== undefined && (first * last.each < 10 || second <= first))) return undefined
  const sqm = hundredths(first * last.each)
  const { bound, ...bounded } =
    second === undefined ? boundBeside(tokens, at, last.to) : { bound: undefined, from: at, to: last.to }
  const { of = sides?.of, from, to } = measuredBeside(tokens, bounded)
  const field = of ?? 'size'
  // Without "at least" or "at most" a size is about so many square metres.
  const [least, most] =
    second !== undefined
      ? [sqm, hundredths(second * last.each)]
      : bound === undefined
        ? [hundredths(sqm * 0.9), hundredths(sqm * 1.1)]
        : [bound === 'least' ? sqm : undefined, bound === 'most' ? sqm : undefined]
  const bounds = bound === undefined ? 'About' : bound === 'most' ? 'Up to' : 'From'
  return {
    kind: 'size',
    from,
    to,
    of,
    filters: { [`${field}MinSqm`]: least, [`${field}MaxSqm`]: most },
    value: `${least ?? ''}-${most ?? ''}`,
    label:
      second === undefined ? `${bounds} ${grouped(sqm)} sqm` : `${grouped(sqm)} to ${grouped(second * last.each)} sqm`,
  }
}

/** The area of "10x20" and "10 by 20" beside a lot, and of "10m x 20m" and "10 x 20 sqm": without either it may be anything. */
function sidesAt(tokens: readonly Token[], at: number): (Count & Pick<Span, 'of'>) | undefined {
  const by = afterMetres(tokens, at + 1)
  const [length, width] = [tokens[at]?.number, tokens[by + 1]?.number]
  if (length === undefined || width === undefined || !BY_WORDS.has(wordAt(tokens, by))) return undefined
  const to = squareMetresAt(tokens, by + 2)?.to ?? afterMetres(tokens, by + 2)
  const isLot = LOT_WORDS.has(wordAt(tokens, at - 1)) || LOT_WORDS.has(wordAt(tokens, to))
  if (!isLot && to === by + 2) return undefined
  return { number: length * width, to, of: isLot ? 'lot' : undefined }
}

function afterMetres(tokens: readonly Token[], at: number): number {
  return METRE_WORDS.has(wordAt(tokens, at)) ? at + 1 : at
}

/** How many hectares, and where their word stands: "half a hectare", "1/2 ha", "1 1/2 ha", "one and a half hectares". */
function hectaresAt(tokens: readonly Token[], at: number): Count | undefined {
  const part = fractionAt(tokens, at)
  const whole = part === undefined ? countAt(tokens, at) : 0
  if (whole === undefined) return undefined
  const more = part ?? fractionAt(tokens, at + 1 + phraseLength(tokens, at + 1, AND_WORDS))
  const end = more?.to ?? at + 1
  const to = end + phraseLength(tokens, end, OF_WORDS)
  return HECTARE_WORDS.has(wordAt(tokens, to)) ? { number: whole + (more?.number ?? 0), to } : undefined
}

/** "1k sqm", "2 thousand sqm" */
function thousandsAt(tokens: readonly Token[], at: number): Count | undefined {
  const number = MULTIPLIERS.get(wordAt(tokens, at + 1)) === 1_000 ? countAt(tokens, at) : undefined
  const isSize = number !== undefined && squareMetresAt(tokens, at + 2) !== undefined
  return isSize ? { number: number * 1_000, to: at + 2 } : undefined
}

interface Count {
  readonly number: number
  readonly to: number
}

/** "half", "kalahating", "1/2". */
function fractionAt(tokens: readonly Token[], at: number): Count | undefined {
  const said = FRACTION_WORDS.get(wordAt(tokens, at))
  if (said !== undefined) return { number: said, to: at + 1 }
  const [over, under] = [tokens[at], tokens[at + 1]?.number]
  const isOver = over?.sign === '/' || over?.sign === '⁄'
  if (!isOver || over.number === undefined || under === undefined || under <= over.number) return undefined
  return { number: over.number / under, to: at + 2 }
}

/** What is measured: "floor", "lot area" and their like behind a size, "floor area" in front of it; a lot is a kind, too. */
function measuredBeside(tokens: readonly Token[], { from, to }: Bounded): Pick<Span, 'from' | 'to' | 'of'> {
  const before = areaBefore(tokens, from)
  if (before !== undefined) return { ...before, to }
  const behind = wordAt(tokens, to)
  const isArea = (at: number) => wordAt(tokens, at) === 'area'
  if (behind === 'floor') return { of: 'floor', from, to: isArea(to + 1) ? to + 2 : to + 1 }
  if (behind === 'lot') return { of: 'lot', from, to: isArea(to + 1) ? to + 2 : to }
  return { from, to }
}

/** "lot area", "floor area of", "FA" in front of a number. */
function areaBefore(tokens: readonly Token[], end: number): Pick<Span, 'from' | 'of'> | undefined {
  const last = wordAt(tokens, end - 1) === 'of' ? end - 2 : end - 1
  const short = AREA_WORDS.get(wordAt(tokens, last))
  if (short !== undefined) return { of: short, from: last }
  const said = wordAt(tokens, last - 1)
  const isSaid = wordAt(tokens, last) === 'area' && (said === 'floor' || said === 'lot')
  return isSaid && !isOfSizeBefore(tokens, last - 1) ? { of: said, from: last - 1 } : undefined
}

/** "150 sqm lot area 100 sqm": what stands behind a size that nothing stands in front of is that one's. */
function isOfSizeBefore(tokens: readonly Token[], end: number): boolean {
  const at = [end - 2, end - 3].find((start) => squareMetresAt(tokens, start + 1)?.to === end)
  return at !== undefined && tokens[at]?.number !== undefined && areaBefore(tokens, at) === undefined
}

/** Of square metres two decimals are kept. */
function hundredths(sqm: number): number {
  return Math.round(sqm * 100) / 100
}
