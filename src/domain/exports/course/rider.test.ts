import { expect, test } from 'vitest'
import { convertForRider } from './rider.ts'

const sections = (...watts: [from: number, to: number][]) =>
  watts.map(([from, to], index) => ({ start: index * 60, seconds: 60, from, to }))
const unchanged = 'its watts are kept unchanged.'

test.each<[number, number | undefined]>([
  [260, 260],
  [260, 260.4],
  [260, 259.6],
])('watts for an FTP of %i stay for a reader who has %d', (ftp, own) => {
  const watts = sections([130, 143])
  expect(convertForRider({ unit: 'WATTS', ftp }, watts, own)).toEqual({ sections: watts, unit: 'WATTS' })
})

test.each<[number, number | undefined]>([
  [260, 260.5],
  [260, 259.5],
  [260, undefined],
])('watts for an FTP of %i are percents for a reader who has %d', (ftp, own) => {
  expect(convertForRider({ unit: 'WATTS', ftp }, sections([130, 143]), own)).toEqual({
    sections: sections([50, 55]),
    unit: 'PERCENT',
    remark: 'The file is for a rider with an FTP of 260 W: its watts are read as percents of that.',
  })
})

test.each<[number | undefined, [number, number], boolean]>([
  [undefined, [100, 100], false],
  [39, [100, 100], false],
  [40, [100, 100], true],
  [600, [100, 100], true],
  [601, [100, 100], false],
  // A figure can be ten times FTP at most, at either end of any section.
  [40, [400, 100], true],
  [40, [401, 100], false],
  [40, [100, 401], false],
])('of an FTP of %s watts from %j can be percents: %s', (ftp, watts, can) => {
  const given = sections([50, 50], watts, [60, 60])
  const { unit, remark, sections: read } = convertForRider({ unit: 'WATTS', ftp }, given, undefined)
  expect(unit).toBe(can ? 'PERCENT' : 'WATTS')
  expect(remark?.endsWith(unchanged)).toBe(!can)
  if (!can) expect(read).toEqual(given)
})

test.each([
  [130, 50],
  [141, 54.2],
  [131, 50.4],
  [130.5, 50.19230769230769],
])('%d W of an FTP of 260 W are %d percent', (watts, percent) => {
  expect(convertForRider({ unit: 'WATTS', ftp: 260 }, sections([watts, 0]), undefined).sections).toEqual(
    sections([percent, 0]),
  )
})

test('percents stay percents', () => {
  const percents = sections([50, 60])
  expect(convertForRider({ unit: 'PERCENT', ftp: 260 }, percents, 250)).toEqual({
    sections: percents,
    unit: 'PERCENT',
  })
})
