import type { Sport } from '../../../sports/registry.ts'
import { median, sum, sumOf } from '../../../units/numbers.ts'
import { type Block, type Piece, ticksOf } from '../../plan/plan.ts'
import { heartRateZone } from '../../plan/targets.ts'
import { aimBlocks } from '../aim.ts'
import type { Aims } from './aims.ts'
import { hasEqualWork, twoBlocksOf } from './bouts.ts'
import type { Family } from './families/family.ts'
import { sumFourthPowers } from './fourth-powers.ts'
import type { Scale } from './scale.ts'
import { timeShortWork } from './time-short-work.ts'

/** A main set with the figures that its penalty is computed from. */
export type Layout = Readonly<ReturnType<typeof layoutOf>>

/** The lowest power zone that empties W' within minutes. */
const LOWEST_W_PRIME_ZONE = 6

/** Figures of a main set; seconds are those of its scale. */
export function layoutOf(
  { name, form, byHeartRate, aims: own }: Family,
  sport: Sport,
  written: readonly Block[],
  scale: Scale,
  aimsOfType: Aims,
) {
  const aims = own ? { ...aimsOfType, ...own } : aimsOfType
  const setPauseSeconds = aims.setPauseSeconds ?? Number.POSITIVE_INFINITY
  // In a run by distance the athlete's pace decides how long a bout takes: it is aimed when it is drawn.
  const blocks = scale.nearest
    ? aimBlocks(timedOnRoad(written, scale), sport, (ticks, zone) => ticks * (scale.secondsPerTick[zone] ?? 0))
    : written
  const secondsOf = ({ ticks, zone }: Piece) => ticks * (scale.secondsPerTick[zone ?? 1] ?? 0)
  const { bouts, rests, leading } = boutsAndRests(blocks, secondsOf)
  const pieces = blocks.flatMap((block) => block.pieces)
  const inSet = rests.filter((rest) => rest < setPauseSeconds)
  return {
    family: name,
    form,
    byHeartRate,
    aims,
    /** The most seconds of work in any family of the type. */
    mostWork: Math.max(aims.work[1], aimsOfType.work[1]),
    /** Equal for layouts that an athlete would hardly tell apart. */
    kind: kindOf(written, scale),
    blocks,
    ticks: ticksOf(blocks),
    seconds: sumOf(blocks, ({ times, pieces: round }) => times * sumOf(round, secondsOf)),
    /** How many bouts, and the seconds of all, of the shortest and of the longest. */
    bouts: bouts.length,
    work: sum(bouts),
    shortest: Math.min(...bouts),
    longest: Math.max(...bouts),
    /** Seconds of the shortest piece of work. */
    shortestPiece: Math.min(...pieces.filter(({ intensity }) => intensity === 'interval').map(secondsOf)),
    /** The median bout and the median recovery; 0 if there is none. */
    middleBout: median(bouts),
    middleRest: rests.length > 0 ? median(inSet.length > 0 ? inSet : rests) : 0,
    longestRest: Math.max(0, ...rests),
    /** Bouts of the largest set. */
    largestSet: longestRunBelow(setPauseSeconds, rests) + 1,
    /** Whether all work is of one length and one effort. */
    hasEqualWork: hasEqualWork(blocks),
    /** Easy seconds before the first bout. */
    leading,
    /** Whether a long session can have it in two blocks. */
    hasTwoBlocks: twoBlocksOf(blocks) !== undefined,
    /** Seconds times the fourth power of power, as a share of FTP. */
    fourth: sumFourthPowers(blocks, secondsOf),
    /** Whether it changes inside a zone, or between two zones that are one by heart rate: only power or pace show that. */
    needsFigures: written.some(({ pieces: round }) => round.some(isAimed)) || isOneZoneByHeartRate(written, sport),
    /** Whether it goes so far above threshold that W' decides whether it can be done. */
    needsWPrime: pieces.some(({ zone }) => (zone ?? 0) >= LOWEST_W_PRIME_ZONE),
  }
}

function timedOnRoad(blocks: readonly Block[], scale: Scale): readonly Block[] {
  return scale.unit === 'minutes' ? blocks : timeShortWork(blocks, scale)
}

/** Whether a piece aims at a part of its zone by itself, and not by its length. */
function isAimed({ percents, use }: Piece): boolean {
  return percents !== undefined || use === 'under' || use === 'over'
}

/** Whether two bouts in a row lie in different zones that are one by heart rate. */
function isOneZoneByHeartRate(blocks: readonly Block[], sport: Sport): boolean {
  return blocks.some(({ pieces }) =>
    pieces.some(({ intensity, zone }, index) => {
      const next = pieces[index + 1]
      if (intensity !== 'interval' || next?.intensity !== 'interval' || zone === null || next.zone === null)
        return false
      return zone !== next.zone && heartRateZone(zone, sport) === heartRateZone(next.zone, sport)
    }),
  )
}

/** Lengths that round to the same minute, fifth of a kilometre or eighth of a mile are of one kind. Our choice. */
const KIND_GRAIN_TICKS = { minutes: 12, kilometers: 20, miles: 12 }

function kindOf(blocks: readonly Block[], { unit }: Scale): string {
  const written = ({ ticks, zone, percents }: Piece) =>
    [Math.round(ticks / KIND_GRAIN_TICKS[unit]), zone, percents?.[0]].join('.')
  return blocks.map(({ times, pieces }) => [times, ...pieces.map(written)].join()).join(' ')
}

/** The seconds of bouts and of the recoveries between them. Work that follows a bout without a recovery belongs to it. */
function boutsAndRests(blocks: readonly Block[], secondsOf: (piece: Piece) => number) {
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
        // Easy time before the first bout is no recovery.
        if (rest > 0 && bouts.length > 0) rests.push(rest)
        else leading += rest
        rest = 0
        bout += seconds
      }
  if (bout > 0) bouts.push(bout)
  return { bouts, rests, leading }
}

/** The longest run of recoveries that are shorter than a pause between sets. */
function longestRunBelow(setPauseSeconds: number, rests: readonly number[]): number {
  let run = 0
  let longest = 0
  for (const rest of rests) {
    run = rest < setPauseSeconds ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
