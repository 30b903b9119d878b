import { spanOf } from './attach.ts'
import type { Part } from './parts.ts'
import { hasMeaning, type Sayings } from './sayings.ts'
import type { Unit } from './units.ts'
import { timeOf } from './words.ts'

/** A part that has no length of its own and is read by its name: "6 strides", "mona fartlek". Nothing if more is said of it. */
export function namedPart(unit: Unit, said: Sayings, last: Part | undefined): Part | undefined {
  return classicOf(unit, said) ?? stridesOf(unit, said, last)
}

function classicOf(unit: Unit, said: Sayings): Part | undefined {
  const { classic, place } = said
  const isMore = hasMeaning({ ...said, classic: undefined, place: undefined }) || unit.head
  if (!classic || isMore || (place && place !== 'closing')) return undefined
  return { ...empty(unit), name: classic, lengths: [timeOf(CLASSIC_SECONDS)] }
}

/** Strides without a length: within a warm-up in minutes that includes them, else behind what stands before them. */
function stridesOf(unit: Unit, said: Sayings, last: Part | undefined): Part | undefined {
  const { times, aims, how, manner } = said
  const areStrides =
    aims.length === 1 &&
    aims[0]?.words === 'strides' &&
    !times?.isBehind &&
    !times?.ofSets &&
    (times?.figure ?? 1) <= MOST
  const isPlaced = said.place !== undefined && said.place !== 'closing' && said.place !== 'behind'
  const isMore = hasMeaning({ ...said, aims: [], times: undefined, how: undefined, place: undefined })
  if (unit.head || !areStrides || isMore || isPlaced || said.isTotal || !(last || times)) return undefined
  const isOfWarmUp = last?.end === 'warm-up' || last?.follows === 'warm-up'
  const isWithin = isOfWarmUp && said.isWith && last?.lengths[0]?.in === 's'
  return {
    ...empty(unit),
    times: times?.figure ?? USUAL_COUNT,
    lengths: [timeOf(USUAL_SECONDS)],
    aims: [{ words: 'strides', tell: times ? LENGTH : COUNT }],
    rests: how ? [{ ...spanOf(unit), how, words: manner ?? how, aims: [], details: [] }] : [],
    ...(isWithin ? { within: 'warm-up' as const } : isOfWarmUp ? { follows: 'warm-up' as const } : {}),
  }
}

function empty(unit: Unit): Part {
  return {
    ...spanOf(unit),
    ...{ kind: 'bouts', times: 1, isCounted: true, lengths: [], parts: [], aims: [], details: [], isEasy: false },
    ...{ rests: [], picks: [], mark: unit.mark },
  }
}

// More strides than anybody runs (our choice).
const MOST = 20
// Of strides of which no more is said, as the reader of strides has it.
const [USUAL_COUNT, USUAL_SECONDS] = [4, 20]
const CLASSIC_SECONDS = 1200
const LENGTH = 'How long the strides are was not said, so 20 seconds.'
const COUNT = 'How many strides and how long they are was not said, so 4 of 20 seconds.'
