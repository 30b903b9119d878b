import { access, type PlaceKind, placeKinds, surfaces, traits, type WayKind, wayKinds } from './streets.ts'
import { traitsOfKind } from './traits.ts'

/**
 * What the tags of an OpenStreetMap way say, as numbers of `Streets`. The name of a way without one is its number on signs.
 * `isOffGround` is true of bridges and tunnels, where the ground says nothing about the height of the way.
 */
export type WayTags = {
  kind: number
  surface: number
  access: number
  name: string
  traits: number
  isOffGround: boolean
}

/** Undefined for what nobody may run or ride along. */
export function readWayTags(tags: ReadonlyMap<string, string>): WayTags | undefined {
  const kind = kindOf(tags.get('highway') ?? '')
  if (kind === undefined || tags.get('area') === 'yes') return undefined
  const bits = footBits(tags, kind) | bikeBits(tags, kind)
  if (bits === 0) return undefined
  return {
    kind: wayKinds.indexOf(kind),
    surface: surfaces.indexOf(surfaceOf(tags, kind)),
    access: bits,
    name: cleanName(tags.get('name') ?? tags.get('ref')),
    traits: traitsOf(tags, kind),
    isOffGround: isYes(tags.get('bridge')) || isYes(tags.get('tunnel')),
  }
}

/** Keys of which a way has one if it is a street or says where it is green. */
export const keysOfWays: readonly string[] = ['highway', 'leisure', 'landuse', 'natural', 'waterway']

/** What lies around a way: an area in the green, an area of water or a shore, a line of water. */
export type Surroundings = 'green' | 'water' | 'waterline'

export function readSurroundings(tags: ReadonlyMap<string, string>): Surroundings | undefined {
  const [natural, waterway] = [tags.get('natural') ?? '', tags.get('waterway') ?? '']
  if (/^(park|garden|nature_reserve|golf_course)$/.test(tags.get('leisure') ?? '')) return 'green'
  if (/^(forest|grass|meadow|recreation_ground|village_green|orchard|vineyard)$/.test(tags.get('landuse') ?? ''))
    return 'green'
  if (/^(wood|heath|grassland|scrub)$/.test(natural)) return 'green'
  if (/^(water|beach)$/.test(natural) || waterway === 'riverbank') return 'water'
  return /^(river|canal)$/.test(waterway) || natural === 'coastline' ? 'waterline' : undefined
}

export const keysOfPlaces: readonly string[] = ['place']

export function readPlaceTags(tags: ReadonlyMap<string, string>): { name: string; kind: PlaceKind } | undefined {
  const value = tags.get('place')
  const kind = placeKinds.find((one) => one === value) ?? otherPlaces[value ?? '']
  const name = cleanName(tags.get('name'))
  return kind && kind !== 'street' && name !== '' ? { name, kind } : undefined
}

const otherPlaces: Readonly<Record<string, PlaceKind>> = {
  borough: 'suburb',
  city_block: 'neighbourhood',
  isolated_dwelling: 'hamlet',
  farm: 'hamlet',
  island: 'locality',
  islet: 'locality',
}

/** On one line, and not longer than the 255 characters that OpenStreetMap allows. */
function cleanName(name = ''): string {
  return name
    .slice(0, MAX_NAME_LENGTH)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

const MAX_NAME_LENGTH = 255

const isYes = (value = 'no') => value !== 'no'

function traitsOf(tags: ReadonlyMap<string, string>, kind: WayKind): number {
  const isLit = isYes(tags.get('lit')) && tags.get('lit') !== 'disused'
  const isBridleway = tags.get('highway') === 'bridleway'
  const isPavement = tags.get('footway') === 'sidewalk'
  const isSlow = kind === 'unclassified' && kilometresPerHour(tags.get('maxspeed')) <= MAX_SLOW_SPEED
  const isQuick = kilometresPerHour(tags.get('maxspeed')) > MAX_QUIET_SPEED
  const ofKind = traitsOfKind(kind) & (isPavement || (isQuick && kind === 'residential') ? ~traits.quiet : ~0)
  return ofKind | (isLit ? traits.lit : 0) | (isBridleway ? traits.green : 0) | (isSlow ? traits.quiet : 0)
}

/** NaN where no speed is given as a number. */
function kilometresPerHour(maxspeed = ''): number {
  const [, figure, unit] = /^(\d{1,3})( ?mph)?$/.exec(maxspeed) ?? []
  return figure === undefined ? Number.NaN : Number(figure) * (unit ? 1.609_344 : 1)
}

/** In kilometres an hour: where cars may be quicker than in most towns, and the limit of calm streets (20 mph). */
const MAX_QUIET_SPEED = 50
const MAX_SLOW_SPEED = 33

const otherNames: Readonly<Record<string, WayKind>> = { bridleway: 'track', road: 'unclassified', corridor: 'footway' }

function kindOf(highway: string): WayKind | undefined {
  const name = highway.replace(/_link$/, '')
  return wayKinds.find((kind) => kind === name) ?? otherNames[name]
}

const isRefused = (value: string | undefined) =>
  value !== undefined &&
  /^(no|private|customers|delivery|agricultural|forestry|military|permit|use_sidepath)$/.test(value)
const isGranted = (value: string | undefined) =>
  value !== undefined && /^(yes|designated|permissive|destination|official)$/.test(value)

function footBits(tags: ReadonlyMap<string, string>, kind: WayKind): number {
  const foot = tags.get('foot')
  if (isRefused(foot)) return 0
  if (isGranted(foot)) return access.foot
  if (isRefused(tags.get('access')) || tags.get('motorroad') === 'yes' || kind === 'trunk') return 0
  return kind === 'cycleway' && foot !== undefined ? 0 : access.foot
}

function bikeBits(tags: ReadonlyMap<string, string>, kind: WayKind): number {
  const bicycle = tags.get('bicycle')
  if (isRefused(bicycle) || bicycle === 'dismount' || kind === 'steps' || tags.get('motorroad') === 'yes') return 0
  if (!isGranted(bicycle)) {
    if (isRefused(tags.get('vehicle') ?? tags.get('access'))) return 0
    if (kind === 'footway' || kind === 'pedestrian' || kind === 'trunk') return 0
    if (kind === 'path' && surfaceOf(tags, kind) !== 'paved') return 0
  }
  const both = access.bikeForward | access.bikeBackward
  const forBikes = tags.get('oneway:bicycle')
  if (forBikes === 'no' || /^opposite/.test(tags.get('cycleway') ?? '')) return both
  const oneWay = forBikes ?? tags.get('oneway')
  if (oneWay === '-1' || oneWay === 'reverse') return access.bikeBackward
  const isRound = tags.get('junction') === 'roundabout' || tags.get('junction') === 'circular'
  if (/^(yes|true|1)$/.test(oneWay ?? (isRound ? 'yes' : 'no'))) return access.bikeForward
  return both
}

const paved = /^(paved|asphalt|concrete|paving_stones|sett|cobblestone|metal|wood|chipseal|bricks?)/
const loose = /^(unpaved|compacted|fine_gravel|gravel|pebblestone|ground|dirt|earth|grass|mud|sand|rock|woodchips)/

function surfaceOf(tags: ReadonlyMap<string, string>, kind: WayKind): 'unknown' | 'paved' | 'unpaved' {
  const surface = tags.get('surface') ?? ''
  if (paved.test(surface)) return 'paved'
  if (loose.test(surface)) return 'unpaved'
  const grade = tags.get('tracktype')
  if (kind === 'track' && grade !== undefined) return grade === 'grade1' ? 'paved' : 'unpaved'
  return 'unknown'
}
