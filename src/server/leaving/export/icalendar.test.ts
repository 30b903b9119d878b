import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type DayEntry, icalendar } from './icalendar.ts'

async function* inTurn(entries: DayEntry[]) {
  yield* entries
}

test('each entry is an event of a whole day, with its marks escaped and long lines folded', async () => {
  const entry = { id: 'one', date: '2026-12-31', title: 'Long; easy, \\flat', details: `${'Grüße '.repeat(20)}\nend` }
  const text = (
    await Readable.from(icalendar(inTurn([entry]), 'Robin', new Date('2026-03-14T07:00:00.5Z'))).toArray()
  ).join('')
  const lines = text.split('\r\n')
  expect(lines.at(-1)).toBe('')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Pacewright//Calendar//EN',
    'X-WR-CALNAME:Robin',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20260314T070000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Long\\; easy\\, \\\\flat',
    `DESCRIPTION:${'Grüße '.repeat(20)}\\nend`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
