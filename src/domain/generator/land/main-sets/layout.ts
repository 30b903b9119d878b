import type { Sport } from '../../../sports/sport.ts'
import { type Block, type Piece, ticksOf } from '../../plan/plan.ts'
import { heartRateZone } from '../../plan/targets.ts'
import { sumFourthPowers } from './fourth-powers.ts'
import type { Scale } from './scale.ts'

/** One way to lay out a main set, and the figures it is weighed by; seconds are those of its scale. */
export type Layout = {
  family: string
  /** What it has in common with layouts that an athlete would hardly tell from it. */
  kind: string
  blocks: readonly Block[]
  ticks: number
  seconds: number
  bouts: number
  work: number
  shortest: number
  longest: number
  /** The middle bout, and the middle recovery; 0 where there is none. */
  middleBout: number
  middleRest: number
  longestRest: number
  /** Bouts in a row that no pause between sets parts. */
  largestSet: number
  /** Easy seconds before the first bout, and after the last one. */
  leading: number
  trailing: number
  /** Seconds times the fourth power of power, as a share of FTP. */
  fourth: number
  /** Keeps to parts of a zone, or swings between two that are one by heart rate: only figures tell these apart. */
  needsFigures: boolean
  /** Goes so far above threshold that W' has to be reckoned with. */
  spends: boolean
}

/** The first zone of power that empties W' within minutes. */
const SPENDING_ZONE = 6

/** A layout with its figures. Pauses from `parting` seconds on part sets and are no recoveries. */
export function layoutOf(
  { family, sport }: { family: string; sport: Sport },
  blocks: readonly Block[],
  scale: Scale,
  setPauseSeconds: number,
): Layout {
  const secondsOf = ({ ticks, zone }: Piece) => ticks * (scale.secondsPerTick[zone ?? 1] ?? 0)
  const { bouts, rests, leading, trailing } = turnsOf(blocks, secondsOf)
  const pieces = blocks.flatMap((block) => block.pieces)
  const between = rests.filter((rest) => rest < setPauseSeconds)
  return {
    family,
    kind: kindOf(blocks, scale),
    blocks,
    ticks: ticksOf(blocks),
    seconds: blocks.reduce((all, { times, pieces: round }) => all + times * sum(round.map(secondsOf)), 0),
    bouts: bouts.length,
    work: sum(bouts),
    shortest: Math.min(...bouts),
    longest: Math.max(...bouts),
    middleBout: middleOf(bouts),
    middleRest: middleOf(between.length > 0 ? between : rests),
    longestRest: Math.max(0, ...rests),
    largestSet: longestRunBelow(setPauseSeconds, rests) + 1,
    leading,
    trailing,
    fourth: sumFourthPowers(blocks, secondsOf),
    needsFigures: pieces.some(({ percents }) => percents !== undefined) || isOneZoneByHeart(blocks, sport),
    spends: pieces.some(({ zone }) => (zone ?? 0) >= SPENDING_ZONE),
  }
}

/** Whether bouts change zone without the zone by heart rate changing with it. */
function isOneZoneByHeart(blocks: readonly Block[], sport: Sport): boolean {
  return blocks.some(({ pieces }) =>
    pieces.some(({ intensity, zone }, index) => {
      const next = pieces[index + 1]
      if (intensity !== 'interval' || next?.intensity !== 'interval' || zone === null || next.zone === null)
        return false
      return zone !== next.zone && heartRateZone(zone, sport) === heartRateZone(next.zone, sport)
    }),
  )
}

/** Lengths within a minute, or within a fifth of a kilometre, are much the same. Ticks. */
const MUCH_THE_SAME = { minutes: 12, kilometers: 20, miles: 12 }

function kindOf(blocks: readonly Block[], { unit }: Scale): string {
  const written = ({ ticks, zone, percents }: Piece) =>
    [Math.round(ticks / MUCH_THE_SAME[unit]), zone, percents?.[0]].join('.')
  return blocks.map(({ times, pieces }) => [times, ...pieces.map(written)].join()).join(' ')
}

/** Work and recovery by turns, in seconds. What follows a bout without a recovery belongs to it. */
function turnsOf(blocks: readonly Block[], secondsOf: (piece: Piece) => number) {
  const bouts: number[] = []
  const rests: number[] = []
  let bout = 0
  let rest = 0
  let leading = 0
  for (const { times, pieces } of blocks)
    for (let round = 0; round < times; round += 1)
      for (const piece of pieces) {
        const seconds = secondsOf(piece)
        if (piece.intensity !== 'interval') {
          if (bout > 0) bouts.push(bout)
          bout = 0
          rest += seconds
          continue
        }
        // What is easy before the first bout is no recovery, but part of the way there.
        if (rest > 0 && bouts.length > 0) rests.push(rest)
        else leading += rest
        rest = 0
        bout += seconds
      }
  if (bout > 0) bouts.push(bout)
  return { bouts, rests, leading, trailing: bout > 0 ? 0 : rest }
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? 0)) / 2
}

/** How many recoveries follow one another that are shorter than a pause between sets. */
function longestRunBelow(setPauseSeconds: number, rests: readonly number[]): number {
  let run = 0
  let longest = 0
  for (const rest of rests) {
    run = rest < setPauseSeconds ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
