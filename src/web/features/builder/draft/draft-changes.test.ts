import { describe, expect, test } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { addRepeat, applyActions, groupAt, keyAt, stepAt } from '#tests/support/workouts/drafts.ts'
import { draftOf, isChanged, isReadable } from './draft.ts'
import { everyStep } from './draft-entries.ts'

describe('changing a step', () => {
  const draft = draftOf([])
  const key = keyAt(draft, 0)

  test('sets the default name of a new intensity', () => {
    const renamed = applyActions(draft, { type: 'text', key, field: 'name', text: 'Easy jog' })
    expect(stepAt(renamed, 0)?.name).toBe('Easy jog')
    expect(stepAt(applyActions(renamed, { type: 'intensity', key, intensity: 'cooldown' }), 0)?.name).toBe('Cooldown')
  })

  test('keeps the lap button when its length, its unit or its kind of length changes', () => {
    const lapped = draftOf([
      { intensity: 'active', duration: { type: 'distance', unit: 'kilometers', value: 2, lapButton: true } },
    ])
    const lap = keyAt(lapped, 0)
    const changes = [
      { type: 'duration', key: lap, typed: '3' },
      { type: 'distance-unit', unit: 'miles' },
      { type: 'duration-type', key: lap, durationType: 'time', unit: 'miles' },
    ] as const
    for (const change of changes) expect(stepAt(applyActions(lapped, change), 0)?.duration.lapButton).toBe(true)
  })

  test('removes notes that are emptied', () => {
    const noted = applyActions(draft, { type: 'text', key, field: 'notes', text: 'Loose shoulders' })
    expect(stepAt(noted, 0)?.notes).toBe('Loose shoulders')
    expect(stepAt(applyActions(noted, { type: 'text', key, field: 'notes', text: '' }), 0)).not.toHaveProperty('notes')
  })

  test.each([
    ['10', 600],
    ['1.30', 90],
    ['1.3', 90],
    ['1.03', 63],
    ['1:30', 90],
    ['1:05:00', 3900],
    ['90s', 90],
    ['1h30', 5400],
  ])('a time typed as %s is %i seconds, kept as typed', (typed, value) => {
    const duration = stepAt(applyActions(draft, { type: 'duration', key, typed }), 0)?.duration
    expect(duration).toEqual({ type: 'time', unit: 'minutes', value, displayValue: typed })
  })

  test.each(['', '0', '1:75', 'ten', '-5', '1500'])(
    'a time typed as "%s" is not taken, and the old one stays',
    (typed) => {
      const changed = applyActions(draft, { type: 'duration', key, typed })
      expect(stepAt(changed, 0)?.duration.value).toBe(600)
      expect(isReadable(changed)).toBe(false)
      expect(isChanged(changed)).toBe(true)
      expect(isReadable(applyActions(changed, { type: 'duration', key, typed: '12' }))).toBe(true)
    },
  )

  test('one length that cannot be read makes the draft unreadable', () => {
    const two = applyActions(draft, { type: 'add-step', unit: 'kilometers' }, { type: 'duration', key, typed: 'soon' })
    expect(isReadable(two)).toBe(false)
  })

  test('another kind of length starts at 1 kilometer, or 10 minutes', () => {
    const far = applyActions(draft, { type: 'duration-type', key, durationType: 'distance', unit: 'kilometers' })
    expect(stepAt(far, 0)?.duration).toEqual({ type: 'distance', unit: 'kilometers', value: 1 })
    const long = applyActions(far, { type: 'duration-type', key, durationType: 'time', unit: 'kilometers' })
    expect(stepAt(long, 0)?.duration).toEqual({ type: 'time', unit: 'minutes', value: 600 })
  })

  test('a target can be set and removed', () => {
    const aimed = applyActions(draft, { type: 'target', key, target: { type: 'pace', zoneNumber: 2 } })
    expect(stepAt(aimed, 0)?.target).toEqual({ type: 'pace', zoneNumber: 2 })
    expect(stepAt(applyActions(aimed, { type: 'target', key, target: undefined }), 0)).not.toHaveProperty('target')
  })
})

test('a target is set with its effort, and another target without one removes it', () => {
  const [entry] = draftOf([]).entries
  const key = entry?.key ?? ''
  const felt = applyActions(draftOf([]), { type: 'target', key, target: { type: 'open' }, effort: 9 })
  expect(stepAt(felt, 0)).toMatchObject({ target: { type: 'open' }, effort: 9 })
  const aimed = applyActions(felt, { type: 'target', key, target: { type: 'pace', zoneNumber: 2 }, effort: undefined })
  expect(stepAt(aimed, 0)).not.toHaveProperty('effort')
})

describe('a distance unit', () => {
  const stored: StoredSteps = [
    { intensity: 'warmup', duration: { type: 'distance', unit: 'kilometers', value: 2, displayValue: '2' } },
    { intensity: 'rest', duration: { type: 'time', unit: 'minutes', value: 60 } },
    { intensity: 'interval', duration: { type: 'distance', unit: 'kilometers', value: 0.4 } },
    { repeat: { steps: 1, count: 6 } },
  ]

  test.each([
    ['miles', 1.24, 0.25],
    ['meters', 2000, 400],
    ['yards', 2187, 437],
  ] as const)('changed to %s is changed in every distance step', (unit, first, third) => {
    const draft = applyActions(draftOf(stored), { type: 'distance-unit', unit })
    expect(everyStep(draft.entries).map(({ step }) => step.duration)).toEqual([
      { type: 'distance', unit, value: first },
      { type: 'time', unit: 'minutes', value: 60 },
      { type: 'distance', unit, value: third },
    ])
  })

  test('never rounds a step down to 0', () => {
    const short: StoredSteps = [{ intensity: 'active', duration: { type: 'distance', unit: 'meters', value: 3 } }]
    expect(stepAt(applyActions(draftOf(short), { type: 'distance-unit', unit: 'miles' }), 0)?.duration.value).toBe(0.01)
  })
})

describe('a repeat count', () => {
  const draft = applyActions(draftOf([]), addRepeat)
  const key = keyAt(draft, 1)
  const type = (typed: string) => groupAt(applyActions(draft, { type: 'count', key, typed }), 1)

  test('takes digits only', () => {
    expect(type('1a2x')).toMatchObject({ count: 12, typedCount: '12' })
  })

  test.each(['', '0', '1'])('typed as "%s" is 2 as soon as the field is left', (typed) => {
    expect(type(typed).count).toBe(2)
    const left = applyActions(draft, { type: 'count', key, typed }, { type: 'settle-count', key })
    expect(groupAt(left, 1)).toMatchObject({ count: 2 })
    expect(groupAt(left, 1)).not.toHaveProperty('typedCount')
  })
})
