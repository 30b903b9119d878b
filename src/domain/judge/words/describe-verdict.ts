import { inferType } from '../infer-type.ts'
import type { Verdict } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'
import { measure } from '../reading/stretches.ts'
import { contextOf, describeType } from './context.ts'
import { writeHeadline } from './headline.ts'
import { describeLeftOut } from './left-out.ts'
import { writeRemarks } from './remarks.ts'
import { isOtherWork } from './severity.ts'

/** A verdict in sentences for an athlete. */
export type VerdictInWords = {
  /** What the workout is. */
  headline: string
  /** What a coach would change, the most important first. Each says what to do. */
  remarks: string[]
  /** What could not be judged, and why. */
  leftOut: string[]
}

/** Below this score the workout may be of another type than it says. Our choice. */
const LOW_SCORE = 0.75

/** Describes the verdict on `input`. */
export function describeVerdict(verdict: Verdict, input: JudgeInput): VerdictInWords {
  const { figures, type, score } = verdict
  if (!figures)
    return {
      headline: 'Its repeats cannot be counted out.',
      remarks: ['Let every repeat cover only the steps directly before it.'],
      leftOut: [],
    }
  const context = contextOf(verdict, figures, input)
  const isRideable = !verdict.hard.some(({ bound }) => bound === 'w-balance')
  const mayBeOther = input.type && isRideable && (score < LOW_SCORE || isOtherWork(verdict))
  const other = mayBeOther ? inferType(measure(input)).judgedType : undefined
  const otherType =
    other && other !== type
      ? [
          `It reads as ${describeType(other, input.sport)} rather than ${context.kind}${input.isWritten ? '' : ': change its type, or its work'}.`,
        ]
      : []
  return {
    headline: writeHeadline(context),
    remarks: [...otherType, ...writeRemarks(context)],
    leftOut: describeLeftOut(verdict.leftOut),
  }
}
