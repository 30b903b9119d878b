import { describe, expect, test } from 'vitest'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { FELT_REMARK } from '../plan/advice.ts'
import { contextFor } from '../plan/context.ts'
import { type Block, once, type Piece } from '../plan/plan.ts'
import type { GenerateRequest } from '../request.ts'
import { resolve } from '../resolve.ts'
import { aimSession } from './aim-session.ts'

const piece = (intensity: Piece['intensity'], zone: number, minutes: number, more: Partial<Piece> = {}): Piece => ({
  ...{ intensity, zone, ticks: 12 * minutes, name: 'Own name', notes: 'Own notes.' },
  ...more,
})

/** An hour of cycling that ends with a cool-down, by a metric. */
function aimed(metric: GenerateRequest['workoutMetric'], ...blocks: Block[]) {
  const request = resolve({ ...usualRequest('cycling', 'threshold'), workoutMetric: metric })
  return aimSession([...blocks, once(piece('cooldown', 1, 10))], contextFor(request))
}

const short = { times: 10, pieces: [piece('interval', 6, 1), piece('recovery', 1, 1)] }
const long = { times: 5, pieces: [piece('interval', 5, 3), piece('recovery', 1, 1)] }
const warmup = (minutes: number, more?: Partial<Piece>) => once(piece('warmup', 1, minutes, more))

describe('a remark says that short efforts are felt', () => {
  test('where one of the bouts by heart rate is short', () => {
    expect(aimed('heartrate', warmup(30), short).remarks).toEqual([FELT_REMARK])
    expect(aimed('heartrate', warmup(10), short, long).remarks).toEqual([FELT_REMARK])
    const active = { ...short, pieces: [piece('active', 6, 1), piece('recovery', 1, 1)] }
    expect(aimed('heartrate', warmup(30), active).remarks).toEqual([FELT_REMARK])
  })

  test('and not where none is, nor by power', () => {
    expect(aimed('heartrate', warmup(30), long).remarks).toEqual([])
    expect(aimed('power', warmup(30), short).remarks).toEqual([])
  })

  test('and not for strides nor for the openers of a warm-up', () => {
    const strides = { ...short, pieces: [piece('interval', 6, 1, { use: 'stride', effort: 8 })] }
    expect(aimed('heartrate', warmup(40), strides).remarks).toEqual([])
    expect(aimed('heartrate', warmup(30, { effort: 8 }), long).remarks).toEqual([])
  })
})

describe('by heart rate', () => {
  const usual = resolve(usualRequest('cycling', 'threshold')).sport.easyParts.easy
  const easy = once(piece('active', 2, 10, usual))
  const other = once(piece('active', 2, 10))
  const pause = { times: 5, pieces: [piece('interval', 5, 3), piece('recovery', 2, 1)] }
  const named = (blocks: readonly Block[]) => blocks.flatMap(({ pieces }) => pieces.map(({ name }) => name))

  test('easy time of the usual zone is named alike where some of it is usual, its recoveries too', () => {
    const { blocks } = aimed('heartrate', warmup(10), other, pause, easy)
    // The last recovery joins the easy time that follows it.
    const easyNames = [usual.name, 'Own name', usual.name, 'Own name', usual.name]
    expect(named(blocks)).toEqual(['Own name', ...easyNames, 'Own name'])
    expect(blocks.flatMap(({ pieces }) => pieces)[3]?.notes).toBe('Own notes.')
  })

  test('easy time keeps its name where none is usual, and so does what is felt, or done in a way of its own', () => {
    expect(named(aimed('heartrate', warmup(20), other, pause).blocks)).not.toContain(usual.name)
    for (const own of [{ effort: 3 }, { extras: { cadence: { min: 100, max: 110 } } }] as Partial<Piece>[]) {
      const { blocks } = aimed('heartrate', warmup(10), once(piece('active', 2, 10, own)), pause, easy)
      expect(blocks[1]?.pieces[0]?.name).toBe('Own name')
    }
  })

  test('usual easy time may be part of a repeat', () => {
    const float = { times: 2, pieces: [piece('interval', 5, 3), piece('active', 2, 2, usual)] }
    expect(aimed('heartrate', warmup(10), other, float, long).blocks[1]?.pieces[0]?.name).toBe(usual.name)
  })

  test('by power it keeps its name', () => {
    expect(named(aimed('power', warmup(10), other, pause, easy).blocks).filter((name) => name === usual.name)).toEqual([
      usual.name,
    ])
  })
})
