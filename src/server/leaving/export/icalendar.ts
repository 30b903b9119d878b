import { addDays } from '#domain/calendar/days/day.ts'

/** What stands on a day of a calendar, in words. */
export type DayEntry = { id: string; date: string; title: string; details: string }

/** An iCalendar file (RFC 5545) with an event of a whole day for each entry, piece by piece. */
export async function* icalendar(entries: AsyncIterable<DayEntry>, name: string, now: Date): AsyncGenerator<string> {
  yield lines('BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pacewright//Calendar//EN', `X-WR-CALNAME:${escaped(name)}`)
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  for await (const { id, date, title, details } of entries)
    yield lines(
      'BEGIN:VEVENT',
      `UID:${id}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${addDays(date, 1).replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      ...(details ? [`DESCRIPTION:${escaped(details)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    )
  yield lines('END:VCALENDAR')
}

const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')

const lines = (...written: string[]) => written.map((line) => `${fold(line)}\r\n`).join('')

/** A line has at most 75 bytes; what follows begins with a blank. */
const MAX_LINE_BYTES = 75

function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX_LINE_BYTES) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}
