import { expect, test } from 'vitest'
import type { Step } from '#domain/workout/step.ts'
import { draw } from '#tests/support/rendering/draw.tsx'
import { metres, step } from '#tests/support/workouts/profile-examples.ts'
import { draftOf } from '../../draft/draft.ts'
import type { DraftStep } from '../../draft/draft-entries.ts'
import type { BuilderState } from '../../draft/use-builder.ts'
import { PauseFields } from './pause-fields.tsx'

const swim: Step = step('interval', metres(100), { type: 'pace', percentMin: 100, percentMax: 100 })
const rest = (value: number) => step('rest', { type: 'time', unit: 'seconds', value })

test('a swim before a rest gets a send-off after both, to the nearest five seconds and at least five', () => {
  expect(chosen('sendOff', [swim, rest(14)], 90)).toEqual({ kind: 'sendOff', seconds: 105 })
  expect(chosen('sendOff', [swim, rest(12)], 90)).toEqual({ kind: 'sendOff', seconds: 100 })
  expect(chosen('sendOff', [swim], 90)).toEqual({ kind: 'sendOff', seconds: 110 })
})

test('a send-off turns into the rest that it leaves, of five seconds at least; without one a rest is of 20 seconds', () => {
  expect(chosen('rest', [{ ...swim, sendOff: 113 }], 90)).toEqual({ kind: 'rest', seconds: 25 })
  expect(chosen('rest', [{ ...swim, sendOff: 80 }], 90)).toEqual({ kind: 'rest', seconds: 5 })
  expect(chosen('rest', [swim], 90)).toEqual({ kind: 'rest', seconds: 20 })
  expect(chosen('none', [{ ...swim, sendOff: 113 }], 90)).toEqual({ kind: 'none' })
})

test('the field is that of what comes before the next swim', () => {
  expect(shown([swim, rest(15)]).value).toBe('rest')
  expect(shown([{ ...swim, sendOff: 105 }]).value).toBe('sendOff')
  expect(shown([swim], { unreadDetails: { sendOff: '1:6' } }).value).toBe('sendOff')
  expect(shown([swim]).value).toBe('none')
  expect(fields([swim, rest(15)])).toEqual(['Rest'])
  expect(fields([{ ...swim, sendOff: 105 }])).toEqual(['Send-off'])
  expect(fields([swim])).toEqual([])
})

test('a send-off leaves no rest from less than a second on', () => {
  expect(hintAt(91)).toContain('It leaves about 1 s of rest.')
  expect(hintAt(90)).toContain('It leaves no rest')
})

test('what is typed changes the send-off, or the rest behind the swim', () => {
  expect(typed('Send-off', [{ ...swim, sendOff: 105 }])).toMatchObject({
    type: 'detail',
    detail: { field: 'sendOff', typed: '2:00' },
  })
  expect(typed('Rest', [swim, rest(15)])).toMatchObject({ type: 'rest', typed: '2:00' })
})

const hintAt = (sendOff: number) =>
  String(drawing([{ ...swim, sendOff }], 90).part('Send-off').hint).replaceAll('\u202f', ' ')

const shown = (steps: Step[], more?: Partial<DraftStep>) => drawing(steps, 90, more).part('Before the next swim')

const fields = (steps: Step[]) =>
  ['Send-off', 'Rest'].filter((label) =>
    drawing(steps, 90)
      .parts(label)
      .some((part) => 'onType' in part),
  )

function chosen(kind: string, steps: Step[], reference: number) {
  let pause: unknown
  drawing(steps, reference, {}, (action) => {
    pause = (action as { pause: unknown }).pause
  })
    .part('Before the next swim')
    .onChange(kind)
  return pause
}

function typed(label: string, steps: Step[]) {
  let done: unknown
  drawing(steps, 90, {}, (action) => {
    done = action
  })
    .part(label)
    .onType('2:00')
  return done
}

function drawing(
  steps: Step[],
  reference: number,
  more: Partial<DraftStep> = {},
  dispatch: (action: unknown) => void = () => undefined,
) {
  const draft = draftOf(steps)
  const draftStep = { ...(draft.entries[0] as DraftStep), ...more }
  const builder = { draft, sport: 'swimming', reference, dispatch } as unknown as BuilderState
  return draw(<PauseFields builder={builder} draftStep={draftStep} />)
}
