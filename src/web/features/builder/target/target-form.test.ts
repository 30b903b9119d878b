import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Target } from '#domain/workout/step.ts'
import { testProperty } from '#tests/support/drawn.ts'
import { anySport, targetOf } from '#tests/support/workouts/arbitraries.ts'
import { readTarget } from './read-target.ts'
import {
  otherFigure,
  paceUnitsOf,
  type TargetForm,
  targetFormOf,
  targetTypesOf,
  withBy,
  withPaceUnit,
  withRamp,
  withTargetType,
} from './target-form.ts'

const ftp = { value: 250, isPace: false }
const threshold = { value: 240, isPace: true }

describe('the target dialog', () => {
  test('offers every target until a sport is chosen, and then its own metric first', () => {
    expect(targetTypesOf(undefined)).toEqual(['pace', 'heartrate', 'power', 'open'])
    expect(targetTypesOf('cycling')).toEqual(['power', 'heartrate', 'open'])
    expect(targetTypesOf('running')).toEqual(['pace', 'heartrate', 'open'])
    expect(targetTypesOf('swimming')).toEqual(['pace', 'heartrate', 'open'])
  })

  test('offers the pace units of the sport, or all of them', () => {
    expect(paceUnitsOf('running')).toEqual(['km', 'mile'])
    expect(paceUnitsOf('swimming')).toEqual(['100m', '100yd'])
    for (const sport of [undefined, 'cycling'] as const)
      expect(paceUnitsOf(sport)).toEqual(expect.arrayContaining(['km', 'mile', '100m', '100yd']))
  })

  test('opens at zone 2 of the sport’s own metric for a step without a target', () => {
    const empty = { useZone: true, zoneNumber: 2, by: 'value', first: '', second: '', paceUnit: 'mile' }
    for (const target of [undefined, null]) {
      expect(targetFormOf(target, 'running', 'mile')).toEqual({ ...empty, type: 'pace' })
      expect(targetFormOf(target, 'cycling', 'mile')).toEqual({ ...empty, type: 'power' })
    }
  })

  test('opens with the kind used last for a step without a target, if the sport has it', () => {
    const last = { type: 'power', by: 'percent' } as const
    expect(targetFormOf(undefined, 'cycling', 'km', { ...last, type: 'heartrate' })).toMatchObject({
      type: 'heartrate',
      useZone: true,
      by: 'percent',
    })
    expect(targetFormOf(undefined, 'running', 'km', last)).toMatchObject({ type: 'pace', by: 'value' })
    expect(targetFormOf({ type: 'pace', zoneNumber: 4 }, 'running', 'km', last)).toMatchObject({
      type: 'pace',
      by: 'value',
    })
  })

  test('opens in the mode that the step has', () => {
    const power = (target: Omit<Target, 'type'>) => targetFormOf({ type: 'power', ...target }, 'cycling', 'km')
    expect(power({ zoneNumber: 4 })).toMatchObject({ useZone: true, zoneNumber: 4 })
    expect(power({ zoneNumber: 4, ramp: 'falling' })).toMatchObject({ useZone: true, ramp: 'falling' })
    expect(power({ percentMin: 88, percentMax: 92.5 })).toMatchObject({
      useZone: false,
      by: 'percent',
      first: '88',
      second: '92.5',
    })
    expect(power({ zoneNumber: 4, rangeMin: 220, rangeMax: 230, percentMin: 88, percentMax: 92 })).toMatchObject({
      useZone: false,
      by: 'value',
      first: '220',
      second: '230',
    })
    expect(power({ percentMin: 45, percentMax: 70, ramp: 'falling' })).toMatchObject({ first: '70', second: '45' })
  })

  test('begins a pace with its faster end, and a ramp where it starts', () => {
    const pace = (target: Omit<Target, 'type'>) => {
      const { first, second } = targetFormOf({ type: 'pace', ...target }, 'running', 'km')
      return `${first} ${second}`
    }
    expect(pace({ rangeMin: 240, rangeMax: 250 })).toBe('4:00 4:10')
    expect(pace({ percentMin: 95, percentMax: 100 })).toBe('100 95')
    expect(pace({ rangeMin: 240, rangeMax: 250, ramp: 'rising' })).toBe('4:10 4:00')
    expect(pace({ rangeMin: 240, rangeMax: 250, ramp: 'falling' })).toBe('4:00 4:10')
    expect(pace({ percentMin: 95, percentMax: 100, ramp: 'rising' })).toBe('95 100')
  })

  test('shows an unbounded end as an empty field', () => {
    const form = targetFormOf({ type: 'pace', rangeMin: 270, rangeMax: null, rangeUnit: 'mile' }, 'running', 'km')
    expect(form).toMatchObject({ useZone: false, first: '4:30', second: '', paceUnit: 'mile' })
  })

  test('another type clears the range and limits the zone to the ones it has', () => {
    const power = { ...targetFormOf(undefined, undefined, 'km'), type: 'power' as const, zoneNumber: 7, first: '300' }
    expect(withTargetType(power, 'heartrate')).toMatchObject({
      type: 'heartrate',
      zoneNumber: 5,
      first: '',
      second: '',
    })
    expect(withTargetType({ ...power, zoneNumber: 3 }, 'pace').zoneNumber).toBe(3)
    expect(withTargetType({ ...power, type: 'pace', zoneNumber: 5 }, 'power').zoneNumber).toBe(5)
  })

  test('another pace unit converts the paces, and leaves percents', () => {
    const form = { ...targetFormOf(undefined, 'running', 'km'), first: '5:00', second: 'soon' }
    expect(withPaceUnit(form, 'mile')).toMatchObject({ paceUnit: 'mile', first: '8:03', second: 'soon' })
    expect(withPaceUnit({ ...form, by: 'percent', first: '95' }, 'mile').first).toBe('95')
  })

  test('a range turned into percents has the same ends, and none without the athlete’s own figure', () => {
    const watts = targetFormOf({ type: 'power', rangeMin: 200, rangeMax: 225 }, 'cycling', 'km')
    expect(withBy(watts, 'percent', ftp)).toMatchObject({ by: 'percent', first: '80', second: '90' })
    expect(withBy(withBy(watts, 'percent', ftp), 'value', ftp)).toMatchObject({ first: '200', second: '225' })
    expect(withBy(watts, 'percent', undefined)).toMatchObject({ by: 'percent', first: '', second: '' })
    const pace = targetFormOf({ type: 'pace', rangeMin: 240, rangeMax: 300 }, 'running', 'km')
    expect(withBy(pace, 'percent', threshold)).toMatchObject({ first: '100', second: '80' })
  })

  test.each([
    ['power', 'value', '220', ftp, '88'],
    ['power', 'percent', '88.5 %', ftp, '221'],
    ['pace', 'percent', '96', threshold, '4:10'],
    ['pace', 'value', '4:10', threshold, '96'],
    ['power', 'value', '0', ftp, undefined],
    ['power', 'value', 'soon', ftp, undefined],
    ['power', 'percent', '', ftp, undefined],
    ['power', 'percent', '88', undefined, undefined],
  ] as const)('%s by %s of "%s" beside %j is %s', (type, by, typed, own, other) => {
    expect(otherFigure({ type, by }, typed, own)).toBe(other)
  })

  test('a steady pace that becomes a ramp starts at its slower end', () => {
    const form = targetFormOf({ type: 'pace', rangeMin: 240, rangeMax: 250 }, 'running', 'km')
    expect(withRamp(form, 'rising')).toMatchObject({ ramp: 'rising', first: '4:10', second: '4:00' })
    expect(withRamp(withRamp(form, 'rising'), undefined)).toEqual(form)
    const watts = targetFormOf({ type: 'power', rangeMin: 200, rangeMax: 225 }, 'cycling', 'km')
    expect(withRamp(watts, 'rising')).toMatchObject({ ramp: 'rising', first: '200', second: '225' })
  })
})

testProperty('a target that is opened and set again without a change is the same target', 1000, (drawing) =>
  fc.assert(
    fc.property(drawnTarget(), ({ sport, target }) => {
      const form = targetFormOf(target, sport.id, sport.paceUnits[0] ?? 'km')
      expect(readTarget({ ...form }, { form, target })).toEqual({ target })
    }),
    drawing,
  ),
)

testProperty('what the fields of the dialog show of a target is read back as it was stored', 1000, (drawing) =>
  fc.assert(
    fc.property(drawnTarget(), ({ sport, target }) => {
      const form = targetFormOf(target, sport.id, sport.paceUnits[0] ?? 'km')
      const shown = shownOf(target, form)
      fc.pre(shown !== undefined)
      expect(readTarget(form)).toEqual({ target: shown })
      expect(Target.safeParse(shown).success).toBe(true)
    }),
    drawing,
  ),
)

const drawnTarget = () => anySport.chain((sport) => fc.record({ sport: fc.constant(sport), target: targetOf(sport) }))

/** The part of a target that the dialog shows; undefined where a field would refuse it, or shows it rounded. */
function shownOf(target: Target, { useZone, by, paceUnit, ramp }: TargetForm): Target | undefined {
  const { type, zoneNumber = 2, rangeMin = 0, rangeMax, percentMin = 0, percentMax = 0 } = target
  if (type === 'open') return target
  const course = ramp ? { ramp } : {}
  if (useZone) return { type, zoneNumber, ...course }
  const [low, high] = by === 'percent' ? [percentMin, percentMax] : [rangeMin, rangeMax]
  if (ramp && (low === high || typeof high !== 'number')) return undefined
  if (by === 'percent') return { type, percentMin, percentMax, ...course }
  const isShown = (end: number | null | undefined) =>
    typeof end !== 'number' ||
    (type === 'pace' ? Number.isInteger(end) && end > 0 : type === 'power' || (end >= 30 && end <= 250))
  if (!isShown(low) || !isShown(high) || (type === 'power' && high === 0)) return undefined
  return { type, rangeMin, rangeMax: rangeMax ?? null, ...(type === 'pace' ? { rangeUnit: paceUnit } : {}), ...course }
}
