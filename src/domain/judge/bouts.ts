import type { Moment, Reading } from './reading.ts'

/** Steps one after another that all count as work: none is below `bounds.floor`. */
export type Bout = { moments: readonly Moment[]; seconds: number; metres: number; start: number; end: number }

/** The bouts of a workout and the pauses between them; `start` and `end` count steps as they are trained. */
export type Bouts = {
  bouts: readonly Bout[]
  /** Seconds from the end of each bout but the last to the start of the next. */
  rests: readonly number[]
  before: { seconds: number; metres: number }
  after: { seconds: number; metres: number }
}

/** Finds the bouts: warm-up and cool-down are never work, however fast. */
export function boutsOf({ moments, bounds }: Reading): Bouts {
  const isWork = ({ step, percent }: Moment) =>
    step.intensity !== 'warmup' && step.intensity !== 'cooldown' && percent >= bounds.floor
  const bouts: Bout[] = []
  moments.forEach((moment, index) => {
    if (!isWork(moment)) return
    const last = bouts.at(-1)
    const joins = last?.end === index
    const members = joins ? [...last.moments, moment] : [moment]
    if (joins) bouts.pop()
    bouts.push({ moments: members, ...extent(members), start: joins ? last.start : index, end: index + 1 })
  })
  return {
    bouts,
    rests: bouts.slice(1).map((bout, index) => extent(moments.slice(bouts[index]?.end, bout.start)).seconds),
    before: extent(moments.slice(0, bouts[0]?.start)),
    after: extent(moments.slice(bouts.at(-1)?.end)),
  }
}

/** The middle value; of an even number, the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? Number.NaN) + upper) / 2
}

function extent(moments: readonly Moment[]) {
  let seconds = 0
  let metres = 0
  for (const moment of moments) {
    seconds += moment.seconds
    metres += moment.metres
  }
  return { seconds, metres }
}
