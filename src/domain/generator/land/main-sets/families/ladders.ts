import type { Lengths } from '../scale.ts'
import { type Counts, type Family, inOrder, type Pause, recoveriesFor, type Words } from './family.ts'

type Params = {
  shortest: Lengths
  /** The difference from one bout to the next. */
  stride: Lengths
  counts: Counts
  /** Recovery as a share of the bout in the middle. */
  pause: Pause
}

const up: Words = { name: 'Climb', notes: 'A little longer each time: keep the effort of the first for the last.' }
const down: Words = { name: 'Fall', notes: 'A little shorter each time: the hardest part is done first.' }
const over: Words = { name: 'Pyramid', notes: 'Longer to the middle, then down again at the very same effort.' }

/** Each bout longer than the one before. */
export const climbing = (params: Params) => family('climbing', params, up, (rungs) => rungs)
/** Each bout shorter than the one before. */
export const falling = (params: Params) => family('falling', params, down, (rungs) => rungs.toReversed())
/** Longer and then shorter again; `counts` counts the bouts of the way up. */
export const pyramid = (params: Params) =>
  family('pyramid', params, over, (rungs) => [...rungs, ...rungs.slice(0, -1).toReversed()])

function family(name: string, params: Params, words: Words, arrange: (rungs: number[]) => number[]): Family {
  const [fewest, most] = params.counts
  return {
    name,
    form: 'mixed',
    sets: (scale, style) =>
      scale.ticksOf(params.shortest, style.zone).flatMap((shortest) =>
        stridesFor(shortest, scale.ticksOf(params.stride, style.zone)).flatMap((stride) =>
          Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).flatMap((count) => {
            const rungs = Array.from({ length: count }, (_, index) => shortest + index * stride)
            if (scale.unit === 'miles' && rungs.some(isOddMile)) return []
            const middle = rungs[count >> 1] ?? shortest
            return recoveriesFor(scale, style, middle, params.pause).map((pause) =>
              inOrder(style, arrange(rungs), pause, () => ({ ...words, name: style.work.name })),
            )
          }),
        ),
      ),
  }
}

/** Strides that an athlete notices: 10-11-12 minutes are three equal bouts. */
function stridesFor(shortest: number, strides: readonly number[]): number[] {
  return strides.filter((stride) => stride >= MIN_STRIDE_SHARE * shortest)
}

/** Nobody writes a mile and a quarter: from one mile on there are halves. In hundredths. */
function isOddMile(ticks: number): boolean {
  return ticks > 100 && ticks % 50 !== 0
}

/** Of the shortest bout. Our choice. */
const MIN_STRIDE_SHARE = 0.15
