import type { SportId } from '#domain/sports/registry.ts'
import type { DistanceUnit } from '#domain/units/distance.ts'
import type { Intensity } from '#domain/workout/intensity.ts'
import type { StoredSteps, Target } from '#domain/workout/step.ts'
import { type ChosenChange, changeChosen } from './chosen-entries.ts'
import {
  changeGroup,
  changeSteps,
  type DraftEntry,
  type DraftStep,
  draftEntries,
  everyStep,
  isStepReadable,
  moveEntry,
  type Removed,
  removeEntry,
  restoreEntry,
  storedEntries,
} from './draft-entries.ts'
import {
  type DurationType,
  freshDuration,
  freshStep,
  inUnit,
  timeOf,
  withIntensity,
  withTarget,
  withText,
} from './draft-step.ts'
import { placeEntries } from './move-entries.ts'
import { type Pause, withPause, withTypedRest } from './pause-after.ts'
import { duplicateEntry, insertEntries, type Place, unwrapGroup, wrapStep } from './place-entries.ts'
import { readCount } from './repeat-count.ts'
import { replaceEntries } from './replace-entries.ts'
import { type StepDetail, withDetail, withUnread } from './step-details.ts'
import { type LengthField, withDuration, withTypedLength } from './step-length.ts'

/** The workout being edited: entries with keys of their own, and the entries that Reset restores. */
export type Draft = {
  entries: DraftEntry[]
  original: DraftEntry[]
  /** The kind of length of a new step: the one chosen last. */
  durationType: DurationType
  /** The keys of the locked entries, which the next generated version keeps. */
  locked: readonly string[]
  /** The number of keys given so far. */
  keys: number
}

/** What a handle of a bar changes. */
export type PulledPart = 'length' | 'intensity'

export type DraftAction =
  | { type: 'add-step'; unit: DistanceUnit; at?: Place | undefined }
  | { type: 'add-repeat' }
  | { type: 'move'; key: string; by: -1 | 1 }
  | { type: 'place'; keys: readonly string[]; at: Place }
  | { type: 'duplicate'; key: string }
  | { type: 'wrap'; key: string }
  | { type: 'unwrap'; key: string }
  | { type: 'chosen'; keys: readonly string[]; change: ChosenChange }
  | { type: 'insert'; steps: StoredSteps; at?: Place | undefined }
  | { type: 'remove'; key: string }
  | { type: 'restore'; removed: Removed }
  | { type: 'intensity'; key: string; intensity: Intensity }
  | { type: 'text'; key: string; field: 'name' | 'notes'; text: string }
  | { type: 'target'; key: string; target: Target | undefined; effort?: number | undefined }
  /** `field` is what the field asked for when it was entered, else what the step has. */
  | { type: 'duration'; key: string; typed: string; field?: LengthField; sport?: SportId }
  /** A step as a handle of its bar in the profile has pulled it, or as it was before. */
  | { type: 'pull'; pulled: DraftStep; part: PulledPart }
  | { type: 'duration-type'; key: string; durationType: DurationType; unit: DistanceUnit }
  | { type: 'detail'; key: string; detail: StepDetail }
  | { type: 'pause'; key: string; pause: Pause }
  | { type: 'rest'; key: string; typed: string }
  | { type: 'distance-unit'; unit: DistanceUnit }
  | { type: 'count'; key: string; typed: string }
  | { type: 'settle-count'; key: string }
  | { type: 'toggle-lock'; key: string }
  | { type: 'reset' }
  | { type: 'clear' }
  | { type: 'replace'; steps: StoredSteps }

/**
 * A draft of stored steps; without steps, the ten-minute warm-up of a new workout. `keysGiven` is the number of keys
 * that a replaced draft used, so that none is given twice; `locked` are the places of the locked entries.
 */
export function draftOf(stored: StoredSteps, keysGiven = 0, locked: readonly number[] = []): Draft {
  let keys = keysGiven
  const steps = stored.length > 0 ? stored : [freshStep('warmup', timeOf(600))]
  const entries = draftEntries(steps, () => keyNumber(++keys))
  const durationType = everyStep(entries).at(-1)?.step.duration.type ?? 'time'
  const lockedKeys = entries.filter((_, at) => locked.includes(at)).map(({ key }) => key)
  return { entries, original: entries, durationType, locked: lockedKeys, keys }
}

/** The key that a change of the draft gives first: the one of the entry that it adds. */
export function nextKey({ keys }: Draft): string {
  return keyNumber(keys + 1)
}

/** The stored form of a draft. */
export function storedOf(draft: Draft): StoredSteps {
  return storedEntries(draft.entries)
}

/** The places of the locked entries. */
export function lockedPlaces({ entries, locked }: Draft): number[] {
  return entries.flatMap(({ key }, at) => (locked.includes(key) ? [at] : []))
}

/** Whether Reset would change anything. */
export function isChanged({ entries, original }: Draft): boolean {
  const serialise = (list: DraftEntry[]) => JSON.stringify(storedEntries(list))
  return entries !== original && (serialise(entries) !== serialise(original) || !isReadable({ entries }))
}

/** Whether all that was typed into fields of steps can be read. */
export function isReadable({ entries }: Pick<Draft, 'entries'>): boolean {
  return everyStep(entries).every(isStepReadable)
}

/** The unit of the draft's distances; undefined while it has none. */
function unitInUse({ entries }: Draft): DistanceUnit | undefined {
  const found = everyStep(entries).find(({ step }) => step.duration.type === 'distance')
  return found?.step.duration.unit as DistanceUnit | undefined
}

/** Every change of a draft. `unit` is the unit of a distance while the draft has none. */
export function draftReducer(draft: Draft, action: DraftAction): Draft {
  const { entries } = draft
  const of = (changed: DraftEntry[]): Draft => ({ ...draft, entries: changed })
  const ofStep = (key: string, change: (step: DraftStep) => DraftStep) => of(changeSteps(entries, change, key))
  switch (action.type) {
    case 'add-step':
      return addStep(draft, unitInUse(draft) ?? action.unit, action.at)
    case 'add-repeat':
      return addRepeat(draft)
    case 'move':
      return of(moveEntry(entries, action.key, action.by))
    case 'place':
      return of(placeEntries(entries, action.keys, action.at))
    case 'duplicate':
      return withNewKeys(draft, (newKey) => duplicateEntry(entries, action.key, newKey))
    case 'wrap':
      return withNewKeys(draft, (newKey) => wrapStep(entries, action.key, newKey()))
    case 'unwrap':
      return of(unwrapGroup(entries, action.key))
    case 'chosen':
      return withNewKeys(draft, (newKey) => changeChosen(entries, action.keys, action.change, newKey))
    case 'insert':
      return withNewKeys(draft, (newKey) => insertEntries(entries, draftEntries(action.steps, newKey), action.at))
    case 'remove':
      return of(removeEntry(entries, action.key))
    case 'restore':
      return of(restoreEntry(entries, action.removed))
    case 'intensity':
      return ofStep(action.key, (one) => ({ ...one, step: withIntensity(one.step, action.intensity) }))
    case 'text':
      return ofStep(action.key, (one) => ({ ...one, step: withText(one.step, action.field, action.text) }))
    case 'target':
      return ofStep(action.key, (one) => ({
        ...withUnread(one, 'target', undefined),
        step: withTarget(one.step, action),
      }))
    case 'duration':
      return withLength(draft, action.key, (one) =>
        withTypedLength(one, action.typed, action.field ?? one.step.duration, action.sport),
      )
    case 'pull':
      return ofStep(action.pulled.key, () => action.pulled)
    case 'duration-type': {
      const duration = freshDuration(action.durationType, unitInUse(draft) ?? action.unit)
      return withLength(draft, action.key, (one) => withDuration(one, duration))
    }
    case 'detail':
      return ofStep(action.key, (one) => withDetail(one, action.detail))
    case 'pause':
      return withNewKeys(draft, (newKey) => withPause(entries, action.key, action.pause, newKey))
    case 'rest':
      return of(withTypedRest(entries, action.key, action.typed))
    case 'distance-unit':
      return of(changeSteps(entries, (one) => convertUnit(one, action.unit)))
    case 'count': {
      const { digits, count } = readCount(action.typed)
      return of(changeGroup(entries, action.key, (group) => ({ ...group, count, typedCount: digits })))
    }
    case 'settle-count':
      return of(changeGroup(entries, action.key, ({ typedCount: _, ...group }) => group))
    case 'toggle-lock': {
      const { key } = action
      return {
        ...draft,
        locked: draft.locked.includes(key) ? draft.locked.filter((one) => one !== key) : [...draft.locked, key],
      }
    }
    case 'reset':
      return of(draft.original)
    case 'clear':
      return draftOf([], draft.keys)
    case 'replace':
      return withNewKeys(draft, (newKey) => replaceEntries(entries, action.steps, newKey))
  }
}

/** The draft with other entries; `change` is given a function that makes new keys. */
function withNewKeys(draft: Draft, change: (newKey: () => string) => DraftEntry[]): Draft {
  let { keys } = draft
  const entries = change(() => keyNumber(++keys))
  return { ...draft, entries, keys }
}

/** The draft with the length of a step changed. If that changes between time and distance, so does that of new steps. */
function withLength(draft: Draft, key: string, change: (step: DraftStep) => DraftStep): Draft {
  let { durationType } = draft
  const entries = changeSteps(
    draft.entries,
    (one) => {
      const changed = change(one)
      if (changed.step.duration.type !== one.step.duration.type) durationType = changed.step.duration.type
      return changed
    },
    key,
  )
  return { ...draft, entries, durationType }
}

function addStep(draft: Draft, unit: DistanceUnit, at: Place | undefined): Draft {
  const step = freshStep('active', freshDuration(draft.durationType, unit))
  return withNewKeys(draft, (newKey) => insertEntries(draft.entries, [{ key: newKey(), step }], at))
}

function addRepeat(draft: Draft): Draft {
  return withNewKeys(draft, (newKey) => [
    ...draft.entries,
    {
      key: newKey(),
      count: 2,
      steps: [
        { key: newKey(), step: freshStep('interval', timeOf(90)) },
        { key: newKey(), step: freshStep('recovery', timeOf(60)) },
      ],
    },
  ])
}

function convertUnit(one: DraftStep, unit: DistanceUnit): DraftStep {
  if (one.step.duration.type === 'time') return one
  return { ...one, step: { ...one.step, duration: inUnit(one.step.duration, unit) } }
}

const keyNumber = (count: number) => `entry-${count}`
