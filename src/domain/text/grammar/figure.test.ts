import { expect, test } from 'vitest'
import { type Figure, readFigure } from './figure.ts'

const range = <Kind extends 'percent' | 'cadence' | 'watts' | 'beats' | 'pace'>(
  kind: Kind,
  from: number,
  to: number | null = from,
) => ({ kind, from, to }) as Figure
const pace = (from: number, to: number | null, unit?: 'km' | 'mile' | '100m' | '100yd'): Figure => ({
  kind: 'pace',
  from,
  to,
  ...(unit && { unit }),
})
const wrong = (message: string): Figure => ({ kind: 'wrong', message })

const unitsOfPace = {
  km: ['k', 'km', 'KM', '1km', '1 km'],
  mile: ['mi', 'mile', 'Miles', '1mi', '1 MILE'],
  '100m': ['100m', '100 M', '100mtr', '100mtrs', '100Meter', '100metres'],
  '100yd': ['100y', '100YD', '100 yds', '100yrd', '100yards'],
} as const

test.each<[string, Figure]>([
  ['75%', range('percent', 75)],
  ['75.5 %', range('percent', 75.5)],
  ['50-75%', range('percent', 50, 75)],
  ['75% – 50%', range('percent', 75, 50)],
  ['50% to 75%', range('percent', 50, 75)],
  ['90rpm', range('cadence', 90)],
  ['85-95 RPM', range('cadence', 85, 95)],
  ['170spm', range('cadence', 170)],
  ['200w', range('watts', 200)],
  ['200 Watt', range('watts', 200)],
  ['200-220watts', range('watts', 200, 220)],
  ['200w−220w', range('watts', 200, 220)],
  ['200w+', range('watts', 200, null)],
  ['200w or more', range('watts', 200, null)],
  ['200w or Above', range('watts', 200, null)],
  ['200w or higher', range('watts', 200, null)],
  ['>200w', range('watts', 200, null)],
  ['<200w', range('watts', 0, 200)],
  ['140bpm', range('beats', 140)],
  ['140-150BPM', range('beats', 140, 150)],
  ['<150 bpm', range('beats', 0, 150)],
  ['4:30/km', pace(270, 270, 'km')],
  ['4:30 min/km', pace(270, 270, 'km')],
  ['4:30 per km', pace(270, 270, 'km')],
  ['4:30-4:45/km', pace(270, 285, 'km')],
  ['4:45/km to 4:30/km', pace(285, 270, 'km')],
  ['4:30/km - 4:45', pace(270, 285, 'km')],
  ['4:30-4:45', pace(270, 285)],
  ['4:30 pace', pace(270, 270)],
  ['4:30/km+', pace(270, null, 'km')],
  ['4:30/km or Slower', pace(270, null, 'km')],
  ['4:30/km or faster', pace(0, 270, 'km')],
  ['4:30-4:45/km or faster pace', pace(0, 285, 'km')],
  ...Object.entries(unitsOfPace).flatMap(([unit, words]) =>
    words.map((word): [string, Figure] => [`1:30/${word}`, pace(90, 90, unit as keyof typeof unitsOfPace)]),
  ),
  ['95%+', wrong('95%+ has one end. Write both, such as 95-105%.')],
  ['>90rpm', wrong('>90rpm has one end. Write both, such as 95-105rpm.')],
  ['200bpm-220w', wrong('200bpm-220w is in two units.')],
  ['200W-95%', wrong('200W-95% is in two units.')],
  ['3w/kg', wrong('3w/kg depends on a weight. Write watts, or percents of FTP.')],
  ['3-3.5W per KG', wrong('3-3.5W per KG depends on a weight. Write watts, or percents of FTP.')],
  ['4:75/km', wrong('The seconds of 4:75/km go up to 59.')],
  ['4:30-4:75/km', wrong('The seconds of 4:30-4:75/km go up to 59.')],
  ...['m', '400m', '100km', '500mi', '1yd', '250 yards', '1m', 'kms'].map((per): [string, Figure] => [
    `1:30/${per}`,
    wrong(`A pace is per km, mi, 100m or 100yd, not per ${per}.`),
  ]),
])('%j is a figure', (written, figure) => {
  expect(readFigure(written, 0)).toEqual({ figure, end: written.length })
  expect(readFigure(`x ${written}, y`, 2)).toEqual({ figure, end: 2 + written.length })
})

test.each<[string, Figure, number]>([
  ['140bpm/kg', range('beats', 140), 6],
  ['3w/kgm', range('watts', 3), 2],
  ['50%-75', range('percent', 50), 3],
])('%j begins with a figure', (written, figure, end) => {
  expect(readFigure(written, 0)).toEqual({ figure, end })
})

test.each(['', '10', '4:30', '75', '10m', '200wx', '50%5', ' 75%', 'a 75%'])('%j is no figure', (written) => {
  expect(readFigure(written, 0)).toBeUndefined()
})
