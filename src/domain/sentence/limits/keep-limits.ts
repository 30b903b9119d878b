import { addNotes } from '../../generator/plan/note-steps.ts'
import type { Step } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { asLine } from '../outline/notes.ts'
import { type Span, type Understood, unreadAt } from '../result.ts'
import type { LimitClause, Scope } from './limit-clauses.ts'

/**
 * What was read of a sentence without its limit, at its places in the whole, with the limit at each step that it is said of; nothing if there is only one
 * step, of which it is a target. A step has one target, and the limit stands beside it as a note.
 */
export function keepLimit(understood: Understood, clause: LimitClause, text: string): Understood | undefined {
  const { workout, asked } = understood
  const { mainSet, set } = asked
  const steps = workout?.steps ?? mainSet
  if (understood.unusable || !(set ?? steps) || (workout && workout.steps.length < 2)) return undefined
  const { from, to } = clause.said
  const words = asLine(text.slice(from, to))
  const isOfNone = workout !== undefined && !workout.steps.some((entry) => !isRepeat(entry) && isOf(entry, clause.of))
  const noted = steps?.map((entry, at) =>
    isRepeat(entry) || !(isOf(entry, clause.of) || (isOfNone && at === 0)) ? entry : keptBy(entry, clause, words),
  )
  const notes = [asked.notes, words].filter(Boolean).join('\n')
  return {
    ...understood,
    asked: workout
      ? asked
      : {
          ...asked,
          notes,
          ...(noted ? { mainSet: noted } : {}),
          ...(set ? { set: ofSet(set, clause.of, words) } : {}),
        },
    ...(workout && noted ? { workout: { ...workout, steps: noted } } : {}),
    found: [...understood.found, { field: 'notes' as const, reading: `Note: ${words}`, from, to }].toSorted(byPlace),
    checks: (isOfNone ? [...understood.checks, unreadAt({ from, to }, OF_NONE)] : understood.checks).toSorted(byPlace),
  }
}

function ofSet(set: NonNullable<Understood['asked']['set']>, of: Scope, words: string) {
  return of === 'all' || of === 'efforts' ? { ...set, notes: [set.notes, words].filter(Boolean).join(', ') } : set
}

function keptBy(step: Step, { cadence }: LimitClause, words: string): Step {
  return cadence && !step.cadence ? { ...step, cadence } : addNotes(step, words)
}

function isOf({ intensity, target }: Step, of: Scope): boolean {
  if (typeof of === 'object') return target?.zoneNumber === of.zone
  const own = { 'warm-up': ['warmup'], 'cool-down': ['cooldown'], rests: ['recovery', 'rest'], efforts: ['interval'] }
  return of === 'all' || own[of].includes(intensity)
}

function byPlace(one: Span, other: Span): number {
  return one.from - other.from || one.to - other.to
}

const OF_NONE = 'No step that is written out is of this kind: check where this holds.'
