import { access, surfaces, type WayKind, wayKinds } from './streets.ts'

/** What the tags of an OpenStreetMap way say, as numbers of `Streets`; undefined for what nobody may run or ride along. */
export type WayTags = { kind: number; surface: number; access: number }

export function readWayTags(tags: ReadonlyMap<string, string>): WayTags | undefined {
  const kind = kindOf(tags.get('highway') ?? '')
  if (kind === undefined || tags.get('area') === 'yes') return undefined
  const bits = footBits(tags, kind) | bikeBits(tags, kind)
  if (bits === 0) return undefined
  return { kind: wayKinds.indexOf(kind), surface: surfaces.indexOf(surfaceOf(tags, kind)), access: bits }
}

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
