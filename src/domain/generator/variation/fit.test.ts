import { describe, expect, test } from 'vitest'
import { groupOf, ridden, swum } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { toStored } from '../../workout/groups.ts'
import type { Step, StoredSteps } from '../../workout/step.ts'
import { resolve } from '../resolve.ts'
import { fitAmong } from './fit.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))

/** A ride of an hour with equal bouts, and the rests between them. */
function session(count: number, seconds: number, { rest = 300, zone = 5, warmup = 900 } = {}): StoredSteps {
  const work = groupOf(count, ridden('interval', seconds, zone), ridden('recovery', rest, 1))
  const left = 3600 - warmup - count * (seconds + rest)
  return toStored([ridden('warmup', warmup, 1), work, ridden('cooldown', Math.max(60, left), 1)])
}

describe('a version among sessions of its kind', () => {
  const fitOf = fitAmong([session(3, 480), session(4, 360), session(3, 540)], ride)

  test('has no penalty where each of its figures lies among theirs', () => {
    expect(fitOf(session(4, 360))).toEqual({ penalty: 0, isFull: true })
    expect(fitOf(session(3, 500))).toEqual({ penalty: 0, isFull: true })
  })

  test('has a penalty for each figure that lies outside, and more the further it lies', () => {
    const [few, fewer] = [fitOf(session(2, 540)).penalty, fitOf(session(1, 540)).penalty]
    expect(few).toBeGreaterThanOrEqual(0.3)
    expect(fewer).toBeGreaterThan(few)
    expect(fitOf(session(3, 480, { warmup: 300 })).penalty).toBeGreaterThan(0.3)
    expect(fitOf(session(3, 480, { rest: 30 })).penalty).toBeGreaterThan(0.3)
  })

  test('may lie outside by a twentieth', () => {
    expect(fitOf(session(3, 565)).penalty).toBe(0)
    expect(fitOf(session(3, 580)).penalty).toBeGreaterThan(0)
  })

  test('is full if it has the work and the effort of one of them, or more', () => {
    expect(fitOf(session(5, 400)).isFull).toBe(true)
    expect(fitOf(session(2, 300)).isFull).toBe(false)
    expect(fitOf(session(0, 300)).isFull).toBe(false)
  })

  test('is impossible where a bout is half as long again as the longest of theirs, or nobody could do it', () => {
    expect(fitOf(session(2, 805)).penalty).toBeLessThan(20)
    expect(fitOf(session(2, 815)).penalty).toBeGreaterThan(20)
    // 140 % of 250 W use 100 J/s of 20 kJ above threshold.
    const sprint = (seconds: number) => session(1, seconds, { zone: 6 })
    expect(fitAmong([sprint(220)], ride)(sprint(220)).penalty).toBe(0)
    expect(fitAmong([sprint(300)], ride)(sprint(300)).penalty).toBe(20)
  })

  test('is possible at any length where power is not what it aims at', () => {
    const swim = resolve(usualRequest('swimming', 'interval'))
    const sprint = [swum('interval', 4000, 5)]
    expect(fitAmong([sprint], swim)(sprint)).toEqual({ penalty: 0, isFull: true })
  })

  test('is not full with work enough but less effort than any of them', () => {
    const harder = fitAmong([session(3, 480, { zone: 6 })], ride)
    expect(harder(session(3, 480, { zone: 6 })).isFull).toBe(true)
    expect(harder(session(3, 480)).isFull).toBe(false)
  })

  test('needs no bout where theirs have none', () => {
    const easy = [ridden('warmup', 900, 1), ridden('active', 2400, 2), ridden('cooldown', 300, 1)]
    expect(fitAmong([easy], resolve(usualRequest('cycling', 'endurance')))(easy)).toEqual({ penalty: 0, isFull: true })
  })
})

describe('a ladder among ladders', () => {
  const swim = resolve(usualRequest('swimming', 'ladder sets'))
  const ladder = (...rungs: number[]): Step[] => [
    swum('warmup', 600),
    ...rungs.flatMap((rung) => [
      swum('interval', rung, 3),
      { ...swum('rest', 1), duration: { type: 'time', unit: 'seconds', value: 15 } as const, target: null },
    ]),
    swum('cooldown', 300),
  ]
  const usual = [
    ladder(100, 200, 300, 200, 100),
    ladder(100, 200, 300, 200, 100),
    ladder(100, 200, 300, 400),
    ladder(400, 300, 200, 100),
    ladder(100, 200, 300, 200),
  ]
  // At either end two examples are left out.
  const fitOf = fitAmong([...usual, ladder(100, 500, 100, 500, 100), ladder(200, 200, 200, 200), ...usual], swim)

  test('is full, and any other order of rungs is not', () => {
    expect(fitOf(ladder(100, 200, 300, 200, 100)).isFull).toBe(true)
    expect(fitOf(ladder(100, 300, 200, 300, 100)).isFull).toBe(false)
  })

  test('has no penalty, but for repeated rungs, uneven steps and too many turns', () => {
    const { penalty } = fitOf(ladder(100, 200, 300, 200, 100))
    expect(penalty).toBe(0)
    for (const rungs of [
      [100, 200, 300, 300, 100],
      [100, 200, 100, 200, 100],
      [100, 200, 300, 250, 150],
    ])
      expect(fitOf(ladder(...rungs)).penalty, rungs.join('-')).toBeGreaterThan(penalty + 0.25)
  })
})
