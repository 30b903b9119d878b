import { expect, test } from 'vitest'
import { isCourse, unitIn } from './header.ts'

test.each([
  ['MINUTES WATTS', 'WATTS'],
  ['minutes watt', 'WATTS'],
  ['VERSION = 2\n \tMinutes\tPercent', 'PERCENT'],
  ['MINUTES PERCENTAGE', 'PERCENT'],
  ['MINUTES FTP', 'PERCENT'],
  ['MINUTES ftp', 'PERCENT'],
  ['MINUTES KILOWATTS', undefined],
  ['MINUTES NOPERCENT', undefined],
  ['MINUTES CADENCE', undefined],
  ['20 MINUTES WATTS', undefined],
  ['MINUTES', undefined],
])('the unit in the header %j is %s', (header, unit) => {
  expect(unitIn(header)).toBe(unit)
})

const bytes = (text: string) => Uint8Array.from(Buffer.from(text))

test.each([
  ['[COURSE HEADER]\nMINUTES WATTS', 'a.mrc', 'WATTS'],
  ['[course header]\nminutes percent', 'a.erg', 'PERCENT'],
  ['[COURSE DATA]\n0 90', 'a.erg', 'WATTS'],
  ['[COURSE DATA]\n0 90', 'a.MRC', 'PERCENT'],
  ['[COURSE DATA]\n0 90', 'a.mrc.txt', 'WATTS'],
  ['[COURSE TEXT]\n0 Go', 'a.mrc', undefined],
  ['COURSE DATA', 'a.erg', undefined],
])('the file %j called %s is a course in %s', (text, name, unit) => {
  expect(isCourse(bytes(text), name, 'WATTS')).toBe(unit === 'WATTS')
  expect(isCourse(bytes(text), name, 'PERCENT')).toBe(unit === 'PERCENT')
})

test('a unit behind a long description is found', () => {
  const described = (length: number) => bytes(`[COURSE HEADER]\n${'a'.repeat(length)}\nMINUTES PERCENT`)
  expect(isCourse(described(7960), 'a.erg', 'PERCENT')).toBe(true)
  expect(isCourse(described(8000), 'a.erg', 'PERCENT')).toBe(false)
})
