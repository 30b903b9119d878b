import { describe, expect, test } from 'vitest'
import type { SportId } from '../../../sports/registry.ts'
import { parseText } from '../../../text/parse.ts'
import { type EditorEntry, isGroup, toGroups, toStored } from '../../../workout/groups.ts'
import type { StoredSteps } from '../../../workout/step.ts'
import { MAX_REPEAT_COUNT } from '../../../workout/stored-entry.ts'
import { nextWritten, type WrittenDirection } from './next-written.ts'

const stepsOf = (sport: SportId, ...lines: string[]): StoredSteps => {
  const { workout, errors } = parseText(
    ['# Own', `sport: ${{ running: 'run', cycling: 'ride', swimming: 'swim' }[sport]}`, '', ...lines].join('\n'),
  )
  if (!workout) throw new Error(JSON.stringify(errors))
  return workout.steps
}
const lengthOf = (entry: EditorEntry) =>
  isGroup(entry)
    ? `${entry.count}x${entry.steps.map(({ duration }) => duration.value).join('/')}`
    : String(entry.duration.value)
const shapeOf = (steps: StoredSteps) => toGroups(steps).map(lengthOf).join(' ')

function next(
  sport: SportId,
  steps: StoredSteps,
  direction: WrittenDirection,
  locked: number[] = [],
  poolLength?: number,
) {
  const answer = nextWritten(steps, direction, { sport, locked, poolLength })
  return 'steps' in answer
    ? { shape: shapeOf(answer.steps), remark: answer.remark, steps: answer.steps }
    : answer.refusal
}

const vo2 = stepsOf('cycling', '15m warmup', '5x', '  3m 110-120%', '  3m recovery', '10m cooldown')

describe('a set of one bout', () => {
  test.each([
    ['harder', '900 6x180/180 600', 'One repetition more: 6 instead of 5. The rest is as you wrote it.'],
    ['easier', '900 4x180/180 600', 'One repetition fewer: 4 instead of 5. The rest is as you wrote it.'],
    [
      'longer intervals',
      '900 4x225/180 600',
      '4 × 3 minutes 45 seconds instead of 5 × 3 minutes. The rest is as you wrote it.',
    ],
    [
      'shorter intervals',
      '900 6x150/180 600',
      '6 × 2 minutes 30 seconds instead of 5 × 3 minutes. The rest is as you wrote it.',
    ],
  ] as const)('gets %s: %s', (direction, shape, remark) => {
    expect(next('cycling', vo2, direction)).toMatchObject({ shape, remark })
  })

  test('keeps its targets and its rests', () => {
    const entries = toGroups(vo2)
    const answer = nextWritten(vo2, 'longer intervals', { sport: 'cycling', locked: [] })
    const [, set] = 'steps' in answer ? toGroups(answer.steps) : []
    const before = entries[1]
    if (!set || !isGroup(set) || !before || !isGroup(before)) throw new Error('No set is left')
    expect(set.steps[0]?.target).toEqual(before.steps[0]?.target)
    expect(set.steps[1]).toEqual(before.steps[1])
  })

  test('has one repetition left at last, and then gets shorter', () => {
    const two = stepsOf('cycling', '2x', '  10m 95%', '  5m recovery')
    const one = next('cycling', two, 'easier')
    expect(one).toMatchObject({ shape: '600 300' })
    expect(typeof one === 'object' && next('cycling', one.steps, 'easier')).toMatchObject({ shape: '510 300' })
  })

  test('does not change while it is locked, and the cause names the lock', () => {
    expect(next('cycling', vo2, 'harder', [1])).toContain('unlock it')
    expect(next('cycling', vo2, 'harder', [0, 2])).toMatchObject({ shape: '900 6x180/180 600' })
  })

  test('has no more repetitions than a workout can have', () => {
    const [first, set, last] = toGroups(vo2)
    if (!first || !last || !set || !isGroup(set)) throw new Error('No set')
    const of = (count: number) => toStored([first, { ...set, count }, last])
    expect(next('cycling', of(MAX_REPEAT_COUNT), 'harder')).toContain('at most')
    expect(next('cycling', of(MAX_REPEAT_COUNT - 1), 'harder')).toHaveProperty('remark')
  })
})

describe('the work that changes', () => {
  test('is the set that costs most, not the first one', () => {
    const steps = stepsOf('cycling', '4x', '  20s 130%', '  100s recovery', '3x', '  10m 95%', '  5m recovery')
    expect(next('cycling', steps, 'harder')).toMatchObject({ shape: '4x20/100 4x600/300' })
  })

  test('is a set before any single step, and the hardest step where there is no set', () => {
    const withSet = stepsOf('cycling', '60m 80%', '4x', '  1m 115%', '  1m recovery')
    expect(next('cycling', withSet, 'harder')).toMatchObject({ shape: '3600 5x60/60' })
    const steps = stepsOf('cycling', '70m Z2', '20m Z3')
    expect(next('cycling', steps, 'harder')).toMatchObject({
      shape: '4200 1380',
      remark: '23 minutes of work instead of 20 minutes. The rest is as you wrote it.',
    })
    expect(next('cycling', steps, 'easier')).toMatchObject({ shape: '4200 1020' })
  })

  test('changes in every set that is written alike, except a locked one', () => {
    const steps = stepsOf(
      'running',
      '3x',
      '  400mtr 5k pace',
      '  200mtr recovery',
      '3m recovery',
      '3x',
      '  400mtr 5k pace',
      '  200mtr recovery',
    )
    expect(next('running', steps, 'harder')).toMatchObject({ shape: '4x400/200 180 4x400/200' })
    expect(next('running', steps, 'harder', [2])).toMatchObject({ shape: '4x400/200 180 3x400/200' })
  })

  test('is none of a warm-up and a rest alone, which is said', () => {
    const steps = stepsOf('running', '10m warmup', '5m rest')
    expect(next('running', steps, 'harder')).toContain('no work that could be changed')
  })
})

test('a step of ten seconds gets longer, and no shorter', () => {
  const sprint = stepsOf('cycling', '10s 150%')
  expect(next('cycling', sprint, 'harder')).toMatchObject({ shape: '15' })
  expect(next('cycling', sprint, 'easier')).toContain('hardly gets shorter')
})

describe('intervals cannot be divided', () => {
  test.each([
    ['a single step', stepsOf('running', '60m Z2'), 'No set is written here'],
    ['several parts', stepsOf('cycling', '3x', '  2m 95%', '  1m 105%'), 'Your set has several parts'],
    ['the shortest bouts', stepsOf('cycling', '8x', '  10s 150%', '  50s recovery'), 'hardly get shorter'],
  ])('of %s', (_, steps, cause) => {
    expect(next('cycling', steps, 'shorter intervals')).toContain(cause)
  })
})

describe('lengths', () => {
  test('are whole times there and back in the pool, with a send-off that grows with them', () => {
    const swim = stepsOf('swimming', '8x100mtr @1:50')
    const longer = next('swimming', swim, 'longer intervals')
    expect(longer).toMatchObject({ shape: '6x150' })
    const [first] = typeof longer === 'object' ? longer.steps : []
    expect(first).toMatchObject({ sendOff: 165 })
    expect(next('swimming', swim, 'shorter intervals')).toMatchObject({ shape: '14x50' })
    expect(next('swimming', swim, 'longer intervals', [], 50)).toMatchObject({ shape: '4x200' })
    expect(next('swimming', stepsOf('swimming', '2x100mtr'), 'shorter intervals')).toMatchObject({ shape: '4x50' })
  })

  test.each([
    ['6x800mtr Z4', 'longer intervals', '5x1000'],
    ['6x800mtr Z4', 'shorter intervals', '7x700'],
    ['8x200mtr Z5', 'longer intervals', '7x250'],
    ['5x1km Z4', 'longer intervals', '4x1.3'],
    ['8x20s Z5', 'longer intervals', '7x25'],
    ['2x20m Z4', 'shorter intervals', '3x780'],
    ['5x188s Z5', 'longer intervals', '4x240'],
    ['2x10m Z4', 'longer intervals', '1200'],
    ['19m Z3', 'harder', '1320'],
  ] as const)('on land are round figures: "%s", %s: %s', (line, direction, shape) => {
    expect(next('running', stepsOf('running', line), direction)).toMatchObject({ shape })
  })
})
