import { expect, test } from 'vitest'
import { writtenFigures } from './written-figures.ts'

const figuresIn = (sentence: string) =>
  writtenFigures(sentence).map(({ readings, from, to }) =>
    [sentence.slice(from, to), ...readings.map(({ value, counted }) => `${Number(value.toFixed(2))} ${counted}`)].join(
      ' = ',
    ),
  )

test.each<[sentence: string, ...figures: string[]]>([
  // Units, written at the figure or behind it.
  ['10s', '10s = 10 seconds = 10 metres of many'],
  ['45 min run', '45 min = 2700 seconds'],
  ['2 hrs', '2 hrs = 7200 seconds'],
  ["8' then 30''", "8' = 480 seconds", "30'' = 30 seconds"],
  ['400m', '400m = 400 meters = 400 number'],
  ['20m', '20m = 1200 seconds = 20 meters = 20 number'],
  ['180m', '180m = 10800 seconds = 180 meters = 180 number'],
  ['181m', '181m = 181 meters = 181 number'],
  ['7M', '7M = 7 miles = 420 seconds'],
  ['10k', '10k = 10 kilometers = 10000 yards = 10 bare'],
  ['3 mi', '3 mi = 3 miles'],
  ['500 yds', '500 yds = 500 yards'],
  ['250w', '250w = 250 watts = 250 bare'],
  ['250 watts', '250 watts = 250 watts'],
  ['95% @ 90rpm, 150bpm', '95% = 95 percent', '90rpm = 90 turns', '150bpm = 150 beats'],
  ['145 hr', '145 hr = 522000 seconds = 145 beats'],
  ['12 kph', '12 kph = 12 speed'],
  ['10 mph', '10 mph = 16.09 speed'],
  ['4 laps, 40 lengths', '4 laps = 4 laps', '40 lengths = 40 lengths'],
  ['8-10 reps', '8-10 reps = 8 count'],
  // With stands before what follows.
  ['4x400 w/ 60s', '4 = 4 bare', '400 = 400 bare', '60s = 60 seconds = 60 metres of many'],
  // Numbers.
  ['1,500 m', '1,500 m = 1500 meters = 1500 number'],
  ['2.000 m', '2.000 m = 2000 meters = 2000 number'],
  ['1,5 km', '1,5 km = 1.5 kilometers'],
  ['10,8,6 min', '10 = 10 bare', '8 = 8 bare', '6 min = 360 seconds'],
  ['5.4.3 km', '5 = 5 bare', '4 = 4 bare', '3 km = 3 kilometers'],
  ['.5 mi', '.5 mi = 0.5 miles'],
  // Times in several units, and clocks.
  ['2h15m', '2h15m = 8100 seconds'],
  ['1 hour and 20 min', '1 hour and 20 min = 4800 seconds'],
  ['1 h 5', '1 h 5 = 3900 seconds'],
  ['1 hour 20 min 30 s', '1 hour 20 min 30 s = 4830 seconds'],
  ["2'30", "2'30 = 150 seconds"],
  ['2 min 30 s', '2 min 30 s = 150 seconds'],
  ['2 min 6/10', '2 min = 120 seconds', '6 = 6 bare'],
  ['2 min 8 times', '2 min = 120 seconds', '8 = 8 bare'],
  ['1:45', '1:45 = 105 seconds = 6300 seconds'],
  ['1:02:03', '1:02:03 = 3723 seconds'],
  ['at 5.30', '5.30 = 5.3 bare = 330 seconds'],
  ['2k5', '2k5 = 2.5 kilometers'],
  ['2K5', '2K5 = 2.5 kilometers'],
  // The lower end of a range, in the unit of both.
  ['10-12 km', '10-12 km = 10 kilometers'],
  ['1–2 mi', '1–2 mi = 1 miles'],
  ['2 to 3 min', '2 = 2 bare'],
  // No figures.
  ['z2 vo2max zone 3 q1'],
  ['zones 1 and 2'],
  ['1:30/100m', '1:30 = 90 seconds = 5400 seconds'],
  ['10 1/2 miles'],
  ['run 1/2 hour'],
  ['1½ h'],
  ['mile 4'],
])('the figures of “%s” are found', (sentence, ...figures) => {
  expect(figuresIn(sentence)).toEqual(figures)
})

test('a time in two units can be two figures', () => {
  const [time] = writtenFigures('2 minutes 10 sec rest')
  expect(time?.parts).toEqual([[{ value: 120, counted: 'seconds' }], [{ value: 10, counted: 'seconds' }]])
})
