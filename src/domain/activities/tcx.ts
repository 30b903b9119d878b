import { textOf } from '../exports/shared/text-codec.ts'
import { childOf, type Element, isNamed, textIn } from '../exports/shared/xml/element.ts'
import { readXml } from '../exports/shared/xml/read.ts'
import { sports } from '../sports/registry.ts'
import { type Activity, addParts, type ReadActivity } from './activity.ts'

/** Reads the totals of the laps of each activity in a TCX file. Never throws. */
export function readTcxActivity(bytes: Uint8Array): ReadActivity {
  // Of all that a watch recorded, only the totals are kept.
  const xml = readXml(textOf(bytes), { holds: 'activity', leaveOut: ['Track', 'Extensions'] })
  if (!xml.ok) return xml
  if (!isNamed(xml.root, 'TrainingCenterDatabase')) return { ok: false, reason: NO_TCX }
  const activities = childOf(xml.root, 'Activities')
  if (!activities) return { ok: false, reason: `This TCX file holds ${heldIn(xml.root)}, not a recorded activity.` }
  return { ok: true, parts: everyNamed(activities, 'Activity').map(partOf), utcOffset: null }
}

const NO_TCX = 'This file is XML, but no TCX file. Export the activity as FIT or TCX.'

function heldIn(root: Element): string {
  if (childOf(root, 'Workouts')) return 'a planned workout'
  return childOf(root, 'Courses') ? 'a course' : 'something else'
}

/** The elements of a name, also those inside of others: the sports of a triathlon. */
function everyNamed({ children }: Element, name: string): Element[] {
  return children.flatMap((child) => (isNamed(child, name) ? [child] : everyNamed(child, name)))
}

function partOf(activity: Element): Activity {
  const sport = sports.find(({ tcx }) => tcx?.toLowerCase() === activity.attributes.Sport?.toLowerCase())?.id ?? null
  const laps = activity.children.filter((child) => isNamed(child, 'Lap'))
  const totals = laps.map((lap) => ({
    sport,
    startedAt: momentOf(lap.attributes.StartTime ?? ''),
    seconds: figureOf(textIn(childOf(lap, 'TotalTimeSeconds'))),
    metres: figureOf(textIn(childOf(lap, 'DistanceMeters'))),
  }))
  return {
    ...addParts(totals),
    sport,
    startedAt: momentOf(textIn(childOf(activity, 'Id'))) ?? addParts(totals).startedAt,
  }
}

function figureOf(written: string): number | null {
  const figure = Number(written)
  return written === '' || !Number.isFinite(figure) || figure < 0 ? null : figure
}

function momentOf(written: string): Date | null {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(written) ? Date.parse(written) : Number.NaN
  return Number.isNaN(ms) ? null : new Date(ms)
}
