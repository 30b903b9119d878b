import type { Step, StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'

/** Something that a step loses on its way into a file or out of one; steps count from 1, repeats left out. */
export type Lost<Kind extends string> = { kind: Kind; step: number }

/** What `lossesOf` answers for each step of a workout. */
export function stepLosses<Kind extends string>(
  stored: StoredSteps,
  lossesOf: (step: Step) => readonly Kind[],
): Lost<Kind>[] {
  return stored
    .filter((entry): entry is Step => !isRepeat(entry))
    .flatMap((step, index) => lossesOf(step).map((kind) => ({ kind, step: index + 1 })))
}

/** The kinds that apply. */
export function kindsIn<Kind extends string>(applies: Record<Kind, boolean>): Kind[] {
  return (Object.keys(applies) as Kind[]).filter((kind) => applies[kind])
}

/** A sentence for each kind of loss, in the order of the wording: "In steps 2 and 5, only the stroke is kept." */
export function sentencesOf<Kind extends string>(
  lost: readonly Lost<Kind>[],
  wording: Readonly<Partial<Record<Kind, string>>>,
): string[] {
  return (Object.keys(wording) as Kind[]).flatMap((kind) => {
    const steps = new Set(lost.flatMap((one) => (one.kind === kind ? [one.step] : [])))
    return steps.size > 0 ? [`In ${listSteps([...steps])}, ${wording[kind]}.`] : []
  })
}

/** More steps than these are counted instead of named. */
const MAX_NAMED_STEPS = 5

function listSteps(steps: readonly number[]): string {
  const named = steps.slice(0, steps.length > MAX_NAMED_STEPS + 1 ? MAX_NAMED_STEPS : steps.length).map(String)
  const rest = steps.length - named.length
  return `step${steps.length > 1 ? 's' : ''} ${list.format(rest > 0 ? [...named, `${rest} more`] : named)}`
}

// British English has no comma before "and".
const list = new Intl.ListFormat('en-GB')

/** The words for what files without swims leave out, behind "In step 3,". */
export const swimWording = {
  stroke: 'the stroke is left out',
  drill: 'the drill is left out',
  equipment: 'the equipment is left out',
} as const

/** What a file without pools loses of a swim. */
export function poolLosses({ poolLength }: { poolLength?: unknown }): string[] {
  return poolLength ? ['The length of the pool is left out.'] : []
}
