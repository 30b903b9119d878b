import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import type { Intensity } from '../../workout/intensity.ts'
import type { Step, StoredSteps, Target } from '../../workout/step.ts'
import type { Pool } from '../../workout/swim.ts'
import type { LineContext } from '../step/line-context.ts'
import type { Found, Remark } from '../step/place.ts'
import { checkText, type Remarks } from '../step/remarks.ts'

/** A workout as far as its text says it. */
export type DraftWorkout = {
  name?: string
  sport?: SportId
  type?: WorkoutType | null
  poolLength?: Pool | null
  steps: StoredSteps
}

/** Where reading a text has come to. */
export type ParseState = {
  draft: DraftWorkout
  readings: Remark[]
  errors: Remark[]
  /** The line that is being read, from 1. */
  line: number
  /** What a step that names no intensity gets from the section it stands in. */
  section: Intensity
  typed: boolean
  /** The kinds of target whose zones have been explained. */
  explainedZones: Set<Target['type']>
  /** The repeat whose steps are being read. */
  repeat?: OpenRepeat
  /** The step that notes belong to, and their lines so far. */
  openNotes?: { step: Step; written: string[]; line: number; at: number }
  /** Steps with repeats counted out. */
  trainedSteps: number
  /** Whether something was left out because the workout is too long: that is said once. */
  isFull?: boolean
}

/** A repeat that is open; its columns count from 0. */
type OpenRepeat = { count: number; line: number; at: number; indent: number; steps: number; stepIndent?: number }

/** Adds what was found on the line that is being read. */
export function addRemarks(state: ParseState, kind: 'readings' | 'errors', ...found: readonly Found[]) {
  for (const { at, message } of found)
    if (state[kind].length < MAX_REMARKS) state[kind].push({ line: state.line, column: at + 1, message })
}

/** Names the workout, where such a name can be kept. */
export function nameWorkout(state: ParseState, name: string, at: number) {
  const found: Remarks = { errors: [], readings: [] }
  const kept = checkText(name, 200, at, 'A name', found)
  addRemarks(state, 'errors', ...found.errors)
  if (kept) state.draft.name = kept
}

/** What steps are read in the light of. */
export function lineContextOf({ draft, section, typed, repeat, errors }: ParseState): LineContext {
  const sport = draft.sport && sportOf(draft.sport)
  return {
    sport,
    intensity: section,
    typed,
    poolUnit: draft.poolLength?.unit ?? 'meters',
    isSet: repeat !== undefined,
    maxErrors: MAX_REMARKS - errors.length,
  }
}

/** Whether anything of the training has been read. */
export function hasBegun({ draft, repeat }: ParseState): boolean {
  return draft.steps.length > 0 || repeat !== undefined
}

// Nobody reads more, and a file of another kind has one on every line.
const MAX_REMARKS = 100
