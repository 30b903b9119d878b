import { describe, expect, test } from 'vitest'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { printDraftText, readDraftText, type TextContext } from './read-draft-text.ts'

const bike: TextContext = { sport: 'cycling', reference: 250 }
const swim: TextContext = { sport: 'swimming', poolLength: { length: 25, unit: 'meters' } }

const rideText = '15m ramp 50-75%\n\n5x\n3m 110-120%\n3m easy\n\n10m cooldown'
const swimText = '400mtr easy\n8x100mtr on 1:50\n4x50mtr kick 20s rest\n200mtr easy'

describe('the text of a draft', () => {
  test.each([
    ['a ride', rideText, bike],
    ['a swim', swimText, swim],
  ])('is the same after %s is read and printed again', (_, typed, context) => {
    const { steps = [], errors } = readDraftText(typed, context)
    expect(errors).toEqual([])
    const text = printDraftText(steps, context)
    const again = readDraftText(text, context)
    expect(again.errors).toEqual([])
    expect(printDraftText(again.steps ?? [], context)).toBe(text)
  })

  test('gives no steps while a line cannot be read, and says which line', () => {
    const { steps, errors } = readDraftText('- 10m\n- 5 bananas\n- 10m', bike)
    expect(steps).toBeUndefined()
    expect(errors[0]).toMatchObject({ line: 2 })
  })

  test('cannot change the sport', () => {
    const { steps, errors } = readDraftText('sport: run\n- 10m', bike)
    expect(steps).toBeUndefined()
    expect(errors[0]?.message).toMatch(/^Choose the sport/)
  })
})

describe('an edit of the text', () => {
  const typed: Step = {
    intensity: 'warmup',
    duration: { type: 'time', unit: 'seconds', value: 600, displayValue: 'ten' },
  }
  const dry: Step = {
    intensity: 'active',
    duration: { type: 'time', unit: 'minutes', value: 300 },
    stroke: 'backstroke',
  }
  const before: StoredSteps = [typed, dry, dry, { repeat: { steps: 1, count: 3 } }]

  test('changes nothing where the text is the same', () => {
    expect(edit((text) => text)).toEqual(before)
  })

  test('keeps the other entries as they were', () => {
    const after = edit((text) => `- 7m\n${text}`)
    expect(after).toHaveLength(5)
    expect(after.slice(1)).toEqual(before)
  })

  test('keeps the fields of a step that its line cannot say', () => {
    const after = edit((text) => text.replace('- 5m', '- 6m'))
    expect(after[1]).toMatchObject({ stroke: 'backstroke', duration: { value: 360 } })
    expect([after[0], ...after.slice(2)]).toEqual([before[0], ...before.slice(2)])
  })

  test('keeps the steps of a repeat whose count changes', () => {
    expect(edit((text) => text.replace('3x', '4x')).slice(2)).toEqual([dry, { repeat: { steps: 1, count: 4 } }])
  })

  test('removes only the entry whose line is gone', () => {
    expect(edit((text) => text.replace(/^.*\n/, ''))).toEqual(before.slice(1))
  })

  function edit(change: (text: string) => string): StoredSteps {
    const { steps } = readDraftText(change(printDraftText(before, bike)), bike)
    if (!steps) throw new Error('The edited text is not read.')
    return keepUnchanged(before, steps, bike)
  }
})
