import type { GenerateRequest } from '../generator/request.ts'
import type { SportId } from '../sports/registry.ts'
import type { DistanceUnit } from '../units/distance.ts'

/** The fields of a request that a sentence can fill. A time is in decimal minutes, as in the request. */
export type Asked = Partial<
  Pick<
    GenerateRequest,
    | 'sport'
    | 'workoutType'
    | 'durationType'
    | 'durationUnit'
    | 'durationValue'
    | 'workoutMetric'
    | 'referenceValue'
    | 'referenceUnit'
    | 'poolLength'
    | 'set'
    | 'strides'
  >
>

/** What a reading belongs to: the field of a form where it can be corrected. */
export type Field =
  | 'sport'
  | 'workoutType'
  | 'durationValue'
  | 'workoutMetric'
  | 'referenceValue'
  | 'poolLength'
  | 'set'
  | 'strides'

/** A stretch of the sentence, counted in UTF-16 units, its end excluded. */
export type Span = { from: number; to: number }

/** Text and what it was taken for: `3x8`, "3 × 8 minutes". */
export type Found = Span & { field: Field; reading: string }

/** What follows from the rest of the sentence without having been said, and why. */
export type Inferred = { field: Field; reading: string; because: string }

/** Text that could not be taken, and what to say instead. */
export type Unread = Span & { sentence: string }

/** What was neither said nor follows: the sentence says what stands in for it. */
export type Missing = { field: Field; sentence: string }

export type Understood = {
  /** What the sentence says, or what follows from it. */
  asked: Asked
  found: Found[]
  inferred: Inferred[]
  unread: Unread[]
  missing: Missing[]
  /** Stands in for what is missing; together with `asked` it has a sport, a type and a length. */
  assumed: Asked
}

/** What an athlete means who does not say: a sport, and of each sport a unit of distance. */
export type Habits = { sport: SportId; units?: Partial<Record<SportId, DistanceUnit>> }
