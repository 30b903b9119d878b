import fc from 'fast-check'
import { expect, test } from 'vitest'
import { athleteZones } from '#domain/sports/athlete-zones.ts'
import { sportOf } from '#domain/sports/registry.ts'
import { tableBounds } from '#domain/sports/zone-bounds.ts'
import { zoneRange } from '#domain/workout/zone-range.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { boundsAt, boundsOf } from '#tests/support/workouts/own-bounds.ts'
import { zonedFigureOf } from '../metrics/zones-of-figure.ts'
import { heartZones } from '../own-figures/heart-zones.ts'
import { boundsFormOf, hasField, nameOf, otherTextOf, readBounds, textOf, withBy, withTyped } from './bounds-form.ts'
import { drawnZones } from './drawn-zones.ts'
import type { ZonedFigure } from './zoned-figure.ts'

const figureOf = (...typed: Parameters<typeof zonedFigureOf>): ZonedFigure => {
  const figure = zonedFigureOf(...typed)
  if (!figure) throw new Error('no figure')
  return figure
}
const power = figureOf('cycling', '250', undefined)
const pace = figureOf('running', '4:30', 'kilometers')
const swim = figureOf('swimming', '1:45', 'yards')
const [heart = power] = heartZones('170').map(({ figure }) => figure)
const formOf = ({ type, sport }: ZonedFigure) => boundsFormOf(tableBounds(type, sport))

test('a bound is written in the unit of its figure, with the percentage beside it', () => {
  const written = (figure: ZonedFigure, name: string) => {
    const form = formOf(figure)
    return [textOf(form, name, figure), otherTextOf(form, name, figure)]
  }
  expect(written(power, '2 percentMin')).toEqual(['188', '75.2'])
  expect(written(pace, '1 percentMax')).toEqual(['5:08', '87.7'])
  expect(written(swim, '1 percentMax')).toEqual(['1:53', '92.6'])
  expect(written(heart, '1 percentMax')).toEqual(['153', '90'])
})

test('power zones have both bounds to type, the others one where two zones meet', () => {
  const fieldsOf = (figure: ZonedFigure) =>
    tableBounds(figure.type, figure.sport).flatMap((_, zone) =>
      (['percentMin', 'percentMax'] as const).filter((end) => hasField(figure, zone, end)),
    )
  expect([power, pace, swim, heart].map((figure) => fieldsOf(figure).length)).toEqual([14, 6, 6, 6])
})

test('a bound that two zones share is moved for both', () => {
  const read = readBounds(withTyped(formOf(pace), '2 percentMax', '4:40'), pace)
  if (!('bounds' in read)) throw new Error('not read')
  expect(read.bounds[2]?.percentMax).toBeCloseTo((100 * 270) / 280, 9)
  expect(read.bounds[3]?.percentMin).toBe(read.bounds[2]?.percentMax)
  expect(drawnZones(read.bounds, pace).map(({ range }) => range)).toEqual([
    '6:18–5:48',
    '5:48–5:08',
    '5:08–4:40',
    '4:40–4:22',
    '4:22–3:55',
  ])
})

test.each<[string, ZonedFigure, string, string, string]>([
  ['no watts', power, '2 percentMin', 'many', 'Enter watts, such as 250.'],
  ['nothing', power, '2 percentMin', ' ', 'Enter watts, such as 250.'],
  ['no pace', pace, '1 percentMax', '4.5x', 'Enter minutes and seconds, such as 4:30.'],
  ['no beats', heart, '1 percentMax', 'x', 'Enter beats a minute, such as 170.'],
  ['too much power', power, '6 percentMax', '1251', 'A bound is 25 to 1250 W.'],
  ['a walk', pace, '0 percentMin', '23:00', 'A bound is 22:30 to 1:48 /km.'],
  ['an overlap', power, '2 percentMin', '170', 'Zone 3 must not begin before zone 2 ends.'],
  ['a zone that turns', pace, '4 percentMax', '4:30', 'Zone 5 must end faster than it begins.'],
  ['a zone of no width', heart, '4 percentMax', '170', 'Zone 5 must end higher than it begins.'],
])('%s has a sentence at its field', (_, figure, name, typed, sentence) => {
  expect(readBounds(withTyped(formOf(figure), name, typed), figure)).toEqual({ problems: { [name]: sentence } })
})

test('in percents, a bound says what a percentage is', () => {
  const form = withBy(formOf(power), 'percent', power)
  expect(readBounds(withTyped(form, '0 percentMin', 'x'), power)).toEqual({
    problems: { '0 percentMin': 'Enter a percentage, such as 95.' },
  })
  expect(readBounds(withTyped(form, '6 percentMax', '501'), power)).toEqual({
    problems: { '6 percentMax': 'A bound is 10 to 500 % of FTP.' },
  })
})

test('what is only looked at in the other unit stays what it is, and what cannot be read stays as it was typed', () => {
  const form = withTyped(withTyped(formOf(power), '2 percentMin', '190'), '6 percentMax', 'a lot')
  const there = withBy(form, 'percent', power)
  expect(textOf(there, '2 percentMin', power)).toBe('76')
  expect(textOf(there, '6 percentMax', power)).toBe('a lot')
  const back = withBy(there, 'value', power)
  expect(textOf(back, '2 percentMin', power)).toBe('190')
  expect(readBounds(withTyped(back, '6 percentMax', '625'), power)).toMatchObject({
    bounds: [...tableBounds('power', sportOf('cycling')).slice(0, 2), { percentMin: 76 }, {}, {}, {}, {}],
  })
})

testProperty('bounds that are opened and saved unchanged are the same, in figures and in percents', 200, (drawing) => {
  const drawn = fc
    .constantFrom(power, pace, swim, heart)
    .chain((figure) => fc.tuple(fc.constant(figure), boundsOf(figure.type, figure.sport)))
  fc.assert(
    fc.property(drawn, ([figure, bounds]) => {
      const form = boundsFormOf(JSON.parse(JSON.stringify(bounds)))
      expect(readBounds(form, figure)).toEqual({ bounds })
      expect(readBounds(withBy(withBy(form, 'percent', figure), 'value', figure), figure)).toEqual({ bounds })
    }),
    drawing,
  )
})

testProperty('typed paces and watts are the ends of the zone that targets show', 200, (drawing) => {
  const rising = (min: number, max: number, count: number) =>
    fc
      .uniqueArray(fc.integer({ min, max }), { minLength: count, maxLength: count })
      .map((all) => all.toSorted((a, b) => a - b))
  fc.assert(
    fc.property(rising(120, 500, 6), rising(60, 600, 8), (paces, watts) => {
      const typedPaces = paces
        .toReversed()
        .map((seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
      for (const [figure, typed] of [
        [pace, typedPaces],
        [power, watts.map(String)],
      ] as const) {
        const read = readBounds(
          typed.reduce(
            (form, text, at) =>
              at < typed.length - 1
                ? withTyped(
                    withTyped(form, nameOf(at, 'percentMin'), text),
                    nameOf(at, 'percentMax'),
                    typed[at + 1] ?? '',
                  )
                : form,
            formOf(figure),
          ),
          figure,
        )
        if (!('bounds' in read)) throw new Error(JSON.stringify(read))
        read.bounds.forEach((_, zone) => {
          const target = { type: figure.type, zoneNumber: zone + 1 }
          const range = zoneRange(target, figure.sport.id, figure.own.value, 'km', { effort: read.bounds })
          const [first, second] =
            figure === pace
              ? paces
                  .toReversed()
                  .slice(zone, zone + 2)
                  .toReversed()
              : watts.slice(zone, zone + 2)
          expect(range).toMatchObject({ rangeMin: first, rangeMax: second })
        })
      }
    }),
    drawing,
  )
})

test('harder zones are drawn longer, and keep the names of the table', () => {
  const own = boundsAt(40, 55, 76, 90, 105, 120, 150, 300)
  const zones = drawnZones(own, power)
  expect(zones.map(({ name }) => name)).toEqual(athleteZones('power', power.sport).map(({ name }) => name))
  const shares = zones.map(({ share }) => share)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
  expect(zones[6]?.range).toBe('375–750 W')
})
