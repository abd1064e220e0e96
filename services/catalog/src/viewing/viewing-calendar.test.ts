import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './viewing-calendar.ts'

const event: CalendarEvent = {
  method: 'REQUEST',
  uid: '0b6f1f6e-7d2c-4c5e-8a57-2f1f8f7c9f10',
  sequence: 0,
  stampedAt: new Date('2026-12-01T01:02:03.456Z'),
  startsAt: new Date('2026-12-05T02:00:00Z'),
  endsAt: new Date('2026-12-05T03:00:00Z'),
  summary: 'Viewing: House in Lipa',
  description: 'See you there',
  location: 'Lipa City, Batangas',
  url: 'https://tahanan.example/listing/house-in-lipa-1/',
  organizer: 'no-reply@tahanan.example',
  attendee: 'maria@example.com',
}

function parsed(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const component = calendar.getFirstSubcomponent('vevent')
  if (component === null) throw new Error('There is no event.')
  return { calendar, component, event: new ICAL.Event(component) }
}

test('an independent parser reads what was written', () => {
  const { calendar, component, event: read } = parsed(calendarFile(event))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(read.uid).toBe(event.uid)
  expect(read.sequence).toBe(0)
  expect(read.startDate.toJSDate()).toEqual(event.startsAt)
  expect(read.endDate.toJSDate()).toEqual(event.endsAt)
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(read.organizer).toBe('mailto:no-reply@tahanan.example')
  expect(read.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['mailto:maria@example.com'])
  expect(component.getFirstPropertyValue('url')).toBe(event.url)
})

test('a cancellation has the same UID and says so', () => {
  const { calendar, component, event: read } = parsed(calendarFile({ ...event, method: 'CANCEL', sequence: 2 }))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect([read.uid, read.sequence, component.getFirstPropertyValue('status')]).toEqual([event.uid, 2, 'CANCELLED'])
})

test.each([
  ['signs of the format', String.raw`Unit 5; Tower A, "The \ Place": BEGIN:VEVENT`],
  ['several lines', 'One\nEND:VEVENT\nBEGIN:VEVENT\nThree'],
  ['what takes several octets', 'ñandú 🏡 '.repeat(60).trim()],
  ['one long word', 'x'.repeat(1_000)],
  ['nothing', ''],
])('%s come back as they were', (_, text) => {
  const file = calendarFile({ ...event, summary: text, description: text, location: text })
  const { event: read, calendar } = parsed(file)
  expect([read.summary, read.description, read.location]).toEqual([text, text, text])
  expect(calendar.getAllSubcomponents()).toHaveLength(1)
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
})

test('line ends of other systems, and signs that steer, break no line', () => {
  const { event: read } = parsed(calendarFile({ ...event, summary: 'a\r\nb\rc\u0000\u0007d' }))
  expect(read.summary).toBe('a\nb\ncd')
})

test('an address stays one value, whatever stands in it', () => {
  const { event: read, calendar } = parsed(calendarFile({ ...event, attendee: 'a b"\r\nSUMMARY:x@example.com' }))
  expect(read.summary).toBe(event.summary)
  expect(read.attendees).toHaveLength(1)
  expect(calendar.getAllSubcomponents()).toHaveLength(1)
})
