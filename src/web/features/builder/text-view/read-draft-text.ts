import { type SportId, sportOf } from '#domain/sports/registry.ts'
import { parseText } from '#domain/text/parse.ts'
import { printEntries } from '#domain/text/print.ts'
import type { Remark } from '#domain/text/step/remarks.ts'
import type { Step, StoredSteps } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import type { Pool } from '#domain/workout/swim.ts'

/** What decides how a line is read, beside the text itself. */
export type TextContext = {
  sport: SportId
  poolLength?: Pool | null | undefined
  /** The athlete's own reference value for the sport. */
  reference?: number | undefined
}

/** The steps of a text without errors, and its remarks with lines from 1. */
export type ReadText = { steps?: StoredSteps; errors: Remark[]; readings: Remark[] }

/** The steps of a draft as text, without a heading: the builder has fields for what a heading says. */
export function printDraftText(steps: StoredSteps, { sport }: TextContext): string {
  return printEntries(
    steps.map((entry) => (isRepeat(entry) ? entry : printable(entry, sportOf(sport).inPool))),
    sport,
  )
}

/** Reads a text as the steps of a draft; never throws. */
export function readDraftText(text: string, { sport, poolLength, reference }: TextContext): ReadText {
  const pool = poolLength && `pool: ${poolLength.length}${poolLength.unit === 'meters' ? 'mtr' : 'yd'}`
  // Without a name of its own the first line would be taken for it.
  const heading = ['# Text', `sport: ${sport}`, ...(pool && sportOf(sport).inPool ? [pool] : []), '']
  const own = reference === undefined ? undefined : { sport, reference }
  const parsed = parseText([...heading, text].join('\n'), { own })
  const inText = (remark: Remark) => ({ ...remark, line: Math.max(1, remark.line - heading.length) })
  const errors = parsed.errors.map(inText)
  if (parsed.draft.sport !== sport)
    errors.unshift({
      line: 1,
      column: 1,
      message: 'Choose the sport above the steps. A line of the text cannot change it.',
    })
  return {
    ...(parsed.workout && errors.length === 0 && { steps: parsed.workout.steps }),
    errors,
    readings: parsed.readings.map(inText),
  }
}

/** A step without what its line would say twice, and without what only a swim has if it is none. */
function printable({ duration: { displayValue: _, ...duration }, ...step }: Step, inPool: boolean): Step {
  if (inPool) return { ...step, duration }
  const { stroke: _stroke, drill: _drill, equipment: _equipment, sendOff: _sendOff, ...dry } = step
  return { ...dry, duration }
}
