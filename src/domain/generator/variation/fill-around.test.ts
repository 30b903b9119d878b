import { describe, expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { sportOf } from '../../sports/registry.ts'
import type { EditorEntry } from '../../workout/groups.ts'
import { type Block, once } from '../plan/plan.ts'
import { easyPiecesOf } from './easy-parts.ts'
import { fillAround, type Gap } from './fill-around.ts'
import type { Replacement } from './slots.ts'

const pieces = easyPiecesOf(sportOf('cycling'))
/** Picks the usual length of each part. */
const random = { integer: () => 0, pick: <Item>(items: readonly Item[]) => items[1] as Item, pickWeighted: neverAsked }

function neverAsked(): never {
  throw new Error('Nothing is picked by weight')
}

/** A workout of 1,000 ticks. */
const gap = (free: number, more: Partial<Gap> = {}): Gap => ({
  ...{ free, total: 1000, grain: 10, isCrowded: false, pieces, random },
  ...more,
})

const locked: Replacement = { entry: groupOf(2, ridden('interval', 300, 4)) }
const bout: Replacement = { entry: ridden('interval', 300, 4) }
const recovery: Replacement = { entry: ridden('recovery', 300, 1) }
const slot = (part: 'warmup' | 'easy' | 'cooldown'): Replacement => ({ part, ticks: 0 })

const work = (ticks: number): Block => ({
  times: 1,
  pieces: [{ intensity: 'interval', zone: 4, ticks, name: 'Work', notes: '' }],
})
const easy = (ticks: number): Block => once({ intensity: 'active', zone: 2, ticks, name: 'Between', notes: '' })

/** What stands in the places in order: `Warm up 120, kept, Work 300`; undefined if nothing fits. */
function fill(head: Replacement[], tail: Replacement[], main: Block[], own: Gap): string | undefined {
  return fillAround(head, tail, main, own)
    ?.map((one) => ('block' in one ? writeBlock(one.block) : 'entry' in one ? 'kept' : 'open'))
    .join(', ')
}

function writeBlock({ times, pieces: [piece] }: Block): string {
  return `${times > 1 ? `${times} x ` : ''}${piece?.name} ${piece?.ticks}`
}

describe('around a main set', () => {
  test('come a warm-up, a build and a cool-down where nothing is kept, which take their usual shares', () => {
    // Their shares are 12, 6 and 10 %; warm-up and cool-down take what the main set leaves.
    expect(fill([], [], [work(700)], gap(980))).toBe('Warm up 120, Build 60, Work 700, Cool down 100')
    expect(fill([], [], [work(700)], gap(1000))).toBe('Warm up 140, Build 60, Work 700, Cool down 100')
    expect(fill([], [], [work(560)], gap(1000))).toBe('Warm up 240, Build 60, Work 560, Cool down 140')
  })

  test('comes what is missing on one side', () => {
    expect(fill([locked], [], [work(700)], gap(800))).toBe('kept, Work 700, Cool down 100')
    expect(fill([], [locked], [work(700)], gap(880))).toBe('Warm up 120, Build 60, Work 700, kept')
  })

  test('comes a recovery between two single bouts', () => {
    expect(fill([bout], [locked], [work(700)], gap(740))).toBe('kept, Easy spin 40, Work 700, kept')
    expect(fill([recovery], [locked], [work(700)], gap(700))).toBe('kept, Work 700, kept')
    expect(fill([bout], [locked], [easy(700)], gap(700))).toBe('kept, Between 700, kept')
    expect(fill([locked], [locked], [work(700)], gap(700))).toBe('kept, Work 700, kept')
  })

  test('come as many parts as there is room for, a fiftieth of the whole each, the most needed first', () => {
    expect(fill([], [], [], gap(19))).toBe('Endurance 19')
    expect(fill([], [], [], gap(20))).toBe('Warm up 20')
    expect(fill([], [], [], gap(40))).toBe('Warm up 22, Cool down 18')
    expect(fill([slot('warmup'), locked], [], [], gap(39))).toBe('Warm up 39, kept')
    expect(fill([], [], [], gap(60))).toMatch(/^Warm up \d+, Build \d+, Cool down \d+$/)
  })

  test('get open places their share, and less where there is too little', () => {
    expect(fill([slot('warmup')], [slot('cooldown')], [work(700)], gap(920))).toBe(
      'Warm up 120, Work 700, Cool down 100',
    )
    expect(fill([slot('easy'), locked], [slot('cooldown')], [], gap(80))).toBe('Endurance 30, kept, Cool down 50')
  })

  test('take lengths that are multiples where there is room', () => {
    expect(fill([slot('warmup')], [locked], [work(700)], gap(820, { total: 990 }))).toBe('Warm up 120, Work 700, kept')
  })

  test('take their share rounded to the nearest multiple', () => {
    // A recovery takes 4 %.
    expect(fill([bout], [locked], [work(700)], gap(740, { total: 950 }))).toBe('kept, Easy spin 40, Work 700, kept')
  })

  test('is nothing where places have too little, or the main set is too long', () => {
    expect(fill([slot('easy'), locked], [slot('cooldown')], [], gap(1))).toBeUndefined()
    expect(fill([locked], [locked], [work(701)], gap(700))).toBeUndefined()
  })
})

describe('a main set', () => {
  test('gets shorter in its easy parts, the longest first, and loses those that are used up', () => {
    const main = [work(300), easy(50), work(300), easy(100), work(100)]
    expect(fill([locked], [locked], main, gap(850))).toBe(
      'kept, Work 300, Between 50, Work 300, Between 100, Work 100, kept',
    )
    expect(fill([locked], [locked], main, gap(800))).toBe(
      'kept, Work 300, Between 50, Work 300, Between 50, Work 100, kept',
    )
    expect(fill([locked], [locked], main, gap(720))).toBe('kept, Work 300, Between 20, Work 300, Work 100, kept')
    expect(fill([locked], [locked], main, gap(700))).toBe('kept, Work 300, Work 300, Work 100, kept')
    expect(fill([locked], [locked], main, gap(699))).toBeUndefined()
  })

  test('gets longer in its longest easy part where no end can, or by a new one', () => {
    const main = [work(300), easy(50), work(300), easy(100)]
    expect(fill([locked], [locked], main, gap(800))).toBe('kept, Work 300, Between 50, Work 300, Between 150, kept')
    expect(fill([locked], [locked], [work(700)], gap(800))).toBe('kept, Endurance 100, Work 700, kept')
  })

  test('keeps its repeats and its steps above zone 2', () => {
    const main: Block[] = [{ times: 2, pieces: easy(100).pieces }, work(300)]
    expect(fill([locked], [locked], main, gap(550))).toBe('kept, Endurance 50, 2 x Between 100, Work 300, kept')
    const mixed: Block = { times: 1, pieces: [...easy(100).pieces, ...work(100).pieces] }
    expect(fill([locked], [locked], [mixed, work(300)], gap(490))).toBeUndefined()
    const recovering = once({ intensity: 'recovery', zone: 1, ticks: 100, name: 'Easy spin', notes: '' })
    expect(fill([locked], [locked], [recovering, work(300)], gap(390))).toBeUndefined()
    const hard = once({ intensity: 'active', zone: 3, ticks: 100, name: 'Tempo', notes: '' })
    expect(fill([locked], [locked], [hard, work(300)], gap(390))).toBeUndefined()
  })
})

describe('without a main set', () => {
  test('warm-up and cool-down take up to as much again, then easy time the rest', () => {
    expect(fill([slot('warmup'), locked], [slot('cooldown')], [], gap(440))).toBe('Warm up 240, kept, Cool down 200')
    expect(fill([slot('warmup'), locked], [slot('cooldown')], [], gap(400))).toBe('Warm up 240, kept, Cool down 160')
    expect(fill([slot('warmup'), locked], [slot('cooldown')], [], gap(500))).toBe(
      'Warm up 240, kept, Endurance 60, Cool down 200',
    )
  })

  test('easy time that is there already takes the rest, or beside many steps the first place', () => {
    expect(fill([slot('easy'), locked], [locked], [], gap(500))).toBe('Endurance 500, kept, kept')
    expect(fill([slot('warmup'), locked], [slot('cooldown')], [], gap(500, { isCrowded: true }))).toBe(
      'Warm up 300, kept, Cool down 200',
    )
  })
})

test('every entry keeps its place', () => {
  const entries: EditorEntry[] = [1, 2, 3].map((count) => groupOf(count + 1, ridden('interval', 60, 4)))
  const [one, two, three] = entries.map((entry): Replacement => ({ entry })) as [Replacement, Replacement, Replacement]
  expect(fillAround([one, two], [three], [work(10)], gap(10))).toEqual([one, two, { block: work(10) }, three])
})
