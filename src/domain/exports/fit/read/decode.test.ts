import { Encoder, type Mesg } from '@garmin/fitsdk'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testProperty } from '#tests/support/drawn.ts'
import { NewWorkout } from '../../../workout/workout.ts'
import { fit } from '../../fit.ts'
import type { Decoded } from '../../shared/format.ts'
import { crc } from '../crc.ts'
import { decodeFit } from './decode.ts'

type Fields = Record<string, unknown>

const minute: Fields = { durationType: 'time', durationValue: 60_000, targetType: 'open', intensity: 'active' }

/** A workout file as Garmin's own encoder writes it. */
function garmins(workout: Fields, ...steps: Fields[]): Uint8Array {
  const encoder = new Encoder()
  encoder.onMesg(0, { type: 'workout', manufacturer: 'garmin', timeCreated: new Date(1e12) } as Mesg)
  encoder.onMesg(26, { wktName: 'W', sport: 'cycling', numValidSteps: steps.length, ...workout } as Mesg)
  for (const [messageIndex, step] of steps.entries()) encoder.onMesg(27, { messageIndex, ...step } as Mesg)
  return encoder.close()
}

function decoded(bytes: Uint8Array, sport?: 'running' | 'cycling' | 'swimming'): Extract<Decoded, { ok: true }> {
  const read = fit.in?.decode(bytes, { name: 'File', sport })
  if (!read?.ok) throw new Error(read?.reason)
  expect(NewWorkout.safeParse(read.workout).error).toBeUndefined()
  return read
}

const oneStep = (workout: Fields, step: Fields) => {
  const { workout: read, losses } = decoded(garmins(workout, { ...minute, ...step }))
  return { step: read.steps[0], losses }
}
const reasonOf = (bytes: Uint8Array) => {
  const read = fit.in?.decode(bytes, { name: 'File' })
  return read?.ok ? undefined : read?.reason
}
const repeat = (from: number, times: number): Fields => ({
  durationType: 'repeatUntilStepsCmplt',
  durationValue: from,
  targetType: 'open',
  targetValue: times,
})

describe("a file of Garmin's own encoder", () => {
  test('is read with its repeats', () => {
    const { workout, losses } = decoded(
      garmins(
        { wktName: 'Größe' },
        { ...minute, intensity: 'warmup', wktStepName: 'Warm up', notes: 'Easy.' },
        { ...minute, intensity: 'interval', wktStepName: 'Hard' },
        { ...minute, intensity: 'rest' },
        repeat(1, 4),
        { ...minute, intensity: 'cooldown', durationType: 'distance', durationValue: 500_000 },
      ),
    )
    const duration = { type: 'time', unit: 'minutes', value: 60 }
    expect(workout).toEqual({
      name: 'Größe',
      sport: 'cycling',
      steps: [
        { intensity: 'warmup', notes: 'Easy.', duration },
        { intensity: 'interval', name: 'Hard', duration },
        { intensity: 'rest', duration },
        { repeat: { steps: 2, count: 4 } },
        { intensity: 'cooldown', duration: { type: 'distance', unit: 'kilometers', value: 5 } },
      ],
    })
    expect(losses).toEqual([])
  })

  test('a millisecond that the file’s program cut off is restored', () => {
    const { step } = oneStep({}, { durationValue: 59_999 })
    expect(step).toMatchObject({ duration: { unit: 'minutes', value: 60 } })
  })

  const custom = (low: number, high: number) => ({
    targetValue: 0,
    customTargetValueLow: low,
    customTargetValueHigh: high,
  })

  test.each<[string, string, Fields, object]>([
    [
      'watts',
      'cycling',
      { targetType: 'power', ...custom(1200, 1250) },
      { type: 'power', rangeMin: 200, rangeMax: 250 },
    ],
    ['watts and more', 'cycling', { targetType: 'power', ...custom(1200, 3000) }, { rangeMin: 200, rangeMax: null }],
    ['up to watts', 'cycling', { targetType: 'power', ...custom(0, 1150) }, { rangeMin: 0, rangeMax: 150 }],
    ['percents of FTP', 'cycling', { targetType: 'power', ...custom(88, 94) }, { percentMin: 88, percentMax: 94 }],
    ['ends the wrong way', 'cycling', { targetType: 'power', ...custom(94, 88) }, { percentMin: 88, percentMax: 94 }],
    ['watts over three seconds', 'cycling', { targetType: 'power3s', ...custom(1100, 1150) }, { rangeMin: 100 }],
    [
      'beats',
      'running',
      { targetType: 'heartRate', ...custom(240, 255) },
      { type: 'heartrate', rangeMin: 140, rangeMax: 155 },
    ],
    ['a heart-rate zone', 'running', { targetType: 'heartRate', targetValue: 3 }, { type: 'heartrate', zoneNumber: 3 }],
    [
      'a pace per km',
      'running',
      { targetType: 'speed', ...custom(3846, 4000) },
      { rangeMin: 250, rangeMax: 260, rangeUnit: 'km' },
    ],
    [
      'a pace per mile',
      'running',
      { targetType: 'speed', ...custom(3353, 3576) },
      { rangeMin: 450, rangeMax: 480, rangeUnit: 'mile' },
    ],
    ['no slower end', 'running', { targetType: 'speed', ...custom(0, 4000) }, { rangeMin: 250, rangeMax: null }],
    ['no faster end', 'running', { targetType: 'speed', ...custom(4000, 0) }, { rangeMin: 0, rangeMax: 250 }],
    [
      'a swim pace',
      'swimming',
      { targetType: 'speed', ...custom(1053, 1111) },
      { rangeMin: 90, rangeMax: 95, rangeUnit: '100m' },
    ],
  ])('%s on a %s workout are kept', (_, sport, step, target) => {
    const read = oneStep({ sport }, step)
    expect(read.step).toMatchObject({ target })
    expect(read.losses).toEqual([])
  })

  test.each<[string, Fields, object]>([
    ['cadence', { targetType: 'cadence', ...custom(85, 95) }, { cadence: { min: 85, max: 95 } }],
    [
      'cadence beside a heart rate',
      {
        targetType: 'heartRate',
        targetValue: 3,
        secondaryTargetType: 'cadence',
        secondaryCustomTargetValueLow: 60,
        secondaryCustomTargetValueHigh: 70,
      },
      { cadence: { min: 60, max: 70 }, target: { type: 'heartrate', zoneNumber: 3 } },
    ],
  ])('%s is kept', (_, written, expected) => {
    expect(oneStep({}, written)).toMatchObject({ step: expected, losses: [] })
  })

  test('a swim keeps its pool, strokes, equipment and send-offs', () => {
    const { workout, losses } = decoded(
      garmins(
        { sport: 'swimming', subSport: 'lapSwimming', poolLength: 22.86, poolLengthUnit: 'statute' },
        {
          ...minute,
          intensity: 'interval',
          durationType: 'distance',
          durationValue: 9144,
          targetType: 'swimStroke',
          targetValue: 2,
          equipment: 'swimPaddles',
          secondaryTargetType: 'speed',
          secondaryTargetValue: 4,
        },
        { ...minute, intensity: 'rest', durationType: 'repetitionTime', durationValue: 105_000 },
        repeat(0, 10),
        { ...minute, durationType: 'distance', durationValue: 10_000, targetType: 'swimStroke', targetValue: 4 },
      ),
    )
    expect(workout.poolLength).toEqual({ length: 25, unit: 'yards' })
    expect(workout.steps).toEqual([
      {
        intensity: 'interval',
        duration: { type: 'distance', unit: 'yards', value: 100 },
        target: { type: 'pace', zoneNumber: 4 },
        stroke: 'breaststroke',
        equipment: ['paddles'],
        sendOff: 105,
      },
      { repeat: { steps: 1, count: 10 } },
      { intensity: 'active', duration: { type: 'distance', unit: 'meters', value: 100 }, drill: 'drill' },
    ])
    expect(losses).toEqual([])
  })

  test.each<[string, string, Fields, RegExp]>([
    ['an open end', 'cycling', { durationType: 'open', durationValue: undefined }, /lap button ends the step/],
    ['calories', 'cycling', { durationType: 'calories', durationValue: 300 }, /became the lap button/],
    [
      'a heart rate to fall below',
      'running',
      { durationType: 'hrLessThan', durationValue: 220 },
      /became the lap button/,
    ],
    [
      'a target of speed on a bike',
      'cycling',
      { targetType: 'speed', ...custom(5000, 6000) },
      /this sport does not have/,
    ],
    [
      'percents of the maximum heart rate',
      'running',
      { targetType: 'heartRate', ...custom(80, 90) },
      /percent of the maximum/,
    ],
    ['an eighth zone of power', 'cycling', { targetType: 'power', targetValue: 8 }, /zone that does not exist/],
    ['a tenth zone', 'running', { targetType: 'speed', targetValue: 10 }, /zone that does not exist/],
    ['resistance', 'cycling', { targetType: 'resistance', ...custom(1, 2) }, /other than pace/],
    ['impossible watts', 'cycling', { targetType: 'power', ...custom(1_200_000, 1_300_000) }, /make no sense/],
    ['a zone of cadence', 'cycling', { targetType: 'cadence', targetValue: 3 }, /cadence in zones/],
    ['a reverse medley', 'swimming', { targetType: 'swimStroke', targetValue: 8 }, /order of the strokes/],
    [
      'two heart rates',
      'running',
      { targetType: 'heartRate', targetValue: 3, secondaryTargetType: 'heartRate', secondaryTargetValue: 4 },
      /second target/,
    ],
    [
      'a rest until a send-off after nothing',
      'swimming',
      { durationType: 'repetitionTime', durationValue: 60_000 },
      /follows no swim/,
    ],
  ])('%s in a %s workout is listed as lost', (_, sport, step, sentence) => {
    const { losses } = oneStep({ sport }, step)
    expect(losses).toEqual([expect.stringMatching(/^In step 1, .*\.$/)])
    expect(losses.join()).toMatch(sentence)
  })

  test.each([
    [1, 40, 55],
    [4, 90, 105],
    [7, 150, 250],
  ])('a watch’s power zone %i is read as its usual percents, with a remark', (zone, least, most) => {
    const { step, losses } = oneStep({ sport: 'cycling' }, { targetType: 'power', targetValue: zone })
    expect(step).toMatchObject({ target: { type: 'power', percentMin: least, percentMax: most } })
    expect(losses).toEqual([expect.stringMatching(/power is read as its percents of FTP/)])
  })

  test('a swim of more than a thousand kilometres is refused with a sentence', () => {
    const swum = (metres: number) =>
      garmins({ sport: 'swimming' }, minute, { ...minute, durationType: 'distance', durationValue: 100 * metres })
    expect(decodeFit(swum(1_000_001), { name: 'x' })).toEqual({
      ok: false,
      reason: expect.stringMatching(/^A step of this file is longer than 1,000 kilometers.*\.$/),
    })
    expect(decodeFit(swum(1_000_000), { name: 'x' }).ok).toBe(true)
  })

  test('repeats inside repeats are written out, other repeats done once', () => {
    const nested = decoded(garmins({}, minute, minute, repeat(1, 10), minute, repeat(1, 3)))
    expect(nested.workout.steps.filter((entry) => 'repeat' in entry)).toHaveLength(3)
    expect(nested.losses).toEqual(['Repeats inside of repeats are written out.'])
    const until = decoded(
      garmins({}, minute, { ...repeat(0, 0), durationType: 'repeatUntilTime', targetValue: 600_000 }),
    )
    expect(until.workout.steps).toHaveLength(1)
    expect(until.losses).toEqual(['In step 1, a repeat until a time, a distance or the like is done once.'])
    const crossed = decoded(garmins({}, minute, minute, repeat(0, 2), minute, repeat(1, 2)))
    expect(crossed.losses).toEqual(['In step 3, a repeat of only a part of another repeat is done once.'])
  })

  test.each(['rowing', 'generic'])('that is for %s asks which sport it is, and takes the answer', (sport) => {
    expect(reasonOf(garmins({ sport }, minute))).toBe(
      'This file is not marked as a run, a ride or a swim. Choose the sport and import it again.',
    )
    expect(decoded(garmins({ sport }, minute), 'running').workout.sport).toBe('running')
  })

  test('for a treadmill is a run, for a trainer a ride', () => {
    expect(decoded(garmins({ sport: 'fitnessEquipment', subSport: 'treadmill' }, minute)).workout.sport).toBe('running')
    expect(decoded(garmins({ sport: 'fitnessEquipment', subSport: 'spin' }, minute)).workout.sport).toBe('cycling')
  })

  test('without a name has that of the file', () => {
    expect(decoded(garmins({ wktName: undefined }, minute)).workout.name).toBe('File')
  })

  test.each([
    [10, 'metric', { length: 10, unit: 'meters' }],
    [9.99, 'metric', undefined],
    [100, 'metric', { length: 100, unit: 'meters' }],
    [100.01, 'metric', undefined],
    [33.33, 'metric', { length: 33.33, unit: 'meters' }],
    [30.18, 'statute', { length: 33, unit: 'yards' }],
    [30.48, 'statute', { length: 33.33, unit: 'yards' }],
    [91.44, 'statute', { length: 100, unit: 'yards' }],
  ])('of a pool of %d m, shown as %s, is of the pool %j', (poolLength, poolLengthUnit, pool) => {
    expect(decoded(garmins({ sport: 'swimming', poolLength, poolLengthUnit }, minute)).workout.poolLength).toEqual(pool)
    expect(
      decoded(garmins({ sport: 'running', poolLength, poolLengthUnit }, minute)).workout.poolLength,
    ).toBeUndefined()
  })

  test('with an impossible pool is read without it', () => {
    const { workout, losses } = decoded(garmins({ sport: 'swimming', poolLength: 5, poolLengthUnit: 'metric' }, minute))
    expect(workout.poolLength).toBeUndefined()
    expect(losses).toEqual(['The length of the pool is left out: it is not between 10 and 100.'])
  })
})

describe('a file of another program', () => {
  // file_id: type workout; workout: sport, name; step: duration type and value.
  const big = [
    ...[0x40, 0, 1, 0, 0, 1, 0, 1, 0x00, 0, 5],
    ...[0x41, 0, 1, 0, 26, 2, 4, 1, 0x00, 8, 4, 0x07, 1, 1, 0x52, 0x75, 0x6e, 0],
    ...[0x42, 0, 1, 0, 27, 2, 1, 1, 0x00, 2, 4, 0x86, 2, 0, 0, 0, 0xea, 0x60],
  ]
  const withDevelopers = [
    ...[0x40, 0, 0, 0, 0, 1, 0, 1, 0x00, 0, 5],
    ...[0x60, 0, 0, 26, 0, 1, 4, 1, 0x00, 2, 7, 3, 0, 8, 2, 0, 0, 1, 9, 9, 9, 9, 9],
    ...[0x40, 0, 0, 27, 0, 3, 1, 1, 0x00, 2, 2, 0x84, 0, 3, 0x07, 0x80 | 0x05, 0, 0x60, 0xea, 0x41, 0x42, 0x43],
  ]

  test('with the big end first is read', () => {
    expect(decoded(file(big)).workout).toMatchObject({
      name: 'Run',
      sport: 'running',
      steps: [{ duration: { value: 60 } }],
    })
  })

  test('with fields of developers, a shorter figure, a time in the header and text without its zero is read', () => {
    const { workout } = decoded(file(withDevelopers))
    expect(workout).toMatchObject({ sport: 'running', steps: [{ name: 'ABC', duration: { value: 60 } }] })
  })

  test.each([
    [8, [0, 0, 0xea, 0x60, 0xff, 0xff, 0xff, 0xff], 60],
    [4, [0, 0, 0xea, 0x60], 60],
    [2, [0xea, 0x60], 600],
  ])(
    'with a duration of %i bytes is read by the first four, and without so many until the lap button',
    (size, bytes, seconds) => {
      const step = [...[0x42, 0, 1, 0, 27, 2, 1, 1, 0x00, 2, size, 0x86, 2, 0], ...bytes]
      expect(decoded(file([...big.slice(0, 29), ...step])).workout.steps).toMatchObject([
        { duration: { value: seconds } },
      ])
    },
  )

  test('with a definition at its end is read', () => {
    expect(decoded(file([...big, 0x43, 0, 0, 99, 0, 0])).workout.name).toBe('Run')
  })

  test('is known by the four letters of its header', () => {
    for (const letters of ['.FIX', 'XFIT', '.XIT', '.FXT'])
      expect(fit.in?.recognises(new TextEncoder().encode(`12345678${letters}`), 'x')).toBe(false)
    expect(fit.in?.recognises(new TextEncoder().encode('12345678.FIT'), 'x')).toBe(true)
  })

  test('with a header of twelve bytes is read', () => {
    expect(decoded(file(big, 12)).workout.name).toBe('Run')
  })

  test('with steps out of their order is put in order', () => {
    const steps = [1, 0].map((messageIndex) => ({ ...minute, messageIndex, durationValue: (messageIndex + 1) * 1000 }))
    expect(decoded(garmins({}, ...steps)).workout.steps).toMatchObject([
      { duration: { value: 1 } },
      { duration: { value: 2 } },
    ])
  })
})

describe('a file without a valid workout is refused with a sentence', () => {
  const sound = garmins({}, minute, minute)

  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /not a FIT file/],
    ['text', new TextEncoder().encode('<workout_file/>'), /not a FIT file/],
    ['a changed byte', sound.with(40, (sound[40] ?? 0) ^ 1), /damaged/],
    ['half a file', sound.subarray(0, sound.length / 2), /cut short/],
    ['a header alone', sound.subarray(0, 12), /cut short/],
    ['a header that says more', sound.with(7, 0x7f), /cut short/],
    ['data without a definition', file([0x03, 1, 2, 3]), /damaged/],
    ['a definition past the end', file([0x40, 0, 0, 0, 0, 200, 0, 1]), /damaged/],
    ['a definition that ends before its figures', file([0x40, 0]), /damaged/],
    ['no steps', garmins({}), /no steps/],
    ['too many steps', garmins({}, ...Array.from({ length: 2000 }, () => minute)), /2,000 steps.* at most 500/],
    [
      '100,000 steps',
      file([0x40, 0, 0, 27, 0, 1, 1, 1, 0x00, ...Array.from({ length: 200_000 }, () => 0)]),
      /more steps or laps than any workout/,
    ],
    [
      'repeats beyond all measure',
      garmins({}, minute, ...Array.from({ length: 40 }, () => [repeat(0, 900), minute]).flat(), repeat(0, 9)),
      /more than 500 steps/,
    ],
  ])('%s', (_, bytes, reason) => {
    expect(reasonOf(bytes)).toMatch(reason)
  })

  test.each([
    ['activity', 'This FIT file is a recorded activity, not a workout.'],
    ['course', 'This FIT file is a course, not a workout.'],
    ['settings', 'This FIT file holds something else than a workout.'],
  ])('%s', (type, reason) => {
    const encoder = new Encoder()
    encoder.onMesg(0, { type, timeCreated: new Date(1e12) } as Mesg)
    expect(reasonOf(encoder.close())).toBe(reason)
  })
})

testProperty('a valid file with changed bytes is read or refused', 2000, (drawing) => {
  const sound = [
    ...garmins({ sport: 'swimming', wktDescription: 'D' }, { ...minute, notes: 'N' }, minute, repeat(0, 3)),
  ]
  const change = fc.tuple(fc.nat(sound.length - 3), fc.integer({ min: 0, max: 255 }))
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 8 }), (changes) => {
      const bent = [...sound]
      for (const [at, byte] of changes) bent[at] = byte
      const read = fit.in?.decode(summed(bent.slice(0, -2)), { name: '', sport: 'running' })
      if (read?.ok) for (const loss of read.losses) expect(loss).toMatch(/^[A-Z].*\.$/)
      else expect(read?.reason).toMatch(/^[A-Z].*\.$/)
    }),
    drawing,
  )
})

/** Records with a header before and a checksum after them. */
function file(records: readonly number[], headerSize = 14): Uint8Array {
  const head = [
    headerSize,
    0x10,
    0,
    0,
    records.length & 0xff,
    (records.length >> 8) & 0xff,
    records.length >> 16,
    0,
    0x2e,
    0x46,
    0x49,
    0x54,
  ]
  return summed([...head, ...(headerSize === 14 ? [0, 0] : []), ...records])
}

function summed(bytes: readonly number[]): Uint8Array {
  const sum = crc(bytes)
  return Uint8Array.from([...bytes, sum & 0xff, sum >> 8])
}
