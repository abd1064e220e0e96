import ICAL from 'ical.js'
import type { ReceivedMail } from '../mail/mail-server.fixture.ts'

/** The calendar file of a mail, as an independent parser reads it. */
export function calendarIn({ content }: ReceivedMail) {
  const part = content.split(/^--[^\r\n]+\r?$/m).find((each) => /^content-type: text\/calendar/im.test(each)) ?? ''
  const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  const file = /base64/i.test(head) ? Buffer.from(text, 'base64').toString() : unquoted(text)
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('There is no event.')
  const event = new ICAL.Event(component)
  return {
    head,
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    summary: event.summary,
    attendee: event.attendees[0]?.getFirstValue(),
  }
}

/** Quoted-printable as text. */
export function unquoted(text: string): string {
  const bytes = text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => {
    return String.fromCharCode(Number.parseInt(code, 16))
  })
  return Buffer.from(bytes, 'latin1').toString()
}
