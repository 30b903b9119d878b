import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { Intensity } from '../../workout/intensity.ts'
import type { Step, StoredSteps, Target } from '../../workout/step.ts'
import type { Pool } from '../../workout/swim.ts'
import type { LineContext } from '../step/line-context.ts'
import { checkText, type LineRemark, type Remark, type Remarks } from '../step/remarks.ts'

/** A workout with the fields that its text sets. */
export type DraftWorkout = {
  name?: string
  sport?: SportId
  type?: WorkoutType | null
  poolLength?: Pool | null
  steps: StoredSteps
}

/** The state of reading a text, line by line. */
export type ParseState = {
  draft: DraftWorkout
  readings: Remark[]
  errors: Remark[]
  /** The line that is being read, from 1. */
  line: number
  /** The intensity of the section, for steps that name none. */
  section: Intensity
  /** Whether lengths are kept as typed. */
  typed: boolean
  /** The kinds of target whose zones have been explained. */
  explainedZones: Set<Target['type']>
  /** The repeat whose steps are read. */
  repeat?: OpenRepeat
  /** The last step, and the lines of its notes so far. */
  openNotes?: { step: Step; written: string[]; line: number; at: number }
  /** The number of steps with repeats expanded. */
  trainedSteps: number
  own?: OwnReference | undefined
  /** Whether steps were dropped because the workout is too long. Reported once. */
  isFull?: boolean
}

/** An athlete's reference value for a sport, in seconds per the first of its units of pace or in watts. */
export type OwnReference = { sport: SportId; reference: number }

/** A repeat that has not ended; columns count from 0. `rests` end each round: what its title says, at most one. */
type OpenRepeat = {
  count: number
  line: number
  at: number
  indent: number
  steps: number
  rests: Step[]
  stepIndent?: number
}

/** Adds messages about `line`, up to MAX_REMARKS. A copy of the state with another line shares the lists. */
export function addRemarks(state: ParseState, kind: 'readings' | 'errors', ...found: readonly LineRemark[]) {
  for (const { at, message } of found)
    if (state[kind].length < MAX_REMARKS) state[kind].push({ line: state.line, column: at + 1, message })
}

/** Sets the name of the workout, or adds an error if the name cannot be saved. */
export function nameWorkout(state: ParseState, name: string, at: number) {
  const found: Remarks = { errors: [], readings: [] }
  const kept = checkText(name, 200, at, 'A name', found)
  addRemarks(state, 'errors', ...found.errors)
  if (kept) state.draft.name = kept
}

/** The context of the next step's line. */
export function lineContextOf({ draft, own, section, typed, repeat, errors }: ParseState): LineContext {
  const sport = draft.sport && sportOf(draft.sport)
  return {
    sport,
    reference: own?.sport === draft.sport ? own?.reference : undefined,
    intensity: section,
    typed,
    poolUnit: draft.poolLength?.unit ?? 'meters',
    isSet: repeat !== undefined,
    maxErrors: MAX_REMARKS - errors.length,
  }
}

/** Whether a step or a repeat has been read. */
export function hasBegun({ draft, repeat }: ParseState): boolean {
  return draft.steps.length > 0 || repeat !== undefined
}

// Our choice: a file of another format has an error on every line, and nobody reads them all.
const MAX_REMARKS = 100
