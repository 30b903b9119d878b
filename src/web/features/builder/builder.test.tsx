import { expect, test, vi } from 'vitest'
import type { StoredSteps } from '#domain/workout/step.ts'
import { draw } from '#tests/support/rendering/draw.tsx'
import { inApp } from '#tests/support/rendering/in-app.tsx'
import { metres, minutes, step } from '#tests/support/workouts/profile-examples.ts'
import { Builder, type Opened } from './builder.tsx'

const ride: StoredSteps = [step('warmup', minutes(10)), step('active', minutes(20))]
const opened: Opened = { name: 'Hills', sport: 'cycling', steps: ride }

test('a workout is opened with its figures, name, sport and first step', () => {
  const { html, parts } = builder({})
  expect(html).toContain('Hills')
  expect(figures(html)).toMatchObject({ Time: '30:00', Distance: '–', Steps: '2' })
  expect(parts('Save workout')).not.toEqual([])
  expect(parts('Update workout')).toEqual([])
  expect(html).not.toMatch(/Your unsaved changes are back|Save Workout|Leave without saving|changed elsewhere/)
  expect(figures(builder({ sport: 'running', steps: [step('active', metres(5000))] }).html).Distance).toBe('5 km')
})

test('a stored workout is updated', () => {
  const { parts } = builder({ id: 'x', updatedAt: '2026-01-01T00:00:00Z' })
  expect(parts('Update workout')).not.toEqual([])
  expect(parts('Save workout')).toEqual([])
})

test('what is calculated for a sport is shown once there is one', () => {
  const calculated = />Load<|What the judge says|Time in zones/
  expect(builder({}).html).toMatch(calculated)
  expect(builder({ sport: undefined }).html).not.toMatch(calculated)
})

test('nothing can be reset or undone before a change', () => {
  const { html, part } = builder({})
  expect(part('Reset').disabled).toBe(true)
  for (const name of ['Undo', 'Redo'])
    expect(html).toMatch(new RegExp(`<button[^>]*aria-label="${name}"[^>]*disabled=""`))
})

test('Reset all is left to what opened the builder, if it says so', () => {
  const onCancel = vi.fn()
  builder({}, { onCancel }).part('Reset all').onClick()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('a notice stands above the title, and further actions beneath the profile', () => {
  const { html } = builder({}, { notice: () => 'Generated just now', actions: (_, sport) => `Another ${sport}` })
  expect(html.indexOf('Generated just now')).toBeGreaterThan(-1)
  expect(html.indexOf('Generated just now')).toBeLessThan(html.indexOf('Hills'))
  expect(html).toContain('Another cycling')
})

test('the blocks are shown first, with the fields of the first step among them', () => {
  const { html, part } = builder({})
  expect(part('View').value).toBe('blocks')
  expect(part('View').items).toEqual([
    { value: 'blocks', label: 'Blocks' },
    { value: 'text', label: 'Text' },
  ])
  expect(html.match(/aria-label="Steps"/g)).toHaveLength(1)
  expect(html.match(/aria-label="Step"/g)).toBeNull()
  expect(html).not.toMatch(/Open the text|No step chosen|>Text<\/h2>|Loading text/)
  expect(html).toContain('Read as 10 min')
})

function builder(more: Partial<Opened>, given: Omit<Parameters<typeof Builder>[0], 'opened'> = {}) {
  return draw(<Builder opened={{ ...opened, ...more }} {...given} />, inApp)
}

const figures = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/g)].map(([, name, value]) => [
      name,
      value?.replace(/<[^>]*>/g, ''),
    ]),
  )
