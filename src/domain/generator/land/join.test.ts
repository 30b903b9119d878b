import { describe, expect, test } from 'vitest'
import { type Block, once, type Piece } from '../plan/plan.ts'
import { hasSameTarget, isSameEasyTime, joinNeighbours } from './join.ts'

const piece = (more: Partial<Piece> = {}): Piece => ({
  intensity: 'active',
  zone: 2,
  ticks: 10,
  name: 'Easy',
  notes: '',
  ...more,
})
const work = piece({ intensity: 'interval', zone: 4, name: 'Work' })
const rest = piece({ intensity: 'recovery', ticks: 3, name: 'Rest' })
const cooldown = piece({ intensity: 'cooldown', zone: 1, name: 'Cool down' })
const always = () => true
const isEasy = (one: Piece, other: Piece) => one.zone === 2 && other.zone === 2
const shown = (blocks: readonly Block[]) =>
  blocks.map(({ times, pieces }) => [times, ...pieces.map(({ name, ticks }) => `${name} ${ticks}`)].join(' '))

describe('neighbours that are one', () => {
  test('become one piece, however many they are', () => {
    expect(shown(joinNeighbours([once(piece()), once(piece()), once(piece())], always))).toEqual(['1 Easy 30'])
  })

  test('stay apart where they are not', () => {
    const blocks = [once(piece()), once(work), once(piece())]
    expect(joinNeighbours(blocks, isEasy)).toEqual(blocks)
    expect(joinNeighbours([], always)).toEqual([])
  })

  test('have the words of the one that says more', () => {
    const order = [rest, work, piece({ intensity: 'warmup', name: 'Warm up' }), piece(), cooldown]
    for (const [index, one] of order.slice(0, -1).entries()) {
      const { name } = order[index + 1] ?? one
      for (const pair of [
        [one, order[index + 1] ?? one],
        [order[index + 1] ?? one, one],
      ])
        expect(joinNeighbours(pair.map(once), always)[0]?.pieces[0]?.name).toBe(name)
    }
    const [first, second] = [piece({ name: 'First' }), piece({ name: 'Second' })]
    expect(joinNeighbours([once(first), once(second)], always)[0]?.pieces[0]?.name).toBe('First')
  })

  test('take a round out of the repeat that one of them is in', () => {
    const set = { times: 3, pieces: [work, rest] }
    expect(shown(joinNeighbours([set, once(piece())], isEasy))).toEqual(['2 Work 10 Rest 3', '1 Work 10', '1 Easy 13'])
    expect(shown(joinNeighbours([once(piece()), { times: 3, pieces: [rest, work] }], isEasy))).toEqual([
      '1 Easy 13',
      '1 Work 10',
      '2 Rest 3 Work 10',
    ])
    expect(shown(joinNeighbours([set, { times: 2, pieces: [piece(), work] }], isEasy))).toEqual([
      '2 Work 10 Rest 3',
      '1 Work 10',
      '1 Easy 13',
      '1 Work 10',
      '1 Easy 10 Work 10',
    ])
  })

  test('stay apart where a watch could not hold the steps', () => {
    const steps = (count: number) => Array.from({ length: count }, () => once(work))
    const set = [{ times: 3, pieces: [work, rest] }, once(piece())]
    expect(joinNeighbours([...steps(38), ...set], isEasy)).toHaveLength(40)
    expect(shown(joinNeighbours([...steps(35), ...set], isEasy)).at(-1)).toBe('1 Easy 13')
    const sets = [...set.slice(0, 1), { times: 2, pieces: [piece(), work] }]
    expect(joinNeighbours([...steps(34), ...sets], isEasy)).toHaveLength(36)
    expect(joinNeighbours([...steps(32), ...sets], isEasy)).toHaveLength(37)
  })

  test('add up their times, and a time that meets a distance becomes part of it', () => {
    const timed = piece({ ticks: 1.5, seconds: 60 })
    expect(joinNeighbours([timed, timed].map(once), always)[0]?.pieces[0]).toMatchObject({ ticks: 3, seconds: 120 })
    for (const pair of [
      [timed, piece()],
      [piece(), timed],
    ]) {
      const joined = joinNeighbours(pair.map(once), always)[0]?.pieces[0]
      expect(joined?.ticks).toBe(12)
      expect(joined).not.toHaveProperty('seconds')
    }
  })
})

test('easy time is one with a recovery or with easy time of its zone and use', () => {
  const easy = piece()
  expect(isSameEasyTime(easy, easy)).toBe(true)
  expect(isSameEasyTime(easy, rest)).toBe(true)
  expect(isSameEasyTime(rest, easy)).toBe(true)
  expect(isSameEasyTime(rest, rest)).toBe(false)
  for (const more of [
    { zone: 1 },
    { zone: null },
    { use: 'brisk' },
    { percents: [60, 65] },
    { effort: 3 },
    { ramp: 'rising' },
    { extras: { cadence: { min: 90, max: 100 } } },
    { intensity: 'warmup' },
    { intensity: 'cooldown' },
    { intensity: 'interval' },
  ] as Partial<Piece>[]) {
    expect(isSameEasyTime(easy, piece(more)), JSON.stringify(more)).toBe(false)
    expect(isSameEasyTime(piece(more), easy), JSON.stringify(more)).toBe(false)
  }
  const tempo = piece({ zone: 3 })
  expect(isSameEasyTime(tempo, tempo)).toBe(false)
})

test('two easy pieces have one target where their percents are the same, or their zone by heart rate', () => {
  const byPower = hasSameTarget(() => undefined)
  const byHeartRate = hasSameTarget((zone) => zone)
  const [slow, quick] = [piece({ percents: [60, 65] }), piece({ percents: [65, 70] })]
  expect(byPower(slow, { ...slow, intensity: 'warmup' })).toBe(true)
  expect(byPower(slow, quick)).toBe(false)
  expect(byPower(piece({ zone: 1 }), piece({ zone: 2 }))).toBe(false)
  expect(byHeartRate(slow, quick)).toBe(true)
  expect(byHeartRate(slow, { ...slow, zone: 1 })).toBe(false)
  for (const more of [{ zone: 3 }, { ramp: 'rising' }, { effort: 3 }, { extras: {} }] as Partial<Piece>[]) {
    const other = { ...slow, ...more }
    expect(byHeartRate(other, other), JSON.stringify(more)).toBe(false)
    expect(byHeartRate({ ...slow, zone: other.zone }, other), JSON.stringify(more)).toBe(false)
  }
})
