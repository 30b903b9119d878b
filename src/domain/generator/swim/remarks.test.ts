import { describe, expect, test } from 'vitest'
import { swimContext } from '#tests/support/workouts/swims.ts'
import type { Block } from '../plan/plan.ts'
import { restPiece, swimPiece } from './pieces/swim-piece.ts'
import { feltRemark, tooShortRemark, withFuel } from './remarks.ts'
import { aerobic } from './styles/easy-styles.ts'
import { atCss } from './styles/work-styles.ts'

const pool = swimContext()

describe('a swim says', () => {
  test('that it is short for its type, unless the athlete asked for the set', () => {
    const remarks = (least: number, set = {}) => tooShortRemark({ type: 'interval', ...set }, pool, least)
    expect(remarks(2000)).toEqual([])
    expect(remarks(2025)[0]).toMatch(/^2,000 meters are short for a full Interval session: from 2,025 meters on,/)
    expect(remarks(2025, { set: { times: 4, value: 50, unit: 'meters' } })).toEqual([])
  })

  test('by heart rate why work goes by effort, if some does', () => {
    const byHeart = swimContext({ workoutMetric: 'heartrate', referenceValue: undefined })
    const block = (context: typeof pool, ...lengths: number[]): Block => ({
      times: 1,
      pieces: lengths.map((one) => swimPiece(atCss, one, context)),
    })
    expect(feltRemark([block(byHeart, 20), block(byHeart, 20, 2)], byHeart, 'interval')).toHaveLength(1)
    expect(feltRemark([block(byHeart, 20)], byHeart, 'interval')).toEqual([])
    expect(feltRemark([block(pool, 2)], pool, 'interval')).toEqual([])
    const easy = { ...swimPiece(aerobic, 4, byHeart), effort: 2 }
    expect(feltRemark([{ times: 1, pieces: [easy] }], byHeart, 'interval')).toEqual([])
  })

  test('in its first step what to eat and drink, from 75 minutes on with its rests', () => {
    const first = (seconds: number, rest: number) => {
      const lengths = Math.floor((seconds - rest) / pool.secondsAt(25, 84))
      const easy = swimPiece(aerobic, lengths, pool)
      const { percents: _, ...unaimed } = easy
      return withFuel(
        [
          { times: 1, pieces: [unaimed, restPiece(rest)] },
          { times: 2, pieces: [restPiece(10)] },
        ],
        pool,
      )
    }
    expect(first(4550, 60)[0]?.pieces[0]?.notes).toMatch(/Put a bottle at the end of the lane\./)
    expect(first(4550, 600)[0]?.pieces[0]?.notes).toMatch(/Put a bottle/)
    expect(first(4400, 60)[0]?.pieces[0]?.notes).not.toMatch(/Put a bottle/)
    expect(first(4550, 60).map(({ times, pieces }) => [times, pieces.length])).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(withFuel([], pool)).toEqual([])
  })
})
