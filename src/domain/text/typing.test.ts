import { describe, expect, test } from 'vitest'
import type { SportId } from '../sports/registry.ts'
import { MAX_TRAINED_STEPS } from '../workout/step.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { parseText } from './parse.ts'
import { printText } from './print.ts'

// Each line as it is typed, and how it is printed if that differs.
const inCycling: [typed: string, printed?: string][] = [
  ['- 10m 50-65% warmup'],
  ['- 8m 100% @ 90rpm'],
  ['- 2m rest'],
  ['10m 65%', '- 10m 65%'],
  ['* 10 min 65 %', '- 10m 65%'],
  ['- 10 minutes at 65%', '- 10m 65%'],
  ['- 1h15 Z2', '- 1h15m Z2'],
  ['- 1h15m30s Z2', '- 1h15m30s Z2'],
  ['- 90s Z2', '- 1m30s Z2'],
  ['- 1:30 Z2', '- 1:30 Z2'],
  ['- 1:05:00 Z2', '- 1:05:00 Z2'],
  ["- 5' Z2", '- 5m Z2'],
  [`- 1'30" Z2`, '- 1m30s Z2'],
  ['- 30″ 150%', '- 30s 150%'],
  ['- 1.5h Z2', '- 1h30m Z2'],
  ['- 90 sec Z2', '- 90sec Z2'],
  ['- 20km 75%'],
  ['- 12,5 km 75%', '- 12.5km 75%'],
  ['- 10 miles Z2', '- 10mi Z2'],
  ['- 10m ramp 50-75%'],
  ['- 10m Ramp 50%-75% 90rpm', '- 10m ramp 50-75% @ 90rpm'],
  ['- 10m ramp 75-50%', '- 10m ramp 75-50%'],
  ['- 10m ramp 113w to 175w', '- 10m ramp 113-175w'],
  ['- 10m ramp down Z2', '- 10m ramp down Z2'],
  ['- 10m 75-50%', '- 10m 50-75%'],
  ['- 20m 88-94% 85-95rpm', '- 20m 88-94% @ 85-95rpm'],
  ['- 20m 90 – 95 rpm Z2', '- 20m Z2 @ 90-95rpm'],
  ['- 20m Z2 @90rpm', '- 20m Z2 @ 90rpm'],
  ['- 5m 200 - 250w', '- 5m 200-250w'],
  ['- 2m 315w - 330w press lap', '- 2m 315-330w press lap'],
  ['- Press lap 20m 50%', '- 20m 50% press lap'],
  ['- 20m 50% until lap', '- 20m 50% press lap'],
  ['- 5m 250W+', '- 5m 250w+'],
  ['- 5m 250w or more', '- 5m 250w+'],
  ['- 5m >250w', '- 5m 250w+'],
  ['- 20m <140 bpm', '- 20m 0-140bpm'],
  ['- 20m Z2 HR'],
  ['- 20m zone 2 heart rate', '- 20m Z2 HR'],
  ['- 20m 90-95% LTHR'],
  ['- 20m Z4 88-94% 220-235w'],
  ['- 20m 95% ftp', '- 20m 95%'],
  ['- 20m 95%FTP', '- 20m 95%'],
  ['- Z5 3m', '- 3m Z5'],
  ['- 20m freeride', '- 20m open'],
  ['- 20m free', '- 20m open'],
  ['- 20m no target'],
  ['- 20m by power'],
  ['- 20m by heart rate', '- 20m by HR'],
  ['- 20m Z3 by HR', '- 20m Z3 HR'],
  ['- By feel 20m'],
  ['- 30s 120% intensity=interval', '- 30s 120% interval'],
  ['- 30s 120% Intensity = Interval', '- 30s 120% interval'],
  ['- 10m 50%, warmup', '- 10m 50% warmup'],
  ['- 10m 95% CSS', '- 10m 95% pace'],
  ['- Lap of the lake 20m 50%'],
  ['- Pace yourself 20m 50%'],
  ['- 95% LTHR 10m', '- 10m 95% LTHR'],
  ['- Z2 easy spin 90rpm 10m', '- easy spin 10m Z2 @ 90rpm'],
  ['- 3m 110% 2m recovery', '- 3m 110%\n- 2m recovery'],
  ['- Press lap easy spin 20m 50%', '- easy spin 20m 50% press lap'],
  ['- Warmup 10m 60%'],
  ['- Recovery 2m 55%'],
  ['- Recovery 2m 55% active'],
  ['- Recovery spin 30s 50%'],
  ['- High cadence! 4m 75% 100rpm', '- "High cadence!" 4m 75% @ 100rpm'],
  ['- RPE9 - not quite all out 2m 315w', '- not quite all out 2m 315w effort 9/10'],
  ['- “Set 2” 10m 60%', '- "Set 2" 10m 60%'],
  ['- 10m 60% // Easy, please', '- 10m 60% // Easy, please'],
  ['- 4x8m 100%', '4x\n- 8m 100%'],
  ['- 3 sets of 8m 100% / 2m 50%', '3x\n- 8m 100%\n- 2m 50%'],
  ['- 5x 3m 110% with 2m rest', '5x\n- 3m 110%\n- 2m rest'],
  ['- 5X 3m 110% W/ 2m 50%', '5x\n- 3m 110%\n- 2m 50%'],
  ['- 3 Sets of 3m 110% With 2m 50%', '3x\n- 3m 110%\n- 2m 50%'],
  ['5x 3m 110% w/2m 50%', '5x\n- 3m 110%\n- 2m 50%'],
  ['- 5x 3m 110% + 2m 50%', '5x\n- 3m 110%\n- 2m 50%'],
  ['4 x 8 min 100% 2m rest', '4x\n- 8m 100%\n- 2m rest'],
  ['- 5 × 1m 120% / 1m 50%', '5x\n- 1m 120%\n- 1m 50%'],
  ['2x 20min @ 95%, 5min rest', '2x\n- 20m 95%\n- 5m rest'],
  ['- 4x Hard 2m 100% / Easy 2m 50%', '4x\n- Hard 2m 100%\n- Easy 2m 50%'],
  ['4x\n- 8m 100%\n- 2m 50%\n\n- 10m 50%', '4x\n- 8m 100%\n- 2m 50%\n\n- 10m 50%'],
  ['- 3x\n  - 5m 100%\n  - 3m 55%\n- 5m 55%', '3x\n- 5m 100%\n- 3m 55%\n\n- 5m 55%'],
  ['Main set (3x):\n- 8m 95%\n- 4m 55%', '3x\n- 8m 95%\n- 4m 55%'],
  ['3x Main set\n- 8m 95%', '3x\n- 8m 95%'],
  ['  3x\n- 5m 100%\n 3x\n- 3m 55%', '3x\n- 5m 100%\n\n3x\n- 3m 55%'],
  ['1x\n- 8m 95%'],
  ['999x\n- 1m 95%'],
  ['4x\n\n- 8m 95%\n5x\n- 1m 120%', '4x\n- 8m 95%\n\n5x\n- 1m 120%'],
  ['Warm-up:\n- 10m 60%\n\nCool down\n- 10m 50%\n- 1m rest', '- 10m 60% warmup\n- 10m 50% cooldown\n- 1m rest'],
]

const inRunning: [typed: string, printed?: string][] = [
  ['- 1km 4:30/km'],
  ['- 1km 4:30/km Pace', '- 1km 4:30/km'],
  ['- 1km 4:45 - 4:30 min/km', '- 1km 4:30-4:45/km'],
  ['- 1mi 7:15-7:00 per mile', '- 1mi 7:00-7:15/mi'],
  ['- 1km 4:30 pace', '- 1km 4:30 pace'],
  ['- 1km 4:00/km or slower'],
  ['- 1km 4:00/km or faster', '- 1km 0:00-4:00/km'],
  ['- 3km ramp 5:00-4:30/km'],
  ['- 15m Z2 pace', '- 15m Z2'],
  ['- 15m 88-94% pace 170-180spm', '- 15m 88-94% @ 170-180spm'],
  ['- 6x400mtr 95-100% / 200mtr jog', '6x\n- 400mtr 95-100%\n- 200mtr recovery'],
  ['- 400 meters Z5', '- 400mtr Z5'],
  ['- 20m 250w'],
]

const inSwimming: [typed: string, printed?: string][] = [
  ['- 8x100mtr Z4 20s rest'],
  ['8x100mtr Z4 20s rest', '- 8x100mtr Z4 20s rest'],
  ['- 3x(100mtr Z4 10s rest)', '- 3x100mtr Z4 10s rest'],
  ['- 8x100mtr Z4 on 1:45'],
  ['- 8x100mtr Z4 @ 1:45', '- 8x100mtr Z4 on 1:45'],
  ['- 8x100mtr Z4 @1:45', '- 8x100mtr Z4 on 1:45'],
  ['- 8x100mtr Z4 @ 1:45 20s rest', '- 8x100mtr Z4 on 1:45 20s rest'],
  ['- 1h30m Z2'],
  ['- 8x100yd Z4 on 95s', '- 8x100yd Z4 on 1:35'],
  ['- 200mtr 95% CSS rest 30s', '- 200mtr 95%\n- 30s rest'],
  ['- 200mtr 1:45/100m pace', '- 200mtr 1:45/100m'],
  ['- 4x50mtr kick with board, fins 15s rest', '- 4x50mtr kick with kickboard and fins 15s rest'],
  ['- 100mtr free', '- 100mtr freestyle'],
  ['- 100 yards IM', '- 100yd medley'],
  ['- 50 metres fly', '- 50mtr butterfly'],
  ['- kick 50mtr', '- 50mtr kick'],
  ['- 1,500mtr Z2', '- 1500mtr Z2'],
  ['- 100mtr pull with pull buoy and paddles'],
]

describe.each([
  ['cycling' as const, inCycling],
  ['running' as const, inRunning],
  ['swimming' as const, inSwimming],
])('in %s', (sport, lines) => {
  test.each(lines)('%j is read without a remark', (typed, printed = typed) => {
    const { workout, errors, readings } = parseText(typed, { name: 'Any', sport })
    expect(errors).toEqual([])
    expect(readings.filter(({ message }) => !message.includes('is a heading') && !explainsZone(message))).toEqual([])
    expect(workout && bodyOf(workout)).toBe(printed)
  })
})

/** Whether a reading explains the first zone, which has a test of its own. */
const explainsZone = (message: string) => message.endsWith(' here.')

function bodyOf(workout: NewWorkout): string {
  return printText(workout).split('\n').slice(3).join('\n').trimEnd()
}

test.each([
  ['1m10.2s', '1m10.2s', 70.2],
  ['480.00003s', '8m0.00003s', 480.00003],
  ['1h0m0.1s', '1h0.1s', 3600.1],
  ['1:10.2', '1m10.2s', 70.2],
])('a fraction of a second is kept as typed: %s', (typed, printed, seconds) => {
  const { workout } = parseText(`- ${typed} 50%`, { name: 'Any', sport: 'cycling' })
  expect(workout?.steps).toMatchObject([{ duration: { value: seconds } }])
  expect(workout && printText(workout)).toContain(`- ${printed} 50%`)
})

test.each<[SportId, string, string, string]>([
  ['cycling', '- 10m Z4\n- 10m Z5', '1:7', 'Z4 is 87–95 % of FTP here.'],
  ['cycling', '- 10m @ 90rpm Zone 4', '1:15', 'Z4 is 87–95 % of FTP here.'],
  ['running', '- 10m easy', '1:7', 'Z1 is 71–78 % of the speed at threshold pace here.'],
  ['running', '- 2.5m easy', '1:8', 'Z1 is 71–78 % of the speed at threshold pace here.'],
  ['swimming', '- 100mtr Z4', '1:10', 'Z4 is 97–102 % of critical swim speed here.'],
  ['cycling', '- 10m Z2 HR', '1:7', 'Z2 is 81–90 % of the heart rate at threshold here.'],
])('in %s the first zone of %j is explained at %s', (sport, text, place, message) => {
  const { readings } = parseText(text, { name: 'Any', sport })
  const said = readings.filter((one) => explainsZone(one.message))
  expect(said.map((one) => [`${one.line}:${one.column}`, one.message])).toEqual([[place, message]])
})

test('a ride is read with every field', () => {
  const text = `# Threshold 4 x 8
sport: bike
type: threshold

- Warm up 10m ramp 50-65%
4x
- 8m Z4 98-102% 245-255w @ 90rpm interval // Hold the line.
                                          // Breathe.
- 90sec open rest press lap typed 1.3
`
  expect(parseText(text)).toMatchObject({ errors: [], readings: [{ line: 7, message: 'Z4 is 87–95 % of FTP here.' }] })
  expect(parseText(text).workout).toStrictEqual({
    name: 'Threshold 4 x 8',
    sport: 'cycling',
    type: 'threshold',
    steps: [
      {
        name: 'Warm up',
        intensity: 'warmup',
        duration: { type: 'time', unit: 'minutes', value: 600, displayValue: '10' },
        target: { type: 'power', percentMin: 50, percentMax: 65, ramp: 'rising' },
      },
      {
        intensity: 'interval',
        duration: { type: 'time', unit: 'minutes', value: 480, displayValue: '8' },
        target: { type: 'power', zoneNumber: 4, percentMin: 98, percentMax: 102, rangeMin: 245, rangeMax: 255 },
        cadence: { min: 90, max: 90 },
        notes: 'Hold the line.\nBreathe.',
      },
      {
        intensity: 'rest',
        duration: { type: 'time', unit: 'seconds', value: 90, displayValue: 1.3, lapButton: true },
        target: { type: 'open' },
      },
      { repeat: { steps: 2, count: 4 } },
    ],
  })
})

test('a swim is read with every field', () => {
  const text =
    'swim\n# "#1"\ntype: ladder\npool 33.33 yards\ntyped: none\n8x100mtr Z4 1:38-1:43/100m fly on 1:45 20s rest'
  expect(parseText(text).workout).toStrictEqual({
    name: '#1',
    sport: 'swimming',
    type: 'ladder sets',
    poolLength: { length: 33.33, unit: 'yards' },
    steps: [
      {
        intensity: 'active',
        duration: { type: 'distance', unit: 'meters', value: 100 },
        target: { type: 'pace', zoneNumber: 4, rangeMin: 98, rangeMax: 103, rangeUnit: '100m' },
        stroke: 'butterfly',
        sendOff: 105,
      },
      { intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 20 } },
      { repeat: { steps: 2, count: 8 } },
    ],
  })
})

test.each([
  ['Threshold 3 x 8\n- 10m', 'Threshold 3 x 8'],
  ['# Threshold\n- 10m', 'Threshold'],
  ['name: Threshold\n- 10m', 'Threshold'],
  ['5k race pace\n- 10m', '5k race pace'],
  ['\ufeff# “Größe” 🚴\r\n- 10m', '“Größe” 🚴'],
  ['# Größe\ufeffM\n- 10m', 'Größe\ufeffM'],
])('%j is read as a step with a name', (typed, name) => {
  expect(parseText(typed, { sport: 'cycling' }).workout?.name).toBe(name)
})

test.each<[SportId, string, string, string]>([
  ['swimming', '8x100m Z4', '1:3', '100m read as 100 metres, because this is a swim.'],
  ['swimming', '- 8 x 100 Z4', '1:7', '100 read as 100 metres, because this is a swim.'],
  ['swimming', 'pool: 25yd\n- 8x100 Z4', '2:5', '100 read as 100 yards, because this is a swim.'],
  ['swimming', '- 400 free', '1:3', '400 read as 400 metres, because this is a swim.'],
  ['swimming', '200 kick with fins', '1:1', '200 read as 200 metres, because this is a swim.'],
  ['swimming', '- 400m Z2', '1:3', '400m read as 400 minutes. Metres are 400mtr.'],
  ['running', '- 8x400m Z5', '1:5', '400m read as 400 minutes. Metres are 400mtr.'],
  ['swimming', '- 100 m Z2', '1:3', '100 m read as 100 minutes. Metres are 100mtr.'],
  ['swimming', '- 25M Z2', '1:3', '25M read as 25 minutes. Metres are 25mtr.'],
  ['running', '- 100m Z2', '1:3', '100m read as 100 minutes. Metres are 100mtr.'],
  ['swimming', '- 33m Z2', '1:3', '33m read as 33 minutes. Metres are 33mtr.'],
  ['swimming', '- 8 x 100 m Z4', '1:7', '100 m read as 100 metres, because this is a swim.'],
  ['running', '- 6x80m Z5', '1:5', '80m read as 80 minutes. Metres are 80mtr.'],
  ['running', '6x\n- 80 m Z5', '2:3', '80 m read as 80 minutes. Metres are 80mtr.'],
  ['swimming', '- 100mtr CSS', '1:10', 'CSS read as zone 4.'],
  ['swimming', '- 50mtr sprint', '1:9', 'Sprint read as zone 5.'],
  ['running', '- 10k easy', '1:7', 'Easy read as zone 1.'],
  ['running', '- 1km @ 4:30', '1:7', '4:30 read as 4:30/km.'],
  ['running', '- 1mi @ 7:05', '1:7', '7:05 read as 7:05/mi.'],
  ['cycling', '- 8m sweet spot', '1:6', 'Sweet spot read as zone 4.'],
  ['cycling', '- 10m threshold', '1:7', 'Threshold read as zone 5.'],
  ['cycling', '- 10m tempo HR', '1:7', 'Tempo read as zone 3.'],
  ['cycling', '- 2.5m Z2', '1:3', '2.5m read as 2 min 30 s.'],
  ['cycling', '# A\nMain set\n- 8m', '2:1', '“Main set” is a heading and is not kept. Steps begin with a dash.'],
  [
    'cycling',
    `- 8m\n${'a'.repeat(40)}\n- 8m`,
    '2:1',
    `“${'a'.repeat(40)}” is a heading and is not kept. Steps begin with a dash.`,
  ],
  [
    'cycling',
    `- 8m\n${'a'.repeat(41)}\n- 8m`,
    '2:1',
    `“${'a'.repeat(40)}…” is a heading and is not kept. Steps begin with a dash.`,
  ],
  ['cycling', '# A\n// Eat well\n- 8m', '2:1', 'A note belongs to the step above it; this one is not kept.'],
])('in %s the reading of %j is explained', (sport, typed, place, message) => {
  const { readings, errors } = parseText(typed, { name: 'Any', sport })
  expect(errors).toEqual([])
  const said = readings.filter((one) => !explainsZone(one.message))
  expect(said.map((one) => [`${one.line}:${one.column}`, one.message])).toEqual([[place, message]])
})

const noUnit = 'has an unknown unit. Write m, s, h, mtr, km, mi, yd, %, w or bpm.'
const nested = 'A repeat cannot stand inside a repeat. End the first with an empty line, or write its rounds out.'
const unknown = 'is not understood. Write a name before the length, and notes after //.'

test.each<[string, string, string, SportId?]>([
  ['- 10', '1:3', '10 needs a unit: 10m for minutes, 10s, 10mtr or 10km.'],
  ['- 10m 65', '1:7', '65 needs a unit: 65%, 65w or 65bpm.'],
  ['- 10m 65 warmup', '1:7', '65 needs a unit: 65%, 65w or 65bpm.'],
  ['- 10m 88-94', '1:7', '88-94 needs a unit: %, w, bpm, rpm, or a pace such as 4:30-4:45/km.'],
  ['- 90 Z2', '1:3', '90 needs a unit: 90m for minutes, 90s, 90mtr or 90km.'],
  [
    '- 10m 75%HRmax',
    '1:10',
    'Percents of heart rate are of the one at threshold: write LTHR, or beats such as 140-150bpm.',
  ],
  ['- 10 furlongs Z2', '1:3', `10 furlongs ${noUnit}`],
  ['- 4:75', '1:3', '4:75 is not a time. Write minutes and seconds, such as 1:30.'],
  ['- 65%', '1:3', 'Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.'],
  ['- Easy spin', '1:3', 'Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.'],
  ['-', '1:2', 'Say how long this step is, such as 10m, 90s, 1:30, 400mtr or 1km.'],
  ['- press lap Z2', '1:3', 'Say how long this is expected to take, such as press lap 10m.'],
  ['- 0m', '1:3', 'A step is longer than nothing.'],
  ['- 25h', '1:3', 'A step cannot be longer than a day.'],
  ['- 20000km', '1:3', 'That is too far for one step.'],
  ['- 1h 15m', '1:6', 'A second length. Write one time as 1h15m, or put a / between two steps.'],
  ['- 10m 65% wramup', '1:11', '“wramup” is not understood. Did you mean warmup?'],
  ['- 10m 65% smoothly', '1:11', `“smoothly” ${unknown}`],
  ['- 10m 2.5w/kg', '1:7', '2.5w/kg depends on a weight. Write watts, or percents of FTP.'],
  ['- 10m 2.5-3 w per kg', '1:7', '2.5-3 w per kg depends on a weight. Write watts, or percents of FTP.'],
  [
    '- 10m 60% nice and easy with high cadence please',
    '1:11',
    '“nice and easy with high cadence please” is not understood. Words for the athlete go behind //.',
  ],
  ['- 10 free', '1:3', '10 needs a unit: 10m for minutes, 10s, 10mtr or 10km.', 'swimming'],
  ['- 90 Z2', '1:3', '90 needs a unit: 90m for minutes, 90s, 90mtr or 90km.', 'swimming'],
  ['- 10m Z9', '1:7', 'Power has zones 1 to 7.'],
  ['- 10m Z6', '1:7', 'Pace and heart rate have zones 1 to 5.', 'running'],
  ['- 10m Z3-Z4', '1:7', 'A step has one zone. Write one of Z3-Z4, or percents such as 88-94%.'],
  ['- 10m Z3 HR 250w', '1:10', 'A step has one kind of target, and this one has power.'],
  ['- 10m 200w 140bpm', '1:12', 'A step has one target. Keep one of its kind, or split the step.'],
  ['- 10m 0%', '1:7', 'Percents go from 1 to 1000.'],
  ['- 10m 95%+', '1:7', '95%+ has one end. Write both, such as 95-105%.'],
  ['- 10m 20000w', '1:7', 'A target goes up to 10000.'],
  ['- 10m 200w-95%', '1:7', '200w-95% is in two units.'],
  [
    '- 10m 75% HR',
    '1:11',
    'Percents of heart rate are of the one at threshold: write LTHR, or beats such as 140-150bpm.',
  ],
  ['- 10m 95% threshold', '1:11', 'The target is said twice. Put words for the athlete behind //.'],
  ['- 10m 95% power hard', '1:17', 'The target is said twice. Put words for the athlete behind //.'],
  [`- 10m ${'b'.repeat(50)}`, '1:7', `“${'b'.repeat(40)}” ${unknown}`],
  [
    `- 10m and ${'b'.repeat(30)} and ${'c'.repeat(30)}`,
    '1:11',
    `“${'b'.repeat(30)} and ${'c'.repeat(25)}” is not understood. Words for the athlete go behind //.`,
  ],
  ['- 10m CSS', '1:7', 'CSS is a pace, and this step has power.'],
  ['- 10m pace', '1:7', 'Say how hard, such as Z2, 50-75% or 200-250w.'],
  ['- 10m ramp', '1:7', 'Say how hard, such as Z2, 50-75% or 200-250w.'],
  ['- 10m ramp 250w+', '1:7', 'A ramp needs two ends, such as ramp 50-75%.'],
  ['- 10m ramp 50-75% 200-150w', '1:7', 'This ramp rises by one figure and falls by the other.'],
  ['- 10m Z2 open', '1:10', 'This step has a target, so it is not open.'],
  ['- 10m 4:75/km', '1:7', 'The seconds of 4:75/km go up to 59.', 'running'],
  ['- 10m 1:30/400m', '1:7', 'A pace is per km, mi, 100m or 100yd, not per 400m.', 'running'],
  ['- 10m 400rpm', '1:7', 'A cadence is a whole number from 1 to 300 a minute.'],
  ['- 10m Z2 rest rest', '1:15', 'This is said twice in one step. Keep one.'],
  ['- 100mtr with fins and fins', '1:24', 'Name each piece of equipment once.', 'swimming'],
  ['- 100mtr on 0:00', '1:10', 'A send-off is above 0 and at most a day.', 'swimming'],
  ['- 10m "Warm up', '1:7', 'Close the quotes that open here.'],
  [`- "${'a'.repeat(201)}" 10m`, '1:3', 'A name has at most 200 characters.'],
  [`- 10m // ${'a'.repeat(2001)}`, '1:7', 'A note has at most 2000 characters.'],
  ['- 10m // \ud83c', '1:7', 'A note has a character that cannot be saved.'],
  ['- 10m // a\0b', '1:7', 'A note has a character that cannot be saved.'],
  ['4x\n3x\n- 10m', '2:1', nested],
  ['4x\n  - 10m\n  3x\n  - 5m', '3:3', nested],
  ['4x\n  - 10m\n    3x\n    - 5m', '3:5', nested],
  ['4x\n- 3x 10m', '2:3', nested],
  ['0x\n- 10m', '1:1', 'A repeat is done 1 to 999 times.'],
  ['- 10m\n\nHills 4x', '3:7', 'Write the steps that are done 4 times on the lines below.'],
  [`- 10m\n`.repeat(501), '501:1', 'A workout has at most 500 steps.'],
  ['5x\n- 999x 10m', '2:3', nested],
  [
    `${'- 1s\n'.repeat(6)}\n999x\n${'- 1s\n'.repeat(6)}`,
    '8:1',
    'With its repeats counted out a workout has at most 5000 steps.',
  ],
  ['# A\nsport: chess\n- 10m', '2:8', 'Write one of these: run, bike, swim.'],
  [
    '# A\ntype: ladder\n- 10m',
    '2:7',
    'A ride is one of these: sweet spot, vo2 max, threshold, tempo, endurance, interval.',
  ],
  ['# A\npool: 25mtr\n- 10m', '2:7', 'Only a swim has a pool length.'],
  ['# A\npool: 5mtr\n- 100mtr', '2:7', 'A pool is 10 to 100 long.', 'swimming'],
  ['# A\npool: long\n- 100mtr', '2:7', 'Write the length of the pool, such as 25mtr or 25yd.', 'swimming'],
  ['- 10m\nsport: run', '2:8', 'Write this above the first step: it says how the steps are read.'],
  [`# ${'a'.repeat(201)}\n- 10m`, '1:3', 'A name has at most 200 characters.'],
  ['# A\n', '2:1', 'Write at least one step, such as - 10m Z2.'],
])('the error for %j says what to write instead', (typed, place, message, sport = 'cycling') => {
  const { workout, errors } = parseText(typed, { name: 'Any', sport })
  expect(workout).toBeUndefined()
  expect(errors.map((one) => [`${one.line}:${one.column}`, one.message])).toEqual([[place, message]])
})

test('a text without a name and a sport gets an error for each', () => {
  expect(parseText('- 10m').errors).toEqual([
    { line: 1, column: 1, message: 'Give the workout a name on its first line, such as # Easy hour.' },
    { line: 1, column: 1, message: 'Say which sport it is on a line above the steps, such as sport: run.' },
  ])
})

test('an unreadable line does not stop the rest of the text', () => {
  const { draft } = parseText('# A\nrun\n- 10m Z2\n- 5m nonsense\n- 10\n4x\n- 1m Z5', {})
  expect(draft).toMatchObject({ name: 'A', sport: 'running' })
  expect(draft.steps.map((entry) => ('repeat' in entry ? entry.repeat : entry.duration.value))).toEqual([
    600,
    300,
    60,
    { steps: 1, count: 4 },
  ])
})

test('a text can have as many steps as a saved workout, and no more', () => {
  const times = Math.floor(MAX_TRAINED_STEPS / 10)
  const text = `${times}x\n${'- 1m\n'.repeat(10)}\n`
  expect(parseText(text, { name: 'Long', sport: 'running' }).errors).toEqual([])
  expect(parseText(`${text}- 1m`, { name: 'Long', sport: 'running' }).isFull).toBe(true)
})
