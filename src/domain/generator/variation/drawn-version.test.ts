import { describe, expect, test } from 'vitest'
import { groupOf, ridden } from '#tests/support/workouts/entries.ts'
import { usualRequest } from '#tests/support/workouts/usual-requests.ts'
import { toStored } from '../../workout/groups.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { Direction } from '../request/direction.ts'
import { resolve } from '../resolve.ts'
import { drawnVersion } from './drawn-version.ts'
import type { Version } from './version.ts'

const request = resolve(usualRequest('cycling', 'threshold'))

/** An hour and a half with equal bouts and three minutes after each. */
function session(count: number, seconds: number, { zone = 5, warmup = 600 } = {}): StoredSteps {
  const work = groupOf(count, ridden('interval', seconds, zone), ridden('recovery', 180, 1))
  return toStored([ridden('warmup', warmup, 1), work, ridden('cooldown', 5400 - warmup - count * (seconds + 180), 1)])
}

const version = (steps: StoredSteps, more: Partial<Version> = {}): Version => ({ steps, remarks: [], ...more })
const before = session(4, 360)

/** What follows 4 × 6 minutes where the versions are drawn in turn, the last of them again and again. */
function draw(versions: readonly Version[], direction: Direction, { locked = [0], around = [] as Version[] } = {}) {
  let draws = 0
  const { found, first } = drawnVersion(
    request,
    { steps: before, direction, locked: direction === 'another' ? locked.slice(1) : locked },
    {
      draw: () => {
        draws += 1
        return versions[Math.min(draws, versions.length) - 1] as Version
      },
      around: () =>
        around.map((one) => ({
          ...{ bouts: 4, isStraight: true, isSpare: false },
          shape: () => {
            throw new Error('No shape is asked for')
          },
          draw: () => one,
        })),
    },
    1,
  )
  return { found: found?.steps, remarks: found?.remarks, first: first.steps, draws }
}

describe('another version', () => {
  const [alike, heavier, slightlyHeavier] = [
    version(session(4, 370)),
    version(session(6, 480)),
    version(session(3, 500)),
  ]

  test('is the first with about the same load and other bouts: then no more are drawn', () => {
    const { found, draws, first } = draw([heavier, slightlyHeavier, alike], 'another')
    expect(found).toEqual(slightlyHeavier.steps)
    expect(draws).toBe(2)
    expect(first).toEqual(heavier.steps)
  })

  test('is the one with the nearest load where 26 draws find none, and says so', () => {
    const { found, draws, remarks } = draw([version(session(2, 240)), heavier], 'another')
    expect(found).toEqual(heavier.steps)
    expect(draws).toBe(26)
    expect(remarks).toEqual(['No other good ride of this kind and length has the same load: this one comes nearest.'])
  })

  test('has other bouts rather than more of the same, although their load is a little nearer', () => {
    const { found } = draw([version(session(5, 360)), version(session(3, 600))], 'another')
    expect(found).toEqual(session(3, 600))
  })

  test('is another one around the same main set, after forty draws, and says so', () => {
    const around = version(session(4, 360, { warmup: 900 }))
    const { found, draws, remarks } = draw([version(before), around], 'another')
    expect(found).toEqual(around.steps)
    expect(draws).toBe(40)
    expect(remarks).toEqual(['This kind and length has no other main set; only what surrounds it has changed.'])
  })

  test('is none where all are the one before', () => {
    expect(draw([version(before)], 'another')).toMatchObject({ found: undefined, first: before, draws: 40 })
  })

  test('comes from the known main sets where no draw finds another', () => {
    const { found } = draw([version(before)], 'another', { around: [slightlyHeavier] })
    expect(found).toEqual(slightlyHeavier.steps)
  })
})

describe('a version in a direction', () => {
  const [little, more, most] = [session(5, 360), session(5, 480), session(5, 520)].map((steps) => version(steps))
  const drawn = [most, more, little] as Version[]

  test('goes by the smallest step of twenty draws', () => {
    const { found, draws } = draw(drawn, 'harder')
    expect(found).toEqual(session(5, 360))
    expect(draws).toBe(20)
    expect(draw([version(session(3, 300)), version(session(3, 360))], 'easier').found).toEqual(session(3, 360))
  })

  test('is drawn 26 times where none reaches it, and is none where none comes half of the way', () => {
    const { found, draws, first } = draw([version(session(3, 300))], 'harder')
    expect([found, draws]).toEqual([undefined, 26])
    expect(first).toEqual(session(3, 300))
  })

  test('is the first of equal ones', () => {
    const two = ['one', 'two'].map((remark) => version(session(5, 360), { remarks: [remark] }))
    expect(draw(two, 'harder').remarks).toEqual(['one'])
  })

  test('may fall short of a noticeable step, where half of one is the most', () => {
    expect(draw([version(session(3, 480)), version(session(3, 500))], 'harder').found).toEqual(session(3, 500))
    expect(draw([version(session(3, 480))], 'harder')).toMatchObject({ found: undefined, first: session(3, 480) })
  })

  test('is one of the best, unless a worse one goes further', () => {
    const poor = version(session(5, 360), { penalty: 1 })
    expect(draw([poor, version(session(3, 300))], 'harder').found).toEqual(session(5, 360))
    expect(draw([poor, version(session(5, 480), { penalty: 0.9 })], 'harder').found).toEqual(session(5, 360))
    const another = [version(session(5, 360), { penalty: 0.11 }), version(session(3, 500))]
    expect(draw(another, 'another', { locked: [0, 1] }).found).toEqual(session(3, 500))
  })

  test('changes what surrounds a locked main set, and says so', () => {
    const around = version(session(4, 360, { warmup: 1200 }))
    const { found } = draw([around], 'harder')
    expect(found).toBeUndefined()
    expect(draw([version(session(2, 240))], 'another', { locked: [0, 1] }).draws).toBe(20)
    expect(draw([around], 'another', { locked: [0, 1] })).toMatchObject({
      found: around.steps,
      remarks: ['What you keep allows no other main set; only what surrounds it has changed.'],
    })
  })
})
