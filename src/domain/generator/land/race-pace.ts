import { racePercents } from '../../calculators/race-pace.ts'
import { effortZones } from '../../sports/effort-zones.ts'
import { type Race, racePaceName } from '../../sports/races.ts'
import type { Sport } from '../../sports/registry.ts'
import { atLeast, atMost } from '../../units/tolerance.ts'
import type { Block, Percents, Piece } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import type { ResolvedRequest } from '../request/resolved-request.ts'
import { type Aims, aimOfMinutes } from './main-sets/aims.ts'
import type { OwnWork } from './main-sets/families/family.ts'

type DrawMainSet = (random: Random) => readonly Block[]

/**
 * What work at the pace of a race aims at: the bouts that it is usually done in, and about as much of it as Daniels and
 * Pfitzinger have runners do in one session. The figures are our choice.
 */
export const aimsAtRacePace: Readonly<Record<Race, Pick<Aims, 'bout' | 'work' | 'share'>>> = {
  '1500m': { bout: [25, 120], work: aimOfMinutes(8.5, 10.5), share: [0, 0.445] },
  '3k': { bout: [60, 240], work: aimOfMinutes(8, 14), share: [0, 0.445] },
  '5k': { bout: [110, 330], work: aimOfMinutes(12, 20), share: [0, 0.445] },
  '10k': { bout: aimOfMinutes(3.5, 12), work: aimOfMinutes(20, 30), share: [0, 0.67] },
  'half marathon': { bout: aimOfMinutes(8, 30), work: aimOfMinutes(30, 45), share: [0, 0.67] },
  marathon: { bout: aimOfMinutes(10, 60), work: aimOfMinutes(30, 75), share: [0, 0.82] },
}

/** Draws main sets with their work at the pace of the asked race; any sets if none is asked. */
export function atRacePace(draw: DrawMainSet, request: ResolvedRequest): DrawMainSet {
  const work = raceWork(request)
  if (!work) return draw
  const { words, ...part } = work
  const aim = (piece: Piece) => (piece.intensity === 'interval' ? { ...piece, ...words, ...part } : piece)
  return (random) => draw(random).map((block) => ({ ...block, pieces: block.pieces.map(aim) }))
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

/** The zone that percents lie in; the highest is open above. Undefined if they lie in two. */
function zoneWith([low, high]: Percents, sport: Sport): number | undefined {
  const zones = effortZones(sport)
  return zones.find(
    (zone) => atLeast(low, zone.low, 'percent') && (zone === zones.at(-1) || atMost(high, zone.high, 'percent')),
  )?.number
}
