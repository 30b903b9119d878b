import type { Loop } from '#contracts/directions.ts'
import { type MeasuredLine, measureLine } from '#domain/loop-check/measure-line.ts'
import { metresApart } from '#domain/loop-check/measures.ts'
import { type Offer, offerLine } from '#domain/loop-check/offer-line.ts'
import { encodePolyline } from '#domain/polyline/polyline.ts'
import { MAX_ELEVATION_METRES, MIN_ELEVATION_METRES } from '#domain/routes/route.ts'
import { metresTo } from '#domain/routes/route-line.ts'
import { MAX_TURNS } from '#domain/routes/turn.ts'
import type { PlanRequest, ProvidedLoop } from './provider.ts'

/**
 * What a provider's rounds are offered as, the best first. Length, shares, turns and label are measured, whatever the
 * provider says; a line that is no round is left out. Takes tens of milliseconds.
 */
export function offerLoops(loops: readonly ProvidedLoop[], request: Pick<PlanRequest, 'metres' | 'activity'>): Loop[] {
  const { metres, activity } = request
  return loops
    .flatMap((loop) => {
      if (!isPlausible(loop.line, metres)) return []
      const measured = measureLine(loop.line)
      const offer = offerLine(measured, metres)
      return offer ? [{ loop, measured, offer, misses: missesOf(measured, offer, metres) }] : []
    })
    .toSorted((one, other) => one.misses - other.misses)
    .slice(0, MAX_OFFERED)
    .map(({ loop, measured, offer }) => ({
      distance: { meters: rounded(measured.metres, 1) },
      profile: activity,
      ...wayOf(loop),
      label: offer.label,
      ...(offer.reason !== undefined && { reason: [loop.reason ?? [], offer.reason].flat().join(' ') }),
      figures: figuresOf(loop, measured),
    }))
}

/** The line of a loop, with what is known of the way along it. */
function wayOf({ line, elevations, turns }: ProvidedLoop): Pick<Loop, 'geometry' | 'turns'> {
  const polyline = encodePolyline(line)
  const metres = metresTo(line)
  return {
    geometry: elevations ? { polyline, elevations: elevations.map(writtenElevation) } : { polyline },
    ...(turns &&
      turns.length <= MAX_TURNS && {
        turns: turns.map(({ point, ...turn }) => ({ meters: rounded(metres[point] ?? 0, 0), ...turn, point })),
      }),
  }
}

/** Null for what is unknown or no height on earth. */
function writtenElevation(metres: number): number | null {
  return metres >= MIN_ELEVATION_METRES && metres <= MAX_ELEVATION_METRES ? rounded(metres, 1) : null
}

/** Whether a line consists of places on earth and is short enough to be measured in a moment. */
function isPlausible(line: ProvidedLoop['line'], askedMetres: number): boolean {
  if (line.length < 2 || line.length > MAX_POINTS) return false
  let metres = 0
  for (const [at, place] of line.entries()) {
    const [latitude, longitude] = place
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return false
    metres += metresApart(line[at - 1] ?? place, place)
  }
  return metres <= askedMetres * MAX_TIMES_ASKED + MAX_METRES_BEYOND
}

/** How far an offer is from what was asked: first by its label, then by its length, then by turns on the spot. */
function missesOf({ metres, uTurns }: MeasuredLine, { label }: Offer, asked: number): number {
  const isOfLength = Math.abs(metres - asked) <= asked * MAX_ERROR
  return RANKS[label] * 4 + (isOfLength ? 0 : 2) + (uTurns > 0 ? 1 : 0)
}

function figuresOf(loop: ProvidedLoop, measured: MeasuredLine): Loop['figures'] {
  const { surfaceMetres, climbMetres, litMetres, greenMetres, quietMetres, turnsPerKilometre, heading, streets } = loop
  const { paved, unpaved, unknown } = surfaceMetres ?? {}
  return {
    repeated_share: rounded(measured.repeatedMetres / measured.metres, 4),
    corridor_share: rounded(Math.min(1, measured.corridorMetres / measured.metres), 4),
    u_turns: measured.uTurns,
    compactness: rounded(measured.compactness, 3),
    ...(surfaceMetres && { surface_meters: known({ paved, unpaved, unknown }) }),
    ...known({
      climb_meters: climbMetres,
      lit_meters: litMetres,
      green_meters: greenMetres,
      quiet_meters: quietMetres,
      turns_per_kilometer: turnsPerKilometre,
      heading,
    }),
    ...(streets && streets.length > 0 && { street_names: streets }),
  }
}

/** Those of some figures that are numbers, to one decimal. */
function known<Name extends string>(figures: Record<Name, number | undefined>): Partial<Record<Name, number>> {
  const entries = Object.entries<number | undefined>(figures)
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      value !== undefined && Number.isFinite(value) ? [[name, rounded(value, 1)]] : [],
    ),
  ) as Partial<Record<Name, number>>
}

function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}

const RANKS = { loop: 0, lollipop: 1, 'out-and-back': 2 } as const
const MAX_OFFERED = 3
const MAX_ERROR = 0.02
const MAX_POINTS = 100_000
const MAX_TIMES_ASKED = 4
const MAX_METRES_BEYOND = 5_000
