import { afterAll, expect, test, vi } from 'vitest'
import type { AthleteMetrics } from '#contracts/user.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { Step } from '#domain/workout/step.ts'
import { draw } from '#tests/support/rendering/draw.tsx'
import { minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { TargetDialog } from './target-dialog.tsx'

const range = { type: 'power', percentMin: 80, percentMax: 90 } as const
const paced = { type: 'pace', percentMin: 90, percentMax: 95 } as const

vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: () => undefined } })
afterAll(() => void vi.unstubAllGlobals())

test('the dialog opens with the target of the step', () => {
  const { html, part } = dialog(step('active', minutes(5), range))
  expect(html).toContain('Step target')
  expect(dialog({ ...step('active', minutes(5), range), name: 'Hill' }).html).toContain('Hill target')
  expect(part('Target').value).toBe('power')
  expect(part('Use Zone').checked).toBe(false)
  expect([part('Min').value, part('Max').value]).toEqual(['80', '90'])
  const zone = dialog(step('active', minutes(5), { type: 'power', zoneNumber: 3 }))
  expect(zone.part('Use Zone').checked).toBe(true)
  expect(zone.parts('Min')).toEqual([])
})

test('an open step, or one with an effort alone, asks for the effort and no figures', () => {
  for (const one of [step('active', minutes(5), { type: 'open' }), { ...step('active', minutes(5)), effort: 7 }]) {
    const { part, parts } = dialog(one)
    expect(part('Target').value).toBe('open')
    expect(part('Effort').hint).toContain('No target')
    expect(parts('Use Zone')).toEqual([])
  }
  expect(dialog({ ...step('active', minutes(5)), effort: 7 }).part('Effort').value).toBe('7')
  expect(dialog(step('active', minutes(5), range)).part('Effort')).toMatchObject({ value: '' })
  expect(dialog(step('active', minutes(5), range)).part('Effort').hint).toContain('beside the target')
})

test('a figure that is not known is asked for, and the paces of races are offered where it is', () => {
  expect(dialog(step('active', minutes(5), range)).part('Your FTP').value).toBe('')
  expect(dialog(step('active', minutes(5), range)).part('Keep it in my profile').checked).toBe(true)
  expect(dialog(step('active', minutes(5), range), { reference: 250 }).parts('Your FTP')).toEqual([])
  const run = step('active', minutes(5), paced)
  expect(dialog(run, { sport: 'running', reference: 240 }).parts('10k pace')).not.toEqual([])
  expect(dialog(run, { sport: 'running' }).parts('10k pace')).toEqual([])
  expect(dialog(run, { sport: 'swimming', reference: 90 }).parts('10k pace')).toEqual([])
  expect(dialog(step('active', minutes(5), range), { reference: 250 }).parts('10k pace')).toEqual([])
})

test('Set target gives what was opened, with its effort as a number, and does not leave the page', () => {
  expect(set(step('active', minutes(5), range))).toEqual([range, undefined])
  expect(set({ ...step('active', minutes(5), range), effort: 7 })).toEqual([range, 7])
  expect(set({ ...step('active', minutes(5)), effort: 7 })).toEqual([{ type: 'open' }, 7])
})

test('without a change, Cancel closes the dialog', () => {
  const onClose = vi.fn()
  dialog(step('active', minutes(5), range), { onClose })
    .part('Cancel')
    .onClick()
  expect(onClose).toHaveBeenCalledOnce()
})

function set(one: Step) {
  const [onSet, preventDefault] = [vi.fn(), vi.fn()]
  dialog(one, { onSet }).form().onSubmit({ preventDefault })
  expect(preventDefault).toHaveBeenCalledOnce()
  return onSet.mock.calls[0]
}

type Given = { sport?: SportId; reference?: number; metrics?: AthleteMetrics; onSet?: () => void; onClose?: () => void }

function dialog(one: Step, { sport = 'cycling', reference, metrics, onSet, onClose }: Given = {}) {
  return draw(
    <TargetDialog
      step={one}
      sport={sport}
      metrics={metrics}
      reference={reference}
      onSet={onSet ?? (() => undefined)}
      onClose={onClose ?? (() => undefined)}
    />,
  )
}
