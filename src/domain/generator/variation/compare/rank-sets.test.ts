import { describe, expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { resolve } from '../../resolve.ts'
import { arrangementOf } from './arrangement.ts'
import type { ChangingDirection } from './asked-change.ts'
import { figuresOf } from './bout-figures.ts'
import type { Shape } from './main-set-shape.ts'
import { rankSets, type Shaped } from './rank-sets.ts'

const ride = resolve(usualRequest('cycling', 'threshold'))

const shape = (bouts: number[], { rest = 180, effort = 100 } = {}): Shape => ({
  ...{ ...figuresOf(bouts), bouts, rest, effort, sets: 1, arrangement: arrangementOf(bouts, false) },
})
const times = (count: number, seconds: number) => Array.from({ length: count }, () => seconds)
const item = (own: Shape, more: Partial<Shaped> = {}): Shaped => ({
  ...{ bouts: own.bouts.length, isStraight: true, isSpare: false, shape: () => own },
  ...more,
})

const rankingFor = (direction: ChangingDirection, compared = 200) => ({ direction, request: ride, compared })

/** The bouts of the sets that are ranked, the nearest first. */
const rank = (items: readonly Shaped[], read: Shape, direction: ChangingDirection) =>
  rankSets(items, read, rankingFor(direction)).ranked.map(({ shape: { bouts } }) => bouts.join('-'))

describe('the sets that a direction leads to', () => {
  const read = shape(times(4, 360))
  const [five, six, long] = [times(5, 360), times(6, 360), times(4, 480)].map((bouts) => item(shape(bouts)))
  const sets = [long, six, five, item(read), item(shape(times(3, 360)))] as Shaped[]

  test('are the nearest first, and none that goes elsewhere', () => {
    expect(rank(sets, read, 'harder').slice(0, 2)).toEqual([times(5, 360).join('-'), times(6, 360).join('-')])
    expect(rank(sets, read, 'harder')).not.toContain(times(3, 360).join('-'))
    expect(rank(sets, read, 'easier')).toEqual([times(3, 360).join('-')])
  })

  test('come with the set before as it was planned, of several the one with its rest and effort', () => {
    const [near, far] = [shape(times(4, 358), { rest: 175 }), shape(times(4, 360), { rest: 60 })]
    const { before } = rankSets([item(far), item(near), item(shape(times(5, 360)))], read, rankingFor('harder'))
    expect(before).toBe(near)
    const efforts = [shape(times(4, 360), { effort: 90 }), shape(times(4, 360), { effort: 99 })]
    expect(
      rankSets(
        efforts.map((one) => item(one)),
        read,
        rankingFor('harder'),
      ).before,
    ).toBe(efforts[1])
  })

  test('come with the set before as it was read, where none is planned like it', () => {
    const others = [
      shape(times(5, 360)),
      shape([360, 360, 360, 420]),
      { ...read, arrangement: arrangementOf(read.bouts, true) },
    ]
    expect(
      rankSets(
        others.map((one) => item(one)),
        read,
        rankingFor('harder'),
      ).before,
    ).toBe(read)
  })

  test('come with the least and the most work of all that were compared', () => {
    expect(rankSets(sets, read, rankingFor('harder')).work).toEqual({ least: 1080, most: 2160 })
  })

  test('are no ladders after equal bouts, and no spares in another arrangement', () => {
    const rising = item(shape([300, 420, 540, 660]))
    expect(rank([rising, ...sets], read, 'harder')).not.toContain('300-420-540-660')
    const mixed = shape([300, 300, 360, 400, 200, 540])
    expect(rank([item(mixed)], read, 'harder')).toHaveLength(1)
    expect(rank([item(mixed, { isSpare: true })], read, 'harder')).toEqual([])
  })

  test('are spares after all others', () => {
    const spare = item(shape(times(5, 360)), { isSpare: true })
    expect(rank([spare, six as Shaped], read, 'harder')).toEqual([times(6, 360).join('-'), times(5, 360).join('-')])
  })

  test('say whether their bouts are arranged as before', () => {
    const mixed = item(shape([300, 300, 360, 400, 200, 540]))
    const { ranked } = rankSets([five as Shaped, mixed], read, rankingFor('harder'))
    expect(ranked.map(({ keepsArrangement }) => keepsArrangement)).toEqual([true, false])
  })

  test.each<[ChangingDirection, number, number]>([
    ['harder', 7, 20],
    ['easier', 5, 14],
    ['longer intervals', 2, 10],
    ['shorter intervals', 10, 50],
  ])('%s: have %i to %i bouts after ten', (direction, fewest, most) => {
    const counted: number[] = []
    const counting = Array.from({ length: 60 }, (_, index) => ({
      ...item(read, { bouts: index + 1 }),
      shape: () => {
        counted.push(index + 1)
        return read
      },
    }))
    rankSets(counting, shape(times(10, 120)), rankingFor(direction))
    expect([Math.min(...counted), Math.max(...counted)]).toEqual([fewest, most])
  })

  test('are among as many as are compared: those with about as many bouts, and after equal bouts the straight ones', () => {
    const counted: string[] = []
    const counting = [
      ...[8, 14, 9, 12, 10].map((bouts) => ({ bouts, isStraight: false })),
      ...[13, 11].map((bouts) => ({ bouts, isStraight: true })),
    ].map(({ bouts, isStraight }) => ({
      ...item(read, { bouts, isStraight }),
      shape: () => {
        counted.push(`${isStraight ? 'straight ' : ''}${bouts}`)
        return read
      },
    }))
    rankSets(counting, shape(times(10, 120)), rankingFor('harder', 5))
    expect(counted).toEqual(['straight 11', 'straight 13', '10', '9', '8'])
    counted.length = 0
    rankSets(counting, shape(times(10, 120)), rankingFor('harder', 7))
    expect(counted).toHaveLength(7)
  })

  test('are two bouts after one, in any direction', () => {
    const two = item(shape([400, 400]))
    expect(rank([two], shape([1320]), 'easier')).toEqual(['400-400'])
  })
})
