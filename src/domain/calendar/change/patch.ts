import { sortedJson } from '../../workout/sorted-json.ts'
import type { Calendar, CalendarItem } from '../items/item.ts'
import { type Changed, checkDays } from './apply.ts'

/** An entry in four parts that are changed and undone on their own, so that a move can be undone after a mark. */
type Parts = {
  place: Pick<CalendarItem, 'date' | 'order'>
  content: CalendarItem['content']
  mark: Pick<CalendarItem, 'mark' | 'kept_id'>
  /** Patches from before there were routes have no such part. */
  route?: Pick<CalendarItem, 'route_id'>
}

/** What a change did to one entry: the parts that it changed, before and after. An entry that was not there is null. */
export type Patch = { id: string; before: Partial<Parts> | null; after: Partial<Parts> | null }

/** What leads from one calendar to another. */
export function patchesBetween(before: Calendar, after: Calendar): Patch[] {
  const ids = new Set([...before.keys(), ...after.keys()])
  return [...ids].flatMap((id): Patch[] => {
    const [was, is] = [before.get(id), after.get(id)]
    if (was === is) return []
    if (!was || !is) return [{ id, before: was ? partsOf(was) : null, after: is ? partsOf(is) : null }]
    const [old, now] = [partsOf(was), partsOf(is)]
    const changed = names.filter((name) => !isSamePart(name, old, now))
    if (changed.length === 0) return []
    return [{ id, before: pick(old, changed), after: pick(now, changed) }]
  })
}

/** The patches that undo others. */
export function invertPatches(patches: readonly Patch[]): Patch[] {
  return patches.map(({ id, before, after }) => ({ id, before: after, after: before }))
}

/**
 * Applies patches, all of them or none: each part has to be as the patch left it. The calendar has to contain their
 * entries and the days these come to.
 */
export function applyPatches(calendar: Calendar, patches: readonly Patch[]): Changed {
  const items = new Map(calendar)
  for (const { id, before, after } of patches) {
    const item = items.get(id)
    // An entry that goes with an old patch must not have been given a route since.
    if (!fits(item, before && !after ? { route: { route_id: null }, ...before } : before))
      return { ok: false, refusal: 'changed-since' }
    if (after === null) items.delete(id)
    else items.set(id, itemOf(id, { ...(item && partsOf(item)), ...after } as Parts))
  }
  const refusal = checkDays(calendar, items)
  return refusal ? { ok: false, refusal } : { ok: true, calendar: items }
}

const names = ['place', 'content', 'mark', 'route'] as const

/** Whether an entry has these parts: those of an entry that goes are all of them, or a change of it would be lost. */
function fits(item: CalendarItem | undefined, parts: Partial<Parts> | null): boolean {
  if (!item || parts === null) return !item && parts === null
  const now = partsOf(item)
  return names.every((name) => parts[name] === undefined || isSamePart(name, now, parts as Parts))
}

function isSamePart(name: keyof Parts, one: Parts, other: Parts): boolean {
  return sortedJson(comparable(name, one)) === sortedJson(comparable(name, other))
}

/** A workout is the same under another name: it is renamed in the library and not on the calendar. */
function comparable(name: keyof Parts, parts: Parts): object {
  const part = parts[name] ?? {}
  return name === 'content' && 'title' in part ? { ...part, title: null } : part
}

function partsOf({ date, order, content, mark, kept_id, route_id }: CalendarItem): Parts {
  return { place: { date, order }, content, mark: { mark, kept_id }, route: { route_id } }
}

function itemOf(id: string, { place, content, mark, route }: Parts): CalendarItem {
  return { id, ...place, content, ...mark, route_id: route?.route_id ?? null }
}

function pick(parts: Parts, chosen: readonly (keyof Parts)[]): Partial<Parts> {
  return Object.fromEntries(chosen.map((name) => [name, parts[name]]))
}
