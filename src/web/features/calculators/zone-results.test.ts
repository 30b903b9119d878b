import { expect, test } from 'vitest'
import { hasOpenBounds, zoneResults } from './zone-results.ts'

type Asked = Parameters<typeof zoneResults>

function resultsOf(parameter: Asked[0]['parameter'], typed: string, unit?: Asked[2]) {
  const found = zoneResults({ parameter }, typed, unit)
  if (!found.ok) throw new Error(found.reason)
  return found
}

test('an FTP has seven zones in watts, all fourteen bounds closed', () => {
  const found = resultsOf('ftp', '250')
  expect([found.minLabel, found.maxLabel]).toEqual(['Min Power (watts)', 'Max Power (watts)'])
  expect(found.rows.map(({ name, min, max }) => [name, min.figure, max.figure])).toEqual([
    ['Active Recovery', '100', '138'],
    ['Endurance', '138', '175'],
    ['Tempo', '188', '207'],
    ['Sweet Spot', '218', '238'],
    ['Threshold', '240', '263'],
    ['VO2 Max', '325', '375'],
    ['Neuromuscular', '500', '625'],
  ])
  expect(hasOpenBounds(found)).toBe(false)
})

test.each(['4.30', '4:30', '4.3'])('a threshold pace of “%s” has five zones, the outer bounds open', (typed) => {
  const found = resultsOf('pace', typed, 'kilometers')
  expect([found.figure, found.minLabel, found.maxLabel]).toEqual(['4:30', 'Min Pace (per km)', 'Max Pace (per km)'])
  expect(found.rows.map(({ number, name, min, max }) => [number, name, min.figure, max.figure])).toEqual([
    [1, 'Easy', '<', '5:48'],
    [2, 'Steady', '5:48', '5:08'],
    [3, 'Moderately Hard', '5:08', '4:44'],
    [4, 'Hard', '4:44', '4:22'],
    [5, 'Very Hard', '4:22', '>'],
  ])
  expect(hasOpenBounds(found)).toBe(true)
})

test('a threshold pace per mile has zones per mile', () => {
  expect(resultsOf('pace', '7:15', 'miles')).toMatchObject({
    ...{ words: 'a threshold pace of 7:15 per mile', minLabel: 'Min Pace (per mile)' },
  })
})

test.each([
  ['meters', 'm/s', '/100 m'],
  ['yards', 'yds/s', '/100 yd'],
] as const)('a critical swim speed in %s has speeds in %s, each with its pace', (unit, speed, per) => {
  const found = resultsOf('css', '1.45', unit)
  expect([found.minLabel, found.maxLabel]).toEqual([`Min Speed (${speed})`, `Max Speed (${speed})`])
  expect(found.rows.map(({ min, max }) => [min.figure, max.figure])).toEqual([
    ['<', '0.83'],
    ['0.83', '0.88'],
    ['0.88', '0.92'],
    ['0.92', '0.97'],
    ['0.97', '>'],
  ])
  expect(found.rows[3]?.min.below).toBe(`1:48 ${per}`)
})

test.each([
  ['ftp', 'a lot', /watts/],
  ['ftp', '0', /from 1 to/],
  ['pace', '4:99', /minutes and seconds/],
  ['pace', '0:30', /from 2:00 to 15:00 per kilometer/],
  ['css', '9:00', /critical swim speed from/],
] as const)('%s of “%s” is answered by what to enter', (parameter, typed, reason) => {
  expect(zoneResults({ parameter }, typed, undefined)).toMatchObject({
    ok: false,
    reason: expect.stringMatching(reason),
  })
})
