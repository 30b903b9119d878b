import { type SportId, sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import { formatCount } from '#domain/units/words.ts'
import { convertStep } from '#domain/workout/change-sport.ts'
import type { Step } from '#domain/workout/step.ts'
import { targetLabel } from '../../../lib/format.ts'
import type { BuilderContent } from '../draft/builder-content.ts'
import type { Draft } from '../draft/draft.ts'
import { changeSteps, everyStep } from '../draft/draft-entries.ts'
import { type Details, withSport } from '../draft/save-workout.ts'

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
  const newDetails = { ...withSport(details, to), name: nameFor(details, to) }
  const stepsOf = ({ entries }: Draft) => everyStep(entries).map(({ step }) => step)
  return {
    content: { draft: moved, details: newDetails },
    changes: [...stepChanges(stepsOf(draft), stepsOf(moved)), ...detailChanges(details, newDetails, to)],
  }
}

/** The name with the new sport in place of the old one, if it names that. */
function nameFor({ name, sport, type }: Details, to: SportId): string {
  if (!sport) return name
  const { workoutTypes, label } = sportOf(to)
  const droppedType = type && !workoutTypes.includes(type) ? ` ${workoutTypeLabel[type]}` : ''
  const oldLabel = sportOf(sport).label
  return name.replace(`${oldLabel}${droppedType}`, label).replace(oldLabel, label)
}

/** What differs between steps and the same steps in another sport, one sentence for each kind of change. */
export function stepChanges(before: readonly Step[], after: readonly Step[]): string[] {
  const pairs = before.map((step, at) => [step, after[at]] as const)
  const asked = pairs.filter(([one]) => one.target && one.target.type !== 'open')
  const withoutTarget = asked.filter(([, other]) => !other?.target)
  const converted = asked.filter(([one, other]) => other?.target && !isSameType(one, other))
  const zoneOnly = asked.filter(([one, other]) => isSameType(one, other) && !isSameTarget(one, other))
  const cadences = pairs.filter(([one, other]) => one.cadence && !other?.cadence)
  const lengths = pairs.filter(([one, other]) => one.duration.unit !== other?.duration.unit)
  const metric = converted[0]?.[1]?.target?.type
  return [
    ...(metric
      ? [
          `${formatCount(converted.length, 'target')} now by ${targetLabel[metric].toLowerCase()}, in the matching zone.`,
        ]
      : []),
    ...(zoneOnly.length > 0 ? [`${formatCount(zoneOnly.length, 'target')} kept by zone alone, without figures.`] : []),
    ...(withoutTarget.length > 0 ? [`${formatCount(withoutTarget.length, 'target')} left out: no zone fits.`] : []),
    ...(cadences.length > 0 ? [`${formatCount(cadences.length, 'cadence')} left out.`] : []),
    ...(lengths.length > 0
      ? [`${formatCount(lengths.length, 'distance')} now in ${lengths[0]?.[1]?.duration.unit}.`]
      : []),
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
