import { sportOf } from '../../sports/registry.ts'
import { type Measured, measure, metresOf } from './measure.ts'
import type { Aim, Length, Part } from './part.ts'
import type { Writing } from './writing.ts'

export type Container = { measured: Measured; aims: readonly Aim[]; from: number; to: number }

type Sizes = {
  sizeOf: (part: Part) => { seconds: number; metres: number } | undefined
  lengthIn: (value: number, whole: Measured) => Length
  writing: Writing
}

/** What is done again and again within a length, "20 s hard every 10 min", as rounds of it with the time between. */
export function spreadOver(part: Part, container: Container, { sizeOf, lengthIn, writing }: Sizes): Part[] | undefined {
  const { every, place, ...own } = part
  if (!every) return undefined
  const { measured: whole } = container
  const isTime = whole.unit === 'seconds'
  const between = measure(
    every.unit || every.clock ? every : { ...every, unit: isTime ? 'min' : unitOf(whole) },
    'stretch',
    writing,
  )
  const size = sizeOf({ ...own, times: [] })
  if (!between || !size || (between.unit === 'seconds') !== isTime) return undefined
  const [all, round, work] = [sizeIn(whole), sizeIn(between), isTime ? size.seconds : size.metres]
  const times = Math.floor(all / round + 0.002)
  if (work >= round * 0.9 || times < 2) return undefined
  const base = (value: number): Part => ({
    ...{ from: container.from, to: container.to, times: [], details: [], isActive: true },
    aims: container.aims.length > 0 ? [...container.aims] : [{ kind: 'effort', name: 'easy', from: 0, to: 0 }],
    length: lengthIn(value, whole),
  })
  const left = all - times * round
  const { isWithin: _isWithin, isJoined: _isJoined, ...others } = own
  const once: Part = { ...others, ...(own.manner === 'walk' ? {} : { isActive: true }) }
  const isRide = !sportOf(writing.sport).racePaces
  const isShort = (isRide || size.seconds <= 60) && own.manner === undefined && place === undefined
  // After the last of short efforts the run goes on, after any on a ride.
  const isOver = isShort && left < round * 0.2
  const rounds = isOver ? times - 1 : times
  const end = all - rounds * round
  const inner: Part[] =
    place === 'middle'
      ? [base((round - work) / 2), once, base((round - work) / 2)]
      : place === 'first'
        ? [once, base(round - work)]
        : [base(round - work), once]
  return [
    { from: part.from, to: part.to, times: [rounds], inner, aims: [], details: [] },
    ...(end > all * 0.01 ? [base(end)] : []),
  ]
}

/** Pieces one after another, again and again, until a length is over; what is left at the end is easy. */
export function repeatOver(
  pieces: readonly Part[],
  container: Container,
  { sizeOf, lengthIn }: Sizes,
): Part[] | undefined {
  const { measured: whole } = container
  const isTime = whole.unit === 'seconds'
  const sizes = pieces.map((piece) => sizeOf(piece))
  let round = 0
  for (const size of sizes) {
    if (!size) return undefined
    round += isTime ? size.seconds : size.metres
  }
  const all = sizeIn(whole)
  const times = Math.floor(all / round + 0.02)
  if (round <= 0 || times < 1) return undefined
  const left = all - times * round
  const isOpen = pieces.every(({ aims, manner }) => aims.length === 0 && !manner)
  // "1 min on 1 min off" for 40 min: the first of them is hard.
  const inner = pieces.map(
    ({ isJoined: _isJoined, isWithin: _isWithin, isFor: _isFor, ...one }, index): Part =>
      isOpen && index === 0 ? { ...one, aims: [{ kind: 'effort', name: 'hard', from: one.from, to: one.to }] } : one,
  )
  const rounds: Part = { from: container.from, to: container.to, times: [times], inner, aims: [], details: [] }
  if (left <= all * 0.015) return [rounds]
  const first = sizes[0]
  const one = first && (isTime ? first.seconds : first.metres)
  const [opening] = inner
  if (opening && one && Math.abs(left - one) <= one * 0.02) return [rounds, opening]
  const easy: Aim = { kind: 'effort', name: 'easy', from: 0, to: 0 }
  return [
    rounds,
    { from: container.from, to: container.to, times: [], aims: [easy], details: [], length: lengthIn(left, whole) },
  ]
}

export function sizeIn(measured: Measured): number {
  return measured.unit === 'seconds' ? measured.value : (metresOf(measured) ?? 0)
}

function unitOf({ unit }: Measured): Length['unit'] {
  return ({ kilometers: 'km', miles: 'mi', meters: 'meters', yards: 'yd', seconds: 's' } as const)[unit]
}
