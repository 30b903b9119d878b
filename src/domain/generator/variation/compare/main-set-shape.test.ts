import { describe, expect, test } from 'vitest'
import { groupOf, ridden, swum, wallRest } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { type EditorEntry, toStored } from '../../../workout/groups.ts'
import { timeOf } from '../../plan/measure.ts'
import type { Piece } from '../../plan/plan.ts'
import { poolRulerFor } from '../../plan/pool-ruler.ts'
import { resolve } from '../../resolve.ts'
import { areBoutsAlike, isArrangedOtherwise, readShape, type Shape, shapeOf } from './main-set-shape.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))
const swim = resolve(usualRequest('swimming', 'interval'))
const seconds = { total: 3600, grain: 1, duration: timeOf }

const read = (...entries: EditorEntry[]) => readShape(toStored(entries), ride) as Shape
const bout = (length: number, zone = 5) => ridden('interval', length, zone)
const rest = (length: number) => ridden('recovery', length, 1)
const ends = [ridden('warmup', 600, 5), ridden('cooldown', 600, 5)] as const

describe('the shape of a main set', () => {
  test('has its bouts, and the middle of the rests between them', () => {
    const shape = read(ends[0], bout(300), rest(60), bout(360), rest(120), bout(420), rest(600), ends[1])
    expect(shape).toMatchObject({ bouts: [300, 360, 420], rest: 90, sets: 1, arrangement: { order: 'rising' } })
    expect(read(groupOf(4, bout(360), rest(180)))).toMatchObject({ bouts: [360, 360, 360, 360], rest: 180 })
    expect(read(bout(1200))).toMatchObject({ bouts: [1200], rest: 0, sets: 1 })
  })

  test('is missing where there is no work', () => {
    expect(readShape(toStored([...ends, ridden('active', 900, 2)]), ride)).toBeUndefined()
  })

  test('joins work that follows work, and says whether the effort changes inside a bout', () => {
    expect(read(bout(300), bout(300), rest(60), bout(600))).toMatchObject({
      bouts: [600, 600],
      arrangement: { isVaried: false },
    })
    expect(read(bout(300), bout(300, 6))).toMatchObject({ bouts: [600], arrangement: { isVaried: true } })
    expect(read(bout(300), rest(60), bout(300, 6))).toMatchObject({ arrangement: { isVaried: false } })
  })

  test('begins with the first bout: easy time before and after it is no rest', () => {
    expect(read(rest(900), bout(300), rest(60), bout(300), rest(900))).toMatchObject({ bouts: [300, 300], rest: 60 })
  })

  test('has a varied effort from one and a half percent of threshold', () => {
    const parts = (percent: number) => {
      const at = (own: number) => ({ ...work, percents: [own, own] as const })
      return shapeOf([{ times: 1, pieces: [at(95), at(percent)] }], seconds, ride).arrangement.isVaried
    }
    const work: Piece = { intensity: 'interval', zone: 5, ticks: 300, name: '', notes: '' }
    expect([93.4, 93.5, 96.5, 96.6].map(parts)).toEqual([true, false, false, true])
  })

  test('has the mean effort of the work', () => {
    const [easier, harder] = [read(bout(300)).effort, read(bout(300, 6)).effort]
    expect(read(bout(300), rest(600), bout(300, 6)).effort).toBeCloseTo((easier + harder) / 2, 6)
    expect(read(bout(600), rest(600), bout(300, 6)).effort).toBeCloseTo((2 * easier + harder) / 3, 6)
  })

  test('is in sets where a rest is longer than the others by more than three fifths', () => {
    const twoSets = (pause: number) =>
      read(bout(60), rest(100), bout(60), rest(100), bout(60), rest(pause), bout(60), rest(100), bout(60))
    expect(twoSets(160)).toMatchObject({ sets: 1, arrangement: { order: 'even' } })
    expect(twoSets(165)).toMatchObject({ sets: 2, rest: 100, arrangement: { order: 'uneven sets' } })
  })

  test('is the same as of its plan', () => {
    const piece = (intensity: Piece['intensity'], zone: number, ticks: number): Piece => ({
      ...{ intensity, zone, ticks, name: '', notes: '' },
    })
    const planned = [{ times: 3, pieces: [piece('interval', 5, 300), piece('recovery', 1, 120)] }]
    const shape = shapeOf(planned, seconds, ride)
    expect(shape).toMatchObject({ bouts: [300, 300, 300], rest: 120, sets: 1 })
    expect(shape.effort).toBeCloseTo(read(bout(300)).effort, 6)
    expect(shapeOf(planned, seconds, ride)).toBe(shape)
    expect(() => shapeOf([{ times: 3, pieces: [piece('recovery', 1, 120)] }], seconds, ride)).toThrow()
    const aimed = { ...piece('interval', 5, 300), percents: [96, 100] as const }
    expect(shapeOf([{ times: 2, pieces: [aimed] }], seconds, ride)).toMatchObject({ bouts: [600], effort: 98 })
  })

  test('counts the rest that a send-off leaves, in seconds, and lengths in metres', () => {
    const at100 = { name: 'CSS', notes: '', percents: [100, 100] as const }
    const swims = (extras: Piece['extras']) => [
      {
        times: 4,
        pieces: [{ ...at100, intensity: 'interval' as const, zone: 4, ticks: 4, ...(extras ? { extras } : {}) }],
      },
    ]
    const ruler = poolRulerFor(swim)
    expect(shapeOf(swims({ sendOff: 120 }), ruler, swim).bouts).toEqual([100, 100, 100, 100])
    // 100 m at a critical speed of 1:45.
    expect(shapeOf(swims({ sendOff: 120 }), ruler, swim).rest).toBeCloseTo(15, 6)
    // A slower swim leaves less of it.
    const [{ pieces }] = swims({ sendOff: 150 }) as [ReturnType<typeof swims>[number]]
    const slower = pieces.map((piece) => ({ ...piece, percents: [84, 84] as const }))
    expect(shapeOf([{ times: 4, pieces: slower }], ruler, swim).rest).toBeCloseTo(25, 6)
    expect(shapeOf(swims(undefined), ruler, swim).bouts).toEqual([400])
    const yards = resolve({ ...usualRequest('swimming', 'interval'), durationUnit: 'yards' })
    expect(shapeOf(swims({ sendOff: 120 }), poolRulerFor(yards), yards).bouts[0]).toBeCloseTo(91.44, 2)
    // Unlike on land, the same blocks are read anew: another pool has other lengths.
    const shared = swims({ sendOff: 120 })
    expect(shapeOf(shared, ruler, swim).bouts[0]).toBe(100)
    expect(shapeOf(shared, poolRulerFor(yards), yards).bouts[0]).toBeCloseTo(91.44, 2)
    const written = toStored([groupOf(3, swum('interval', 200, 4), wallRest(20))])
    expect(readShape(written, swim)).toMatchObject({ bouts: [200, 200, 200], rest: 20 })
  })
})

describe('two main sets', () => {
  test('have bouts alike within a tenth, in one arrangement', () => {
    const own = read(groupOf(4, bout(360), rest(180)))
    expect(areBoutsAlike(own, read(groupOf(5, bout(390), rest(180))))).toBe(true)
    expect(areBoutsAlike(own, read(groupOf(5, bout(395), rest(180))))).toBe(true)
    expect(areBoutsAlike(own, read(groupOf(5, bout(325), rest(180))))).toBe(false)
    const shorter = read(groupOf(4, bout(300), rest(180)))
    expect(areBoutsAlike(read(groupOf(4, bout(330), rest(180))), shorter)).toBe(false)
    expect(areBoutsAlike(read(groupOf(4, bout(329), rest(180))), shorter)).toBe(true)
    expect(areBoutsAlike(own, read(bout(330), rest(60), bout(360), rest(60), bout(390)))).toBe(false)
    expect(areBoutsAlike(own, undefined)).toBe(false)
  })

  test('are arranged in one way although easy time splits one of them', () => {
    const own = read(groupOf(5, bout(360), rest(180)))
    const split = toStored([
      groupOf(3, bout(360), rest(180)),
      ridden('active', 900, 2),
      groupOf(2, bout(360), rest(180)),
    ])
    expect(isArrangedOtherwise(own, split, ride)).toBe(false)
    expect(isArrangedOtherwise(own, toStored([bout(300), rest(60), bout(420)]), ride)).toBe(true)
    expect(isArrangedOtherwise(own, toStored([...ends]), ride)).toBe(false)
  })
})
