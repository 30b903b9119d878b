import type { Aim, EffortName, Part } from '../part.ts'

/** Whether one part is easy and hard at the same time, or has two figures that cannot both be its target. */
export function hasContraryAims(parts: readonly Part[], ofAll: readonly Aim[]): boolean {
  return isContrary(ofAll) || isOtherZone(parts, ofAll) || parts.some((part) => isContraryPart(part, ofAll))
}

/** "zone 3, threshold 50 min": a zone of all beside another effort of the only part. */
function isOtherZone([part, ...others]: readonly Part[], ofAll: readonly Aim[]): boolean {
  const zone = ofAll.find(({ kind }) => kind === 'zone')
  const [all, own] = [zone && levelOf(zone), part?.aims.flatMap((aim) => levelOf(aim) ?? [])]
  if (others.length > 0 || all === undefined || part?.times.length !== 0) return false
  return own?.some((one) => Math.abs(one - all) >= 1) ?? false
}

function isContraryPart(part: Part, ofAll: readonly Aim[]): boolean {
  const { aims, inner = [], ramp, selected = [] } = part
  if (inner.some((one) => isContraryPart(one, []))) return true
  if (selected.some((one) => isContrary(one.aims))) return true
  if (ramp) return false
  // What is said of the session and what is said of a part differ where there are several parts.
  return isContrary(aims) || (part.length !== undefined && part.times.length === 0 && isExtreme(aims, ofAll))
}

function isContrary(aims: readonly Aim[]): boolean {
  const levels = aims.flatMap((aim) => levelOf(aim) ?? [])
  if (levels.length > 1 && Math.max(...levels) - Math.min(...levels) >= FARTHEST) return true
  // A limit beside a zone is one more target.
  if (aims.some(({ kind }) => kind === 'beats') && aims.some(({ kind }) => kind === 'zone')) return true
  const figures = aims.filter(({ kind }) => FIGURES.has(kind))
  return figures.some((one, at) => figures.slice(at + 1).some((other) => !isSame(one, other)))
}

function isExtreme(aims: readonly Aim[], ofAll: readonly Aim[]): boolean {
  const [own, all] = [aims, ofAll].map((some) => some.flatMap((aim) => levelOf(aim) ?? []))
  if (!own || !all || own.length === 0 || all.length === 0) return false
  return Math.abs(Math.max(...own) - Math.min(...all)) >= 4 || Math.abs(Math.max(...all) - Math.min(...own)) >= 4
}

const FARTHEST = 3
const FIGURES = new Set<Aim['kind']>(['percent', 'power', 'pace', 'speed', 'time', 'beats', 'race', 'css'])

function isSame(one: Aim, other: Aim): boolean {
  const key = ({ from: _, to: __, ...rest }: Aim) => JSON.stringify(rest)
  return key(one) === key(other)
}

/** How hard an effort is, from 1 to 6; of hills and races that stays open. */
function levelOf(aim: Aim): number | undefined {
  if (aim.kind === 'zone') return Math.min(aim.high, 5)
  return aim.kind === 'effort' ? levels[aim.name] : undefined
}

const levels: Partial<Record<EffortName, number>> = {
  recovery: 1,
  easy: 1,
  float: 2,
  steady: 2,
  endurance: 2,
  moderate: 3,
  tempo: 3,
  'sweet spot': 3.5,
  threshold: 4,
  css: 4,
  hard: 4.5,
  fast: 5,
  vo2: 5,
  anaerobic: 5.5,
  sprint: 6,
  max: 6,
  'time trial': 6,
}
