import { expect, test } from 'vitest'
import { type Folded, foldSets, isFoldedSet } from './fold-sets.ts'
import type { Step, StoredSteps } from './step.ts'

const metres = (value: number): Step => ({
  intensity: 'interval',
  duration: { type: 'distance', unit: 'meters', value },
})
const pause = (value: number): Step => ({ intensity: 'rest', duration: { type: 'time', unit: 'seconds', value } })
const repeat = (steps: number, count: number) => ({ repeat: { steps, count } })

/** `2x(5x(400) p90) p240` */
function write(entries: readonly Folded[]): string {
  return entries
    .map((entry) => {
      if (!isFoldedSet(entry)) return `${entry.intensity === 'rest' ? 'p' : ''}${entry.duration.value}`
      return `${entry.count}x(${write(entry.steps)})${entry.pause ? ` ${write([entry.pause])}` : ''}`
    })
    .join(' ')
}

const round = [metres(400), pause(90)]
const set = [...round, repeat(2, 4), metres(400)]

test.each<[string, StoredSteps, string]>([
  ['repetitions', [...round, repeat(2, 5)], '5x(400) p90'],
  ['sets of sets', [...set, pause(240), ...round, repeat(2, 5)], '2x(5x(400) p90) p240'],
  ['sets without rests inside', [metres(400), repeat(1, 5), pause(240), metres(400), repeat(1, 5)], '2x(5x(400)) p240'],
  ['three sets', [...set, pause(240), ...set, pause(240), ...set], '3x(5x(400) p90) p240'],
  ['what is done once', [metres(800), ...set, pause(60), metres(200)], '800 5x(400) p90 p60 200'],
  ['a ladder', [metres(100), pause(30), metres(200), pause(30), metres(100)], '100 p30 200 p30 100'],
  ['repetitions that differ', [...round, metres(800), pause(90), ...round], '400 p90 800 p90 400 p90'],
])('%s are folded', (_, steps, folded) => {
  expect(write(foldSets(steps))).toBe(folded)
})

test('steps that differ in name or target are no repetition', () => {
  const named = (name: string): Step => ({ ...metres(400), name })
  expect(write(foldSets([named('Fast'), named('Slow'), named('Fast')]))).toBe('400 400 400')
})

test('very many steps are left as they are', () => {
  expect(foldSets([...round, repeat(2, 150)])).toHaveLength(300)
})
