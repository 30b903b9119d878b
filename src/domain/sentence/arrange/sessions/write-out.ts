import { bout, restOf, rungs, withoutLastRest } from './bouts.ts'
import { withBursts, withEachLeg } from './bursts-and-legs.ts'
import { getFaster, inPaces, inSteps, ramp, rampOfRungs } from './changing-bouts.ts'
import { dropped } from './drops.ts'
import { isSet, type Part } from './parts.ts'
import { isSpread, spreadAims } from './several-aims.ts'
import { someBouts, stretches } from './some-of-bouts.ts'

/** "3 sets, 8 min easy after each": also behind the last. */
function withRestBehindEach(part: Part, between: NonNullable<Part['between']>): Part[] | undefined {
  const { length, aims, details, how } = between
  const last = part.parts.at(-1)
  if (!length || !last || part.kind !== 'group') return undefined
  // Behind a single bout it is its rest, walked or jogged as it is said.
  const isRest = !isSet(last) && last.rests.length === 0 && aims.length + details.length === 0 && how !== 'easy'
  const easy: Part = { ...bout(part, length), aims, details, isEasy: aims.length === 0 }
  const round = isRest
    ? [...part.parts.slice(0, -1), { ...last, rests: [{ ...between, how: `${how} recovery`, isBetweenSets: false }] }]
    : [...part.parts, easy]
  return Array.from({ length: part.times }, () => round).flat()
}

/** The parts of a group, each with the rest that is said of all of them. */
function withRestsOfEach(group: Part): Part[] {
  const [rest, ...more] = group.rests
  if (
    group.kind !== 'group' ||
    !rest ||
    more.length > 0 ||
    group.parts.some((part) => isSet(part) || part.rests.length > 0)
  )
    return group.parts
  group.rests = []
  return group.parts.map((part) => ({ ...part, rests: part.lengths.map((length) => restOf(rest, length)) }))
}

/** A part as the bouts that it stands for; nothing if what is said of it does not fit. */
export function writeOut(part: Part): Part[] | undefined {
  const inner = part.parts.map(writeOut)
  if (inner.some((one) => one === undefined)) return undefined
  const own = { ...part, parts: inner.flatMap((one) => one ?? []) }
  if (isSpread(own)) return spreadAims(own)
  if (own.between) own.parts = withoutLastRest(withRestsOfEach(own))
  if (own.between && own.restsLast) return withRestBehindEach(own, own.between)
  if (own.kind === 'group' && own.times === 1 && !own.between && own.picks.length === 0) return own.parts
  if (own.drop) return dropped(own)
  if (own.isAlternate) return undefined
  if (own.every) return withBursts(own)
  if (own.byLegs) return withEachLeg(own)
  if (own.isRamp && own.lengths.length > 1) return rampOfRungs(own)
  if (own.isFaster && own.aims.length === 0 && own.step === undefined) return getFaster(own)
  if (own.isRamp && !isSet(own)) return ramp(own)
  if (own.picks.some(({ aims, details }) => aims.length + details.length === 0)) return undefined
  if (own.picks.length > 0) return isSet(own) ? someBouts(own) : stretches(own)
  if (own.step !== undefined) return inSteps(own)
  if (own.isPaced) return inPaces(own)
  if (own.lengths.length > 1) {
    const row = rungs(own)
    return row && [row]
  }
  return [own]
}
