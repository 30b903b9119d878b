import { describe, expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type EditorEntry, toGroups, toStored } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { resolve } from '../resolve.ts'
import { changeRounds, cutAtWork, keepSurroundings } from './keep-surroundings.ts'
import { entryLength } from './locks.ts'

const request = resolve(usualRequest('cycling', 'threshold'))
const written = (steps: StoredSteps | undefined) =>
  steps &&
  toGroups(steps).map((entry) =>
    'count' in entry ? `${entry.count} rounds` : `${entry.intensity} ${entryLength(entry, request)}`,
  )

const bouts = (count: number, seconds: number) =>
  groupOf(count, ridden('interval', seconds, 5), ridden('recovery', 120, 1))
const easy = (seconds: number) => ridden('active', seconds, 2)
const before = [ridden('warmup', 600, 2), easy(600)]
const after = [easy(300), ridden('cooldown', 300, 1)]

describe('the main set of another version comes into what surrounds this one', () => {
  const keep = (of: EditorEntry[], from: EditorEntry[], total = 3600) =>
    written(keepSurroundings(cutAtWork(toStored(of), request), { from: toStored(from), total, request }))
  const old = [...before, bouts(3, 480), ...after]

  test('and its easy time takes the difference', () => {
    expect(keep(old, [ridden('warmup', 900, 1), bouts(4, 360), ridden('cooldown', 780, 1)])).toEqual([
      'warmup 600',
      'active 480',
      '4 rounds',
      'active 300',
      'cooldown 300',
    ])
  })

  test('with the recoveries that follow it, and none of its other entries', () => {
    const other = [
      easy(400),
      bouts(2, 480),
      ridden('interval', 480, 5),
      ridden('recovery', 60, 1),
      ridden('rest', 60),
      easy(200),
    ]
    expect(keep(old, other)).toEqual([
      'warmup 600',
      'active 600',
      '2 rounds',
      'interval 480',
      'recovery 60',
      'rest 60',
      'active 300',
      'cooldown 300',
    ])
  })

  test('unless one of them has no work, or the easy time cannot take the difference', () => {
    expect(keep(old, [...before, ...after])).toBeUndefined()
    expect(keep([...before, ...after], old)).toBeUndefined()
    expect(keep(old, [easy(400), bouts(3, 480)], 6000)).toBeUndefined()
  })

  test('unless easy steps with one target would meet', () => {
    const starting = [easy(600), groupOf(2, easy(60), ridden('interval', 480, 5), ridden('recovery', 60, 1))]
    expect(keep(old, starting)).toBeUndefined()
    const ending = [easy(600), groupOf(2, ridden('interval', 480, 5), easy(60))]
    expect(keep(old, ending)).toBeUndefined()
    expect(keep([...before, bouts(3, 480), ridden('cooldown', 600, 1)], ending)).toBeDefined()
  })

  test('unless it is longer than a watch holds', () => {
    const singles = Array.from({ length: 24 }, () => [ridden('interval', 60, 5), ridden('recovery', 30, 1)]).flat()
    expect(keep(old, singles)).toBeUndefined()
    // Beside warm-up, two easy steps and cool-down, 46 steps are left.
    expect(keep(old, singles.slice(2))).toBeDefined()
    expect(keep(old, [...singles.slice(2), ridden('recovery', 30, 1)])).toBeUndefined()
  })
})

describe('a main set gets a round more or less', () => {
  const change = (of: EditorEntry[], by: 1 | -1, total = 3600) =>
    written(changeRounds(cutAtWork(toStored(of), request), { by, total, request }))

  test('in each of its repeats, and the easy time takes the difference', () => {
    const twice = [...before, bouts(3, 240), easy(120), bouts(3, 240), ...after]
    expect(change(twice, -1, 4080)).toEqual([
      'warmup 600',
      'active 1320',
      '2 rounds',
      'active 120',
      '2 rounds',
      'active 300',
      'cooldown 300',
    ])
    expect(change([...before, bouts(3, 300), ...after], 1)?.[2]).toBe('4 rounds')
  })

  test('but keeps two, and repeats of different counts as they are', () => {
    expect(change([...before, bouts(3, 300), ...after], -1)?.[2]).toBe('2 rounds')
    expect(change([...before, bouts(2, 300), ...after], -1)).toBeUndefined()
    expect(change([...before, bouts(3, 240), bouts(4, 240), ...after], 1)).toBeUndefined()
    expect(change([...before, ridden('interval', 900, 5), ...after], 1)).toBeUndefined()
    expect(change([...before, ...after], 1)).toBeUndefined()
  })
})
