export interface CalendarEvent {
  readonly method: 'REQUEST' | 'CANCEL'
  /** The same in every file of one meeting; a later file has a higher sequence. */
  readonly uid: string
  readonly sequence: number
  readonly stampedAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
  /** E-mail addresses. */
  readonly organizer: string
  readonly attendee: string
}

/** An iCalendar file with one meeting (RFC 5545, and RFC 5546 for its method), its times in UTC. */
export function calendarFile(event: CalendarEvent): string {
  const { method, uid, sequence, organizer, attendee } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tahanan//Viewings//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(event.stampedAt)}`,
    `DTSTART:${utcTime(event.startsAt)}`,
    `DTEND:${utcTime(event.endsAt)}`,
    `SUMMARY:${textValue(event.summary)}`,
    `DESCRIPTION:${textValue(event.description)}`,
    `LOCATION:${textValue(event.location)}`,
    `URL:${event.url}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER:${mailAddress(organizer)}`,
    `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:${mailAddress(attendee)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

const utcTime = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A TEXT value (§3.3.11): backslash, semicolon, comma and line breaks are escaped, other control characters left out. */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/[^\P{Cc}\t]/gu, '')
}

/** Whatever stands in an address, it stays one value of one line. */
const mailAddress = (address: string): string => `mailto:${encodeURI(address)}`

const LINE_OCTETS = 75

/** Breaks a line at 75 octets (§3.1), never within a character. */
function foldLine(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const sign of line) {
    if (Buffer.byteLength(row + sign) > LINE_OCTETS) {
      rows.push(row)
      row = ' '
    }
    row += sign
  }
  return [...rows, row].join('\r\n')
}
