import { roomsText } from '@tahanan/contracts/listing/listing-search-params.ts'
import type { RoomCount } from '@tahanan/contracts/search/listing-filters.ts'
import { BATH_WORDS, BEDROOM_WORDS, JOINS, OR_MORE, OR_WORDS, PARKING_WORDS, STUDIO_WORDS } from './understand-data.ts'
import { boundBefore, countAt, isOfNext, phraseLength, type Span, type Token, wordAt } from './understand-numbers.ts'

/** Rooms that are counted: by what they are called, and how a chip says them. */
const ROOMS = {
  bedrooms: { words: BEDROOM_WORDS, label: 'bedroom' },
  baths: { words: BATH_WORDS, label: 'bathroom' },
} as const
type RoomKind = keyof typeof ROOMS

/** What `roomsAt` reads of bedrooms, and "studio or 1 bedroom", "studio to 2br", "1br/studio": a studio has none. */
export function bedroomsAt(tokens: readonly Token[], at: number): Span | undefined {
  const studio = phraseLength(tokens, at, STUDIO_WORDS)
  const above = studio === 0 ? undefined : higherRooms(tokens, at + studio, 0, 'bedrooms')
  if (above !== undefined) return roomsSpan('bedrooms', { from: at, to: above.to }, upTo(0, above.filters.bedrooms))
  const rooms = roomsAt(tokens, at, 'bedrooms')
  const behind = rooms && endOfJoin(tokens, rooms.to)
  if (rooms === undefined || behind === undefined) return rooms
  const to = behind + phraseLength(tokens, behind, STUDIO_WORDS)
  if (to === behind) return rooms
  return roomsSpan('bedrooms', { from: rooms.from, to }, upTo(0, rooms.filters.bedrooms))
}

/**
 * "2br", "2-bedroom", "apat na kwarto", "2+ br", "2 or more bedrooms", "at least 2 bedrooms", "2 to 3 bedrooms"; the same
 * of bathrooms: "2tb", "2 T&B", "dalawang banyo".
 */
export function roomsAt(tokens: readonly Token[], at: number, kind: RoomKind): Span | undefined {
  const said = countAt(tokens, at)
  if (said === undefined || said > 99 || (kind === 'bedrooms' && !Number.isInteger(said))) return undefined
  const count = Math.floor(said)
  const linked = wordAt(tokens, at + 1) === 'na' ? at + 2 : at + 1
  const unit = linked + moreAt(tokens, linked)
  const behind = unit + phraseLength(tokens, unit, ROOMS[kind].words)
  const isUnit = behind > unit
  const before = boundBefore(tokens, at)
  const isLeast = before.bound === 'least'
  const from = isLeast ? before.from : at
  const range = higherRooms(tokens, isUnit ? behind : at + 1, count, kind)
  if (range !== undefined) return roomsSpan(kind, { from, to: range.to }, upTo(count, range.filters[kind]))
  if (!isUnit) return undefined
  const to = behind + moreAt(tokens, behind)
  const orMore =
    isLeast ||
    // Listings count whole bathrooms: with a half one there are two of them, or three.
    said > count ||
    tokens[at]?.orMore === true ||
    tokens[behind - 1]?.orMore === true ||
    unit > linked ||
    to > behind
  return roomsSpan(kind, { from, to }, { count, orMore })
}

function roomsSpan(kind: RoomKind, { from, to }: Pick<Span, 'from' | 'to'>, rooms: RoomCount): Span {
  const { count, most } = rooms
  const { label: room } = ROOMS[kind]
  const value = roomsText(rooms)
  const least = kind === 'bedrooms' && count === 0 ? 'Studio' : count
  const said = most === undefined ? value : String(most)
  const counted = `${said} ${said === '1' ? room : `${room}s`}`
  return {
    kind,
    from,
    to,
    filters: kind === 'bedrooms' ? { bedrooms: rooms } : { baths: rooms },
    value,
    label: most === undefined ? counted : `${least} ${most === count + 1 ? 'or' : 'to'} ${counted}`,
  }
}

function upTo(least: number, higher: RoomCount | undefined): RoomCount {
  if (higher === undefined || higher.orMore) return { count: least, orMore: true }
  return { count: least, orMore: false, most: higher.most ?? higher.count }
}

/** The upper end of a range of rooms: "to 3 bedrooms", "-3 br". */
function higherRooms(tokens: readonly Token[], at: number, least: number, kind: RoomKind): Span | undefined {
  const end = endOfJoin(tokens, at)
  const most = end === undefined ? undefined : roomsAt(tokens, end, kind)
  return (most?.filters[kind]?.count ?? 0) > least ? most : undefined
}

/** Behind "to" or "or", or where a dash or a slash stands before. */
function endOfJoin(tokens: readonly Token[], at: number): number | undefined {
  const word = wordAt(tokens, at)
  if (JOINS.has(word) || OR_WORDS.has(word)) return at + 1
  return tokens[at - 1]?.sign === undefined ? undefined : at
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
