import { expect, test } from 'vitest'
import type { Duration, Step, StoredSteps, Target } from '../workout/step.ts'
import { type FigureChange, reAim } from './re-aim.ts'

const minutes = (count: number): Duration => ({ type: 'time', unit: 'minutes', value: 60 * count })
const stepOf = (target: Target | null, duration = minutes(8)): Step => ({ intensity: 'interval', duration, target })
const ftp: FigureChange = { figure: 'cycling_ftp', from: 250, to: 265 }
const pace: FigureChange = { figure: 'running_threshold_pace', from: 300, to: 290 }
const css: FigureChange = { figure: 'swimming_css', from: 100, to: 96 }
const heart: FigureChange = { figure: 'threshold_heart_rate', from: 170, to: 165 }

const power = (target: Omit<Target, 'type'>): Target => ({ type: 'power', ...target })
const range = (rangeMin: number, rangeMax: number, rangeUnit?: Target['rangeUnit']) => ({
  rangeMin,
  rangeMax,
  ...(rangeUnit && { rangeUnit }),
})
const percents = (percentMin: number, percentMax: number) => ({ percentMin, percentMax })

test.each<[string, FigureChange, 'cycling' | 'running' | 'swimming', Target, Target]>([
  [
    'watts of percents, rounded inwards: 95 to 105 % of 250 W are 238 to 262 W, of 265 W 252 to 278 W',
    ftp,
    'cycling',
    power({ ...range(238, 262), ...percents(95, 105) }),
    power({ ...range(252, 278), ...percents(95, 105) }),
  ],
  [
    'watts of percents, with the zone that they are in and a ramp',
    ftp,
    'cycling',
    power({ zoneNumber: 2, ...range(150, 175), ...percents(60, 70), ramp: 'rising' }),
    power({ zoneNumber: 2, ...range(159, 185), ...percents(60, 70), ramp: 'rising' }),
  ],
  [
    'watts of a zone: 55 to 70 % of 250 W are 138 to 175 W',
    ftp,
    'cycling',
    power({ zoneNumber: 2, ...range(138, 175) }),
    power({ zoneNumber: 2, ...range(146, 185) }),
  ],
  [
    'one figure of one percentage',
    ftp,
    'cycling',
    power({ ...range(250, 250), ...percents(100, 100) }),
    power({ ...range(265, 265), ...percents(100, 100) }),
  ],
  [
    'watts of which there are no whole ones at the new figure',
    ftp,
    'cycling',
    power({ ...range(255, 255), ...percents(102, 102) }),
    power({ ...percents(102, 102) }),
  ],
  [
    'a pace of a zone',
    pace,
    'running',
    { type: 'pace', zoneNumber: 4, ...range(291, 315, 'km') },
    { type: 'pace', zoneNumber: 4, ...range(282, 304, 'km') },
  ],
  [
    'a pace of a zone without a unit, which is per kilometre',
    pace,
    'running',
    { type: 'pace', zoneNumber: 4, ...range(291, 315) },
    { type: 'pace', zoneNumber: 4, ...range(282, 304) },
  ],
  [
    'a pace of a zone per mile, which stays per mile',
    pace,
    'running',
    { type: 'pace', zoneNumber: 4, ...range(469, 506, 'mile') },
    { type: 'pace', zoneNumber: 4, ...range(453, 490, 'mile') },
  ],
  [
    'a pace of percents of speed: 100 to 103 % of 5:00',
    pace,
    'running',
    { type: 'pace', ...range(292, 300, 'km'), ...percents(100, 103) },
    { type: 'pace', ...range(282, 290, 'km'), ...percents(100, 103) },
  ],
  [
    'a pace of a swim per 100 yards',
    css,
    'swimming',
    { type: 'pace', zoneNumber: 3, ...range(95, 98, '100yd') },
    { type: 'pace', zoneNumber: 3, ...range(91, 94, '100yd') },
  ],
  [
    'beats of percents of a ride',
    heart,
    'cycling',
    { type: 'heartrate', ...range(145, 153), ...percents(85, 90) },
    { type: 'heartrate', ...range(140, 149), ...percents(85, 90) },
  ],
  [
    'beats of a zone of a run: 85 to 90 %',
    heart,
    'running',
    { type: 'heartrate', zoneNumber: 2, ...range(145, 153) },
    { type: 'heartrate', zoneNumber: 2, ...range(140, 149) },
  ],
])('%s: they move', (_, change, sport, before, after) => {
  expect(reAim([stepOf(before)], sport, change)).toEqual({
    steps: [stepOf(after)],
    moves: [{ times: 1, duration: minutes(8), before, after }],
  })
})

test.each<[string, FigureChange, 'cycling' | 'running', Target | null]>([
  ['a range alone, though it is that of a zone at the old figure', ftp, 'cycling', power(range(138, 175))],
  ['a range that differs from its zone’s by a watt', ftp, 'cycling', power({ zoneNumber: 2, ...range(138, 176) })],
  [
    'a range that differs from its percents’ by a watt',
    ftp,
    'cycling',
    power({ ...range(237, 262), ...percents(95, 105) }),
  ],
  [
    'a range of its zone beside other percents',
    ftp,
    'cycling',
    power({ zoneNumber: 2, ...range(138, 175), ...percents(60, 65) }),
  ],
  ['an open range', ftp, 'cycling', power({ zoneNumber: 2, rangeMin: 138, rangeMax: null })],
  ['a zone alone', ftp, 'cycling', power({ zoneNumber: 4 })],
  ['percents alone', ftp, 'cycling', power(percents(95, 105))],
  ['a range that already fits the new figure', ftp, 'cycling', power({ zoneNumber: 2, ...range(146, 185) })],
  ['a range that both figures give', { ...ftp, to: 250.1 }, 'cycling', power({ zoneNumber: 2, ...range(138, 175) })],
  [
    'a range that would be more than a step can hold',
    { ...ftp, from: 900, to: 1100 },
    'cycling',
    power({ ...range(8100, 9000), ...percents(900, 1000) }),
  ],
  ['watts of a run', ftp, 'running', power({ zoneNumber: 2, ...range(138, 175) })],
  ['a heart rate when the FTP changes', ftp, 'cycling', { type: 'heartrate', zoneNumber: 2, ...range(138, 153) }],
  ['an open target', ftp, 'cycling', { type: 'open' }],
  ['no target', ftp, 'cycling', null],
])('%s: nothing moves', (_, change, sport, target) => {
  expect(reAim([stepOf(target)], sport, change)).toBeUndefined()
})

test('equal moves are counted together, repeats counted out, and all else of the steps stays', () => {
  const work = power({ zoneNumber: 5, ...range(241, 263) })
  const typed = power(range(100, 120))
  const other = power({ zoneNumber: 1, ...range(100, 137) })
  const named: Step = { ...stepOf(work), name: 'Work', notes: 'Steady.', cadence: { min: 85, max: 95 } }
  const steps: StoredSteps = [
    stepOf(typed, minutes(10)),
    named,
    stepOf(other, minutes(4)),
    { repeat: { steps: 2, count: 4 } },
    stepOf(work),
    stepOf(other, minutes(5)),
  ]
  const [workAfter, otherAfter] = [
    power({ zoneNumber: 5, ...range(255, 278) }),
    power({ zoneNumber: 1, ...range(106, 145) }),
  ]
  expect(reAim(steps, 'cycling', ftp)).toEqual({
    steps: [
      steps[0],
      { ...named, target: workAfter },
      { ...stepOf(other, minutes(4)), target: otherAfter },
      steps[3],
      stepOf(workAfter),
      stepOf(otherAfter, minutes(5)),
    ],
    moves: [
      { times: 5, duration: minutes(8), before: work, after: workAfter },
      { times: 4, duration: minutes(4), before: other, after: otherAfter },
      { times: 1, duration: minutes(5), before: other, after: otherAfter },
    ],
  })
})

test('a step before a repeat that does not cover it is done once', () => {
  const work = power({ zoneNumber: 2, ...range(138, 175) })
  const steps: StoredSteps = [stepOf(work), stepOf(null), { repeat: { steps: 1, count: 9 } }]
  expect(reAim(steps, 'cycling', ftp)?.moves).toMatchObject([{ times: 1 }])
})

test('watts of a zone move with own bounds, and with those of the table if they were written before there were own ones', () => {
  const bounds = [40, 60, 75, 85, 95, 130, 200].map((percentMin) => ({ percentMin, percentMax: percentMin + 5 }))
  const own = { effort: bounds.with(1, { percentMin: 60, percentMax: 75 }) }
  const zone = (rangeMin: number, rangeMax: number) => [stepOf(power({ zoneNumber: 2, rangeMin, rangeMax }))]
  expect(reAim(zone(150, 187), 'cycling', ftp, own)?.steps).toEqual(zone(159, 198))
  expect(reAim(zone(138, 175), 'cycling', ftp, own)?.steps).toEqual(zone(146, 185))
  expect(reAim(zone(150, 187), 'cycling', ftp)).toBeUndefined()
})

test('beats of a zone move with own bounds', () => {
  const edges = [60, 75, 80, 90, 95]
  const own = { heartRate: edges.map((percentMin, at) => ({ percentMin, percentMax: edges[at + 1] ?? 105 })) }
  const zone = (rangeMin: number, rangeMax: number): StoredSteps => [
    stepOf({ type: 'heartrate', zoneNumber: 2, rangeMin, rangeMax }),
  ]
  // 75 to 80 % of 170 and of 165 beats
  expect(reAim(zone(128, 136), 'running', heart, own)?.steps).toEqual(zone(124, 132))
})
