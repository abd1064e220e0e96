import { BATH_WORDS, BEDROOM_WORDS, JOINS, OR_MORE, OR_WORDS, PARKING_WORDS } from './understand-data.ts'
import { boundBefore, countAt, isOfNext, phraseLength, type Span, type Token, wordAt } from './understand-numbers.ts'

/** Rooms that are counted: by what they are called, and how a chip says them. */
const ROOMS = {
  bedrooms: { words: BEDROOM_WORDS, label: 'bedroom' },
  baths: { words: BATH_WORDS, label: 'bathroom' },
} as const

/**
 * "2br", "2-bedroom", "apat na kwarto", "2+ br", "2 or more bedrooms", "at least 2 bedrooms", "2 to 3 bedrooms"; the same
 * of bathrooms: "2tb", "2 T&B", "dalawang banyo".
 */
export function roomsAt(tokens: readonly Token[], at: number, kind: keyof typeof ROOMS): Span | undefined {
  const { words, label: room } = ROOMS[kind]
  const said = countAt(tokens, at)
  if (said === undefined || said > 99 || (kind === 'bedrooms' && !Number.isInteger(said))) return undefined
  const count = Math.floor(said)
  const linked = wordAt(tokens, at + 1) === 'na' ? at + 2 : at + 1
  const unit = linked + moreAt(tokens, linked)
  const behind = unit + phraseLength(tokens, unit, words)
  const isUnit = behind > unit
  const range = higherRooms(tokens, isUnit ? behind : at + 1, count, kind)
  if (!isUnit && range === undefined) return undefined
  const to = range?.to ?? behind + moreAt(tokens, behind)
  const before = boundBefore(tokens, at)
  const isLeast = before.bound === 'least'
  const orMore =
    isLeast ||
    range !== undefined ||
    // Listings count whole bathrooms: with a half one there are two of them, or three.
    said > count ||
    tokens[at]?.orMore === true ||
    (isUnit && tokens[behind - 1]?.orMore === true) ||
    unit > linked ||
    to > behind
  const value = `${count}${orMore ? '+' : ''}`
  const rooms = { count, orMore }
  return {
    kind,
    from: isLeast ? before.from : at,
    to,
    filters: kind === 'bedrooms' ? { bedrooms: rooms } : { baths: rooms },
    value,
    label: value === '1' ? `1 ${room}` : `${value} ${room}s`,
  }
}

/** The upper end of a range of rooms: "to 3 bedrooms", "-3 br". */
function higherRooms(tokens: readonly Token[], at: number, least: number, kind: keyof typeof ROOMS): Span | undefined {
  const word = wordAt(tokens, at)
  const isJoined = JOINS.has(word) || OR_WORDS.has(word)
  if (!isJoined && tokens[at - 1]?.sign === undefined) return undefined
  const most = roomsAt(tokens, isJoined ? at + 1 : at, kind)
  return (most?.filters[kind]?.count ?? 0) > least ? most : undefined
}

/** How many words say "or more" there. */
function moreAt(tokens: readonly Token[], at: number): number {
  const more = OR_WORDS.has(wordAt(tokens, at)) ? at + 1 : at
  return OR_MORE.has(wordAt(tokens, more)) && !isOfNext(tokens, more) ? more + 1 - at : 0
}

/** "1 parking", "2 car garage", "parking for 2 cars". Without a number it may be what is looked for itself: it stays a word. */
export function parkingAt(tokens: readonly Token[], at: number): Span | undefined {
  const length = countAt(tokens, at) === undefined ? 0 : phraseLength(tokens, at + 1, PARKING_WORDS)
  if (length === 0) return undefined
  const isFor = wordAt(tokens, at - 1) === 'for' && PARKING_WORDS.has(wordAt(tokens, at - 2))
  return {
    kind: 'parking',
    from: isFor ? at - 2 : at,
    to: at + 1 + length,
    filters: { parking: true },
    value: 'true',
    label: 'Parking',
  }
}
