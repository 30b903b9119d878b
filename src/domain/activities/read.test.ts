import { describe, expect, test } from 'vitest'
import { fitActivity, runFields, tcxActivity, tcxLap } from '#tests/support/workouts/activity-files.ts'
import { fit } from '../exports/fit.ts'
import { tcx } from '../exports/tcx.ts'
import { readActivity } from './read.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const run = { sport: 'running', startedAt: new Date('2026-11-18T06:12:00Z'), seconds: 2710, metres: 10_023 }

test('of a FIT file by Garmin the totals, the start and the watch’s own clock are read, pauses left out', () => {
  expect(readActivity(fitActivity())).toEqual({ ok: true, activity: run, utcOffset: 60 })
})

test.each([
  [-10 * 3600 + 12, -600],
  [5.75 * 3600, 345],
  [14 * 3600, 840],
  // Written by programs that do not know the zone, or by a broken clock.
  [0, null],
  [20 * 3600, null],
])('a watch that is %d s ahead of UTC was in a zone of %j minutes', (offsetSeconds, utcOffset) => {
  expect(readActivity(fitActivity({ offsetSeconds }))).toMatchObject({ utcOffset })
})

test('without a session the laps of a FIT file are added, and without a time of the timer the elapsed time counts', () => {
  const lap = { startTime: runFields.startTime, sport: 'running', totalElapsedTime: 600, totalDistance: 2000 }
  const read = readActivity(fitActivity({ sessions: [], laps: [lap, lap] }))
  expect(read).toMatchObject({ activity: { ...run, seconds: 1200, metres: 4000 } })
})

test.each([
  ['cycling', 'indoorCycling', 'cycling'],
  ['swimming', 'lapSwimming', 'swimming'],
  ['fitnessEquipment', 'treadmill', 'running'],
  ['rowing', 'indoorRowing', null],
])('a session of %s, %s, is %s', (sport, subSport, ours) => {
  const read = readActivity(fitActivity({ sessions: [{ ...runFields, sport, subSport }] }))
  expect(read).toMatchObject({ activity: { sport: ours } })
})

describe('a triathlon', () => {
  const part = (sport: string, seconds: number, metres: number, startTime: string) => ({
    sport,
    totalTimerTime: seconds,
    totalDistance: metres,
    startTime: new Date(startTime),
  })
  const file = fitActivity({
    sessions: [
      part('swimming', 1500, 1500, '2026-07-05T07:00:00Z'),
      part('transition', 90, 300, '2026-07-05T07:25:00Z'),
      part('cycling', 3900, 40_000, '2026-07-05T07:27:00Z'),
      part('running', 2500, 10_000, '2026-07-05T08:33:00Z'),
    ],
  })

  test('has one time and one distance', () => {
    const startedAt = new Date('2026-07-05T07:00:00Z')
    const activity = { sport: null, startedAt, seconds: 7990, metres: 51_800 }
    expect(readActivity(file)).toMatchObject({ activity })
  })

  test('has those of the sport that is asked for', () => {
    const startedAt = new Date('2026-07-05T07:27:00Z')
    const activity = { sport: 'cycling', startedAt, seconds: 3900, metres: 40_000 }
    expect(readActivity(file, 'cycling')).toMatchObject({ activity })
  })
})

test('the laps of a TCX file are added, without what was recorded every second', () => {
  expect(readActivity(bytesOf(tcxActivity()))).toEqual({ ok: true, activity: run, utcOffset: null })
  expect(readActivity(bytesOf(tcxActivity(tcxLap(2710.4, 10_023.4, 9000))))).toMatchObject({ activity: run })
})

test('of a TCX file of several sports each one can be read', () => {
  const activity = (sport: string, seconds: number) =>
    `<Activity Sport="${sport}"><Id>2026-11-18T06:12:00Z</Id>${tcxLap(seconds, 0)}</Activity>`
  const file = bytesOf(
    `<TrainingCenterDatabase><Activities><MultiSportSession><FirstSport>${activity('Biking', 3600)}</FirstSport><NextSport>${activity('Running', 900)}</NextSport></MultiSportSession></Activities></TrainingCenterDatabase>`,
  )
  expect(readActivity(file)).toMatchObject({ activity: { sport: null, seconds: 4500, metres: null } })
  expect(readActivity(file, 'running')).toMatchObject({ activity: { sport: 'running', seconds: 900 } })
})

describe('a file without figures is refused with the reason', () => {
  const minute = { intensity: 'active', duration: { type: 'time', unit: 'minutes', value: 60 } } as const
  const workout = { name: 'Easy', sport: 'running', steps: [minute] } as const
  const options = { createdAt: new Date('2026-11-18T06:12:00Z') }
  const planned = (format: typeof fit) =>
    format.out?.encode({ ...workout, steps: [minute] }, options) ?? new Uint8Array()

  test.each<[string, Uint8Array, RegExp]>([
    ['a planned workout as FIT', planned(fit), /planned workout, not a recorded activity/],
    ['a planned workout as TCX', planned(tcx), /planned workout, not a recorded activity/],
    ['a FIT course', fitActivity({ type: 'course' }), /is a course, not/],
    ['FIT settings', fitActivity({ type: 'settings' }), /something else, not/],
    ['a TCX course', bytesOf('<TrainingCenterDatabase><Courses/></TrainingCenterDatabase>'), /a course, not/],
    ['an empty TCX', bytesOf('<TrainingCenterDatabase/>'), /something else, not/],
    ['no session and no lap', fitActivity({ sessions: [] }), /neither how long/],
    ['no laps', bytesOf(tcxActivity('')), /neither how long/],
    ['no figures', bytesOf(tcxActivity(tcxLap('', 'far'))), /neither how long/],
    ['figures below zero', bytesOf(tcxActivity(tcxLap(-5, '-Infinity'))), /neither how long/],
    ['endless figures', bytesOf(tcxActivity(tcxLap('1e999', 0))), /neither how long/],
    ['100 hours', bytesOf(tcxActivity(tcxLap(360_000, 0))), /longer than 99 hours or 10,000 km/],
    ['10,001 km', bytesOf(tcxActivity(tcxLap(60, 10_001_000))), /longer than 99 hours or 10,000 km/],
    ['half a FIT file', fitActivity().subarray(0, 300), /cut short/],
    ['a changed byte', fitActivity().with(200, 7), /damaged/],
    ['half a TCX file', bytesOf(tcxActivity().slice(0, 1500)), /damaged or breaks off/],
    ['GPX', bytesOf('<?xml version="1.0"?>\n<gpx version="1.1"></gpx>'), /Export the activity as FIT or TCX/],
    ['other XML', bytesOf('<html></html>'), /no TCX file/],
    ['a gzip archive', Uint8Array.from([0x1f, 0x8b, 8, 0]), /gzip archive: unpack it/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), /neither a FIT nor a TCX/],
    ['nothing', new Uint8Array(), /neither a FIT nor a TCX/],
  ])('%s', (_, bytes, reason) => {
    const read = readActivity(bytes)
    expect(read).toEqual({ ok: false, reason: expect.stringMatching(reason) })
    expect(!read.ok && read.reason).toMatch(/^[A-Z].*\.$/)
  })
})
