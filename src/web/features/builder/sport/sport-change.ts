import { type SportId, sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { convertStep } from '#domain/workout/change-sport.ts'
import type { Step } from '#domain/workout/step.ts'
import { targetLabel } from '../../../lib/format.ts'
import type { Draft } from '../draft/draft.ts'
import { changeSteps, everyStep } from '../draft/draft-entries.ts'
import { type Details, withSport } from '../draft/save-workout.ts'

/** The builder's content: a draft, and the fields of the save dialog. */
export type BuilderContent = { draft: Draft; details: Details }

/**
 * Changes a workout to another sport, and lists what that changed, one sentence for each change. `reference` is the
 * athlete's own in the sport before. The entries that Reset restores change too: their watts mean nothing in a run.
 */
export function changeSport(
  { draft, details }: BuilderContent,
  to: SportId,
  reference: number | undefined,
): { content: BuilderContent; changes: string[] } {
  const from = details.sport
  const change = { from, to, reference }
  const move = (entries: Draft['entries']) =>
    changeSteps(entries, (one) => ({ ...one, step: convertStep(one.step, change) }))
  const moved = { ...draft, entries: move(draft.entries), original: move(draft.original) }
  const named = { ...withSport(details, to), name: nameFor(details, to) }
  const stepsOf = ({ entries }: Draft) => everyStep(entries).map(({ step }) => step)
  return {
    content: { draft: moved, details: named },
    changes: [...stepChanges(stepsOf(draft), stepsOf(moved)), ...detailChanges(details, named, to)],
  }
}

/** The name with the new sport in place of the old one, if it names that. */
function nameFor({ name, sport, type }: Details, to: SportId): string {
  if (!sport) return name
  const { workoutTypes, label } = sportOf(to)
  const lost = type && !workoutTypes.includes(type) ? ` ${workoutTypeLabel[type]}` : ''
  const of = sportOf(sport).label
  return name.replace(`${of}${lost}`, label).replace(of, label)
}

function stepChanges(before: readonly Step[], after: readonly Step[]): string[] {
  const pairs = before.map((step, at) => [step, after[at]] as const)
  const asked = pairs.filter(([one]) => one.target && one.target.type !== 'open')
  const lost = asked.filter(([, other]) => !other?.target)
  const others = asked.filter(([one, other]) => other?.target && !isSameType(one, other))
  const bare = asked.filter(([one, other]) => isSameType(one, other) && !isSameTarget(one, other))
  const cadences = pairs.filter(([one, other]) => one.cadence && !other?.cadence)
  const lengths = pairs.filter(([one, other]) => one.duration.unit !== other?.duration.unit)
  const metric = others[0]?.[1]?.target?.type
  return [
    ...(metric
      ? [`${counted(others, 'target')} now by ${targetLabel[metric].toLowerCase()}, in the matching zone.`]
      : []),
    ...(bare.length > 0 ? [`${counted(bare, 'target')} kept by zone alone, without figures.`] : []),
    ...(lost.length > 0 ? [`${counted(lost, 'target')} left out: no zone fits.`] : []),
    ...(cadences.length > 0 ? [`${counted(cadences, 'cadence')} left out.`] : []),
    ...(lengths.length > 0 ? [`${counted(lengths, 'distance')} now in ${lengths[0]?.[1]?.duration.unit}.`] : []),
  ]
}

function isSameType(one: Step, other: Step | undefined): boolean {
  return one.target?.type === other?.target?.type
}

function isSameTarget(one: Step, other: Step | undefined): boolean {
  return JSON.stringify(one.target) === JSON.stringify(other?.target)
}

function detailChanges(before: Details, after: Details, sport: SportId): string[] {
  const { label } = sportOf(sport)
  return [
    ...(before.type && !after.type
      ? [`${label} has no type ${workoutTypeLabel[before.type]}, so it has no type.`]
      : []),
    ...(before.name !== after.name ? [`Its name is “${after.name}” now.`] : []),
  ]
}

function counted(pairs: readonly unknown[], noun: string): string {
  return `${pairs.length} ${pairs.length === 1 ? noun : `${noun}s`}`
}
