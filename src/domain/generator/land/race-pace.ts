import { racePercents } from '../../calculators/race-pace.ts'
import { effortZones } from '../../sports/effort-zones.ts'
import { type Race, racePaceName } from '../../sports/races.ts'
import type { Sport } from '../../sports/registry.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import { type Block, type Percents, type Piece, unroll } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import type { OwnWork } from './main-sets/families/family.ts'

type DrawMainSet = (random: Random) => readonly Block[]

/** Draws main sets with their work at the pace of the asked race, in bouts of one length; any sets if none is asked. */
export function atRacePace(draw: DrawMainSet, request: ResolvedRequest): DrawMainSet {
  const work = raceWork(request)
  if (!work) return draw
  const { words, ...part } = work
  return (random) => {
    const drawn = drawStraight(draw, random)
    return drawn.map((block) => ({ ...block, pieces: block.pieces.map(aim) }))
  }

  function aim(piece: Piece): Piece {
    return isWork(piece) ? { ...piece, ...words, ...part } : piece
  }
}

/** The work at the pace of the asked race; undefined if none is asked. */
export function raceWork({
  sport,
  reference,
  racePace,
}: Pick<ResolvedRequest, 'sport' | 'reference' | 'racePace'>): OwnWork | undefined {
  if (!racePace) return undefined
  const percents = racePercents(racePace, reference ?? sport.reference.nominal)
  const zone = zoneWith(percents, sport)
  return { words: wordsFor(racePace), ...(zone === undefined ? {} : { zone }), percents }
}

function wordsFor(race: Race): Pick<Piece, 'name' | 'notes'> {
  return { name: racePaceName(race), notes: `The pace of a ${race} race, even from the first step to the last.` }
}

/** The first draw whose work is of one length and one effort; the last, if there is none among them. */
function drawStraight(draw: DrawMainSet, random: Random): readonly Block[] {
  let blocks = draw(random)
  for (let draws = 1; draws < MAX_DRAWS && !isStraight(blocks); draws += 1) blocks = draw(random)
  return blocks
}

/** Straight sets are at least half of those that are drawn. */
const MAX_DRAWS = 20

/** Whether all work of a main set is of one length and one effort. */
export function isStraight(blocks: readonly Block[]): boolean {
  const [first, ...others] = unroll(blocks).filter(isWork)
  return others.every((one) => one.ticks === first?.ticks && one.percents?.[0] === first.percents?.[0])
}

function isWork({ intensity }: Piece): boolean {
  return intensity === 'interval'
}

/** The zone that percents lie in; the highest is open above. Undefined if they lie in two. */
function zoneWith([low, high]: Percents, sport: Sport): number | undefined {
  const zones = effortZones(sport)
  return zones.find(
    (zone) => atLeast(low, zone.low, 'percent') && (zone === zones.at(-1) || atMost(high, zone.high, 'percent')),
  )?.number
}
