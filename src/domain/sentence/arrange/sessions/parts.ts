import type { Span } from '../../result.ts'
import type { Unit } from './units.ts'
import type { Length, Pick, Place, Said } from './words.ts'

/** A rest: so long, or a share of the bout, how it is done, and at what. */
export type Rest = Span & {
  isBetweenSets?: boolean
  length?: Length
  share?: number
  /** What a share of the bout lasts at least and at most. */
  least?: Length | undefined
  most?: Length | undefined
  how: string
  words?: string
  aims: Said[]
  details: Said[]
}

/** Bouts of one or more lengths, or a group of parts. */
export type Part = Span & {
  /** Where the figure of a single length stands that has no unit: it is told which was taken. */
  bare?: Span | undefined
  kind: 'bouts' | 'group'
  times: number
  isCounted: boolean
  lengths: readonly Length[]
  parts: Part[]
  aims: Said[]
  details: Said[]
  isEasy: boolean
  isJog?: boolean
  /** Behind each bout; of a row one behind each, or one for all. */
  rests: Rest[]
  /** Between the rounds. */
  between?: Rest | undefined
  place?: Place | undefined
  end?: 'warm-up' | 'cool-down' | undefined
  /** Both the warm-up and the cool-down. */
  isEnds?: boolean
  /** What is said of the odd ones, of the last of them. */
  picks: Picked[]
  every?: { length: Length; burst: Length; aims: Said[]; details: Said[] } | undefined
  step?: number | undefined
  /** How much time lies between the starts of two repetitions. */
  start?: Length | undefined
  isTotal?: boolean
  /** "first 10 of each" */
  ofEach?: boolean
  /** From one target to another. */
  isRamp?: boolean
  isFaster?: boolean
  /** Without a rest, as it is said. */
  isNonStop?: boolean
  /** Each repetition has its own pace. */
  isPaced?: boolean
  /** Each by so many seconds faster than the one before, from a pace or a time on; of the last of a length alone. */
  drop?: Drop | undefined
  /** In turn with the part beside it, or one target with the other. */
  isAlternate?: 'next' | 'last' | undefined
  /** Once with each leg. */
  byLegs?: boolean
  /** Of which part before it this is one; `last`: at the end of it, in so long a stretch. */
  within?: 'warm-up' | 'second half' | 'middle' | 'end' | { last: Length }
  /** Behind which part it is done, wherever that is. */
  follows?: 'warm-up'
  /** Runs and walks by turns. */
  isWalked?: boolean
  /** What it is called where its sets are not said: "mona fartlek". */
  name?: string
  /** Whether the rest between rounds is also behind the last. */
  restsLast?: boolean
  /** What was taken for granted. */
  tell?: string
  mark: Unit['mark']
}

export type Drop = { by: number; first?: number; per?: 'mile' | 'km'; over?: Length; isWithin?: boolean }

export type Picked = Span & {
  pick: Pick | 'numbered'
  /** In metres, where a numbered stretch begins. */
  start?: number
  length?: Length
  /** So many of them, or each of so many. */
  count?: number
  /** Of the whole. */
  share?: number
  aims: Said[]
  details: Said[]
}

export function isSet(part: Part): boolean {
  return part.isCounted || part.lengths.length > 1 || part.kind === 'group'
}

/** The bouts of a part, also those within its groups. */
export function leaves(part: Part): Part[] {
  return part.kind === 'group' ? part.parts.flatMap(leaves) : [part]
}

/** Targets that are easy. */
export const EASY = /^(?:easy|z[12](?:-2)?|[3-7]\d(?:-[3-7]\d)?%|steady|at rpe [1-4])$/
