import type { Understood } from '#domain/sentence/result.ts'
import { METRES_PER_MILE } from '#domain/units/distance.ts'
import { unroll } from '#domain/workout/groups.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { figuresIn } from '#tests/support/sentences/changed-by-hand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'

/** The figures of a sentence that are neither in what was read from it nor in a note, and not told. */
export function lostFigures(sentence: string, read: Understood): string[] {
  const figures = valuesOf(read)
  const isTold = ({ from, to }: { from: number; to: number }) =>
    [...read.unread, ...read.checks].some((one) => one.from < to && one.to > from)
  return (
    figuresIn(sentence)
      .filter((figure) => !isTold(figure) && !isZoneOfType(sentence.slice(0, figure.from), read))
      // The pace of a race may stand in percent of threshold.
      .filter(({ to }) => !/^ ?(?:k|km|m)? pace\b/.test(sentence.slice(to)))
      .filter(({ text }) => !figures.some((one) => Math.abs(one - Number(text)) < 0.006))
      .map(({ text }) => text)
  )
}

/** A zone that the type or the effort of the session stands for. */
function isZoneOfType(before: string, { asked }: Understood): boolean {
  return /\b(?:zone|z) ?$/i.test(before) && (asked.effort ?? asked.workoutType) !== undefined
}

/** Every figure that an answer holds, in each unit that it can be said in. */
function valuesOf(read: Understood): number[] {
  const { asked, workout } = read
  const steps = workout?.steps ?? asked.mainSet ?? []
  const printed = figuresIn(readAs(read)).map(({ text }) => Number(text))
  const { set, warmup, cooldown, durationValue, durationUnit } = asked
  const ends = [set, warmup, cooldown].flatMap((one) => (one ? inUnits(one.value, one.unit) : []))
  return [
    ...printed,
    ...ends,
    ...(durationValue && durationUnit ? inUnits(durationValue, durationUnit) : []),
    ...(set?.restSeconds ? inUnits(set.restSeconds, 'seconds') : []),
    ...valuesOfSteps(steps),
  ]
}

function valuesOfSteps(steps: StoredSteps): number[] {
  const all = unroll(steps)
  const lines = all.map((step) => JSON.stringify({ ...step, id: undefined }))
  const lengths = all.map(({ duration }) => JSON.stringify(duration))
  const counts = new Set(
    [lines, lengths].flatMap((rows) => rows.map((row) => rows.filter((one) => one === row).length)),
  )
  const divisors = [...counts].flatMap((count) =>
    [...Array(count + 1).keys()].filter((one) => one > 0 && count % one === 0),
  )
  return [
    ...divisors,
    ...[...counts].flatMap((count) => [count + 1, count - 1]),
    ...all.flatMap(({ duration, target, cadence, sendOff, effort }) => [
      ...inUnits(duration.value, duration.unit ?? 'seconds'),
      ...(sendOff ? inUnits(sendOff, 'seconds') : []),
      ...(effort ? [effort] : []),
      ...(cadence ? [cadence.min, cadence.max] : []),
      ...(target?.rangeMin
        ? [...inUnits(target.rangeMin, 'seconds'), ...inUnits(target.rangeMax ?? 0, 'seconds')]
        : []),
    ]),
  ]
}

function inUnits(value: number, unit: string): number[] {
  if (unit === 'minutes' || unit === 'seconds') {
    const seconds = unit === 'minutes' ? value * 60 : value
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60)]
    return [seconds, seconds / 60, seconds / 3600, hours, minutes, seconds % 60, (seconds % 3600) / 60]
  }
  const metres = value * ({ kilometers: 1000, miles: METRES_PER_MILE, yards: 0.9144, meters: 1 }[unit] ?? 1)
  return [value, metres, metres / 1000, metres / METRES_PER_MILE]
}
