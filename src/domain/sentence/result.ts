import type { GenerateRequest } from '../generator/request.ts'
import type { SportId } from '../sports/registry.ts'
import type { Metric } from '../sports/sport.ts'
import type { DistanceUnit } from '../units/distance.ts'
import type { StoredSteps } from '../workout/step.ts'
import type { NewWorkout } from '../workout/workout.ts'

/** The fields of a request that a sentence can fill. A duration is in decimal minutes, as in the request. */
export type Asked = Partial<Omit<GenerateRequest, 'seed' | 'previous'>>

export type MainSet = NonNullable<Asked['set']>

/** The field of the form in which a reading can be corrected. */
export type Field = Exclude<keyof Asked, 'durationType' | 'durationUnit' | 'referenceUnit'>

/** A stretch of the sentence in UTF-16 units, its end excluded. */
export type Span = { from: number; to: number }

/** The stretch that some spans take together, from the first to the last. */
export function spanAround(...spans: readonly (Span | undefined)[]): Span {
  const said = spans.filter((one) => one !== undefined)
  return { from: Math.min(...said.map(({ from }) => from)), to: Math.max(...said.map(({ to }) => to)) }
}

/** Words of the sentence and how they were read: `3x8`, "3 × 8 minutes"; of a part that is written out also its steps. */
export type Found = Span & { field: Field; reading: string; steps?: StoredSteps }

/** A field that was not said and follows from the rest of the sentence, and why. */
export type Inferred = { field: Field; reading: string; because: string }

/** Words that fill no field, and what to say instead. */
export type Unread = Span & { sentence: string }

/** A field that was neither said nor follows; the sentence names its default. */
export type Missing = { field: Field; sentence: string }

/** Marks words as unread. */
export function unreadAt({ from, to }: Span, sentence: string): Unread {
  return { from, to, sentence }
}

export type Understood = {
  /** The fields that were said or that follow. */
  asked: Asked
  found: Found[]
  inferred: Inferred[]
  unread: Unread[]
  missing: Missing[]
  /** What was taken or passed over, and may be wrong: the athlete is asked to check it. */
  checks: Unread[]
  /** The words that leave nothing to build, and what to do: `asked` and `assumed` then hold no type and no length. */
  unusable?: Unread
  /** Defaults of the missing fields: with `asked` they hold a sport, a type and a length; only a sport where nothing that was said can be built. */
  assumed: Asked
  /** The workout, if the sentence spells all of it out; `asked` then holds its sport, its type and its length. */
  workout?: NewWorkout
}

/** What the athlete corrected by hand; it takes precedence over what the sentence says. A reference value is as in `Defaults`. */
export type Corrections = { sport?: SportId; metric?: Metric; poolLength?: number; reference?: number }

/**
 * The athlete's own sport, the distance unit that the athlete uses in each sport, and the own reference values: watts, or
 * seconds per the sport's first unit of pace.
 */
export type Defaults = {
  sport: SportId
  units?: Partial<Record<SportId, DistanceUnit>>
  references?: Partial<Record<SportId, number>>
  corrected?: Corrections
}
