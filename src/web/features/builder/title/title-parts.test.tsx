import { expect, test, vi } from 'vitest'
import { draw } from '#tests/support/rendering/draw.tsx'
import { drawInBuilder } from '#tests/support/rendering/drawn-builder.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import type { Details } from '../draft/save-workout.ts'
import { BuilderTitle } from './builder-title.tsx'
import { TypeField } from './type-field.tsx'

test('the title tells the name, or what one is in, with its sport and type above', () => {
  expect(title({ name: ' ' }).html).toContain('Workout Builder')
  expect(title({ name: ' ' }).part('Name the workout')).toBeDefined()
  expect(title({ name: 'Hills' }).html).toContain('Hills')
  expect(title({ name: 'Hills' }).part('Rename the workout')).toBeDefined()
  expect(title({ name: 'Hills' }).html).not.toContain('Workout Builder')
  expect(title({ type: 'threshold' }).html).toContain('Cycling, Threshold')
  expect(title({}).html).not.toContain('Cycling,')
  expect(title({ sport: undefined }).html).not.toContain('Cycling')
})

test('a stored workout is updated, and only what was changed can be reset', () => {
  expect(title({}).part('Save workout')).toBeDefined()
  expect(title({}, { isUpdate: true }).part('Update workout')).toBeDefined()
  expect(title({}).part('Reset').disabled).toBe(true)
  expect(title({}, { isChanged: true }).part('Reset').disabled).toBe(false)
})

test('the types are those of the sport; without one there is nothing to choose', () => {
  const onChange = vi.fn()
  const field = (details: Partial<Details>) =>
    draw(<TypeField details={{ ...known, ...details }} onChange={onChange} />).part('Type (optional)')
  expect(field({})).toMatchObject({ disabled: false, hint: undefined, value: '' })
  expect(field({}).options.slice(0, 1)).toEqual([{ value: '', label: 'No type' }])
  expect(field({}).options.length).toBeGreaterThan(3)
  expect(field({ sport: undefined })).toMatchObject({ disabled: true, hint: 'Choose a sport first.' })
  expect(field({ sport: undefined }).options).toHaveLength(1)
  field({}).onChange('threshold')
  field({ type: 'threshold' }).onChange('')
  expect(onChange.mock.calls.map(([{ type }]) => type)).toEqual(['threshold', undefined])
})

const known: Details = { name: '', sport: 'cycling', type: undefined, poolLength: undefined }

function title(details: Partial<Details>, given: { isUpdate?: boolean; isChanged?: boolean } = {}) {
  return drawInBuilder(
    (builder) => (
      <BuilderTitle
        builder={builder}
        isUpdate={false}
        isChanged={false}
        onClear={() => undefined}
        onSave={() => undefined}
        {...given}
      />
    ),
    { steps: [step('active', minutes(5))], details },
  )
}
