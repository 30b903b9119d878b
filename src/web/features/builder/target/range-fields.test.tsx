import { expect, test, vi } from 'vitest'
import type { SportId } from '#domain/sports/registry.ts'
import { draw } from '#tests/support/rendering/draw.tsx'
import type { OwnFigure } from './own-figure.ts'
import { RangeFields } from './range-fields.tsx'
import type { TargetForm } from './target-form.ts'

type RangeForm = TargetForm & { type: 'pace' | 'heartrate' | 'power' }

const watts: RangeForm = {
  type: 'power',
  useZone: false,
  zoneNumber: 4,
  by: 'value',
  first: '200',
  second: '',
  paceUnit: 'km',
  ramp: undefined,
}
const ftp = { value: 250, isPace: false }

test('the ends of a range are named and measured by the type of target', () => {
  expect(ends(watts)).toEqual(['Min W decimal 220', 'Max W decimal ∞'])
  expect(ends({ ...watts, by: 'percent' })).toEqual(['Min % decimal 95', 'Max % decimal 95'])
  expect(ends({ ...watts, type: 'heartrate' })).toEqual(['Min bpm decimal 145', 'Max bpm decimal ∞'])
  expect(ends({ ...watts, type: 'pace' })).toEqual(['Fastest /km text 4:30', 'Slowest /km text ∞'])
  expect(ends({ ...watts, type: 'pace', by: 'percent' })).toEqual(['Fastest % decimal 95', 'Slowest % decimal 95'])
  expect(ends({ ...watts, ramp: 'rising' })).toEqual(['From W decimal 220', 'To W decimal 220'])
})

test('an end says the same figure the other way round, and an empty upper end that it has none', () => {
  expect(hints(watts, ftp)).toEqual(['= 80 % of FTP', 'Empty is ∞, no upper end'])
  expect(hints({ ...watts, by: 'percent', first: '80', second: '90' }, ftp)).toEqual(['= 200 W', '= 225 W'])
  expect(hints({ ...watts, second: ' ' })).toEqual([undefined, 'Empty is ∞, no upper end'])
  expect(hints({ ...watts, second: '220' })).toEqual([undefined, undefined])
  expect(hints({ ...watts, ramp: 'rising' })).toEqual([undefined, undefined])
  expect(hints({ ...watts, by: 'percent' })).toEqual([undefined, undefined])
  expect(hints({ ...watts, type: 'pace' })).toEqual([undefined, 'Empty is ∞, no slower end'])
})

test('only a pace in minutes asks for its unit', () => {
  expect(drawing({ ...watts, type: 'pace', by: 'percent' }).parts('Pace per')).toHaveLength(0)
  expect(drawing(watts).parts('Pace per')).toHaveLength(0)
  expect(drawing({ ...watts, type: 'pace' }).part('Pace per').options[0]).toEqual({ value: 'km', label: 'km' })
  expect(
    drawing(watts)
      .part('Given in')
      .options.map(({ label }: { label: string }) => label),
  ).toEqual(['W', '% of FTP'])
})

test('each field changes its own part of the form', () => {
  const onChange = vi.fn()
  const { part } = drawing(watts, ftp, onChange)
  part('Min').onChange({ target: { value: '210' } })
  part('Max').onChange({ target: { value: '230' } })
  part('Over the step').onChange('ramp')
  part('Given in').onChange('percent')
  drawing({ ...watts, ramp: 'rising' }, ftp, onChange)
    .part('Over the step')
    .onChange('steady')
  drawing({ ...watts, type: 'pace', first: '4:00' }, undefined, onChange)
    .part('Pace per')
    .onChange('mile')
  expect(onChange.mock.calls.map(([form]) => form)).toMatchObject([
    { first: '210', second: '' },
    { first: '200', second: '230' },
    { ramp: 'rising' },
    { by: 'percent', first: '80' },
    { ramp: undefined },
    { paceUnit: 'mile' },
  ])
})

test('the course and the problems of the ends are shown', () => {
  expect(drawing(watts).part('Over the step').value).toBe('steady')
  expect(drawing({ ...watts, ramp: 'falling' }).part('Over the step').value).toBe('ramp')
  const { part } = drawing(watts)
  expect([part('Min').error, part('Max').error]).toEqual(['Too low', 'Too high'])
})

test('figures that were only looked at in the other unit come back as they were typed', () => {
  const onChange = vi.fn()
  const { part } = drawing({ ...watts, first: '201' }, ftp, onChange)
  part('Given in').onChange('percent')
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ by: 'percent' })
  expect(onChange.mock.calls[0]?.[0]).not.toMatchObject({ first: '201' })
})

function drawing(form: RangeForm, own?: OwnFigure, onChange: (form: TargetForm) => void = () => undefined) {
  const sport: SportId = form.type === 'pace' ? 'running' : 'cycling'
  const problems = { first: 'Too low', second: 'Too high' }
  return draw(<RangeFields sport={sport} shownSport={sport} {...{ form, own, problems, onChange }} />)
}

function endsOf(form: RangeForm, own?: OwnFigure) {
  const { parts } = drawing(form, own)
  return ['Min', 'Fastest', 'From', 'Max', 'Slowest', 'To'].flatMap((label) => parts(label).slice(0, 1))
}

const ends = (form: RangeForm) =>
  endsOf(form).map(({ label, unit, inputMode, placeholder }) => [label, unit, inputMode, placeholder].join(' '))

const hints = (form: RangeForm, own?: OwnFigure) => endsOf(form, own).map(({ hint }) => hint?.replaceAll('\u202f', ' '))
