import { describe, expect, test } from 'vitest'
import { groupOf, ridden, swum, wallRest } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { stretchesOf } from '../../load/stretches.ts'
import { type EditorEntry, toStored } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import { resolve } from '../resolve.ts'
import { sessionFiguresOf } from './session-figures.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))
const swim = resolve(usualRequest('swimming', 'ladder sets'))

const figuresIn = (...entries: EditorEntry[]) =>
  sessionFiguresOf(stretchesOf(toStored(entries), 'cycling', { reference: ride.reference }), ride)

/** A step in percent of threshold. */
const at = (percent: number, intensity: Step['intensity'], seconds: number): Step => ({
  ...ridden(intensity, seconds),
  target: { type: 'power', zoneNumber: 2, percentMin: percent, percentMax: percent },
})
const bout = (seconds: number) => ({ ...ridden('interval', seconds, 5) })
const rest = (seconds: number) => ridden('recovery', seconds, 1)

describe('the figures of a session', () => {
  const figures = figuresIn(
    ...[ridden('warmup', 600, 1), bout(300), rest(120), bout(480), rest(60), bout(240), rest(900), bout(300)],
    ridden('cooldown', 1000, 1),
  )

  test('count its bouts, and say how long the shortest and the longest one are', () => {
    expect(figures).toMatchObject({ bouts: 4, shortest: 240, longest: 480 })
  })

  test('are the shares of its work, and of the time before and after it', () => {
    expect(figures.work).toBeCloseTo(1320 / 4000, 6)
    expect([figures.before, figures.after]).toEqual([600 / 4000, 1000 / 4000])
  })

  test('are its longest rest in seconds, and the middle one as a share of the middle bout', () => {
    expect(figures).toMatchObject({ longestRest: 900, rest: 120 / 300 })
  })

  test('have no rest after a single bout', () => {
    expect(figuresIn(rest(600), bout(1200), rest(600))).toMatchObject({ bouts: 1, rest: 0, longestRest: 0 })
  })

  test('begin and end with the work where nothing surrounds it', () => {
    expect(figuresIn(groupOf(2, bout(600), rest(300)), bout(600))).toMatchObject({ before: 0, after: 0 })
  })

  test('of easy time alone are those of no bout', () => {
    expect(figuresIn(ridden('active', 3600, 2))).toMatchObject({
      ...{ bouts: 0, shortest: Number.MAX_SAFE_INTEGER, longest: 0, work: 0, rest: 0, longestRest: 0 },
      ...{ before: 0, after: 0, turns: 0, repeats: 0, jump: 0, uneven: 0 },
    })
  })

  test('weigh effort by its fourth power, as normalized power does', () => {
    const { effort } = figuresIn(at(50, 'active', 1800), at(100, 'interval', 1800))
    expect(effort).toBeCloseTo(((50 ** 4 + 100 ** 4) / 2) ** 0.25, 3)
  })

  test.each([
    [57, 0, 0],
    [58, 0, 0.25],
    [74, 0, 0.25],
    [75, 0.25, 0],
    [80, 0.25, 0],
  ])('at %i %% of threshold are %d brisk and %d steady', (percent, brisk, steady) => {
    expect(figuresIn(at(40, 'active', 2700), at(percent, 'active', 900))).toMatchObject({ brisk, steady })
  })

  test('take a ramp for its middle', () => {
    const ramp = { ...at(50, 'active', 900), target: { type: 'power', zoneNumber: 2, percentMin: 50, percentMax: 70 } }
    expect(figuresIn(ramp as Step)).toMatchObject({ brisk: 0, steady: 1 })
  })
})

describe('the figures of a ladder', () => {
  const ladder = (...rungs: number[]) => {
    const entries = rungs.flatMap((rung) => [swum('interval', rung, 3), wallRest(15)])
    return sessionFiguresOf(stretchesOf(toStored(entries), 'swimming', { reference: swim.reference }), swim)
  }

  test.each([
    [[100, 200, 300, 400], { turns: 0, repeats: 0, jump: 100, uneven: 0 }],
    [[100, 200, 300, 200, 100], { turns: 1, repeats: 0, jump: 100, uneven: 0 }],
    [[300, 200, 100, 200, 300, 200], { turns: 2, repeats: 0, jump: 100, uneven: 0 }],
    [[100, 200, 200, 300], { turns: 0, repeats: 1, jump: 100, uneven: 2 }],
    [[400, 100, 200, 300], { turns: 1, repeats: 0, jump: 300, uneven: 1 }],
    [[100, 200, 301], { turns: 0, repeats: 0, jump: 101, uneven: 0 }],
    [[100, 200, 302], { turns: 0, repeats: 0, jump: 102, uneven: 1 }],
    [[100, 200], { turns: 0, repeats: 0, jump: 100, uneven: 0 }],
    [[400], { turns: 0, repeats: 0, jump: 0, uneven: 0 }],
  ])('%j: its turns, equal rungs, largest step and uneven steps', (rungs, expected) => {
    expect(ladder(...rungs)).toMatchObject({ bouts: rungs.length, ...expected })
  })

  test('are none for another type of session', () => {
    expect(figuresIn(bout(300), rest(60), bout(600))).toMatchObject({ jump: 0, repeats: 0 })
  })
})
