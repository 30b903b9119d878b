import { inferType } from '../infer-type.ts'
import type { Verdict } from '../judge.ts'
import type { JudgeInput } from '../reading/input.ts'
import { measure } from '../reading/stretches.ts'
import { headlineOf } from './headline.ts'
import { leftOutInWords } from './left-out.ts'
import { remarksOf } from './remarks.ts'
import { kindOf, sceneOf } from './scene.ts'

/** A verdict in sentences for an athlete. */
export type Words = {
  /** What the workout is. */
  headline: string
  /** What a coach would change, the most important first; each says what to do. */
  remarks: string[]
  /** What could not be input and why. */
  leftOut: string[]
}

/** Below this score a workout may be closer to a type that it is not said to be. */
const LOW = 0.75

/** What the judge found, in words; `input` is what the verdict was asked about. */
export function inWords(verdict: Verdict, input: JudgeInput): Words {
  const { figures, type, score } = verdict
  if (!figures)
    return {
      headline: 'Its repeats cannot be counted out.',
      remarks: ['Let every repeat cover only the steps directly before it.'],
      leftOut: [],
    }
  const scene = sceneOf(verdict, figures, input)
  const isRideable = !verdict.hard.some(({ bound }) => bound === 'w-balance')
  const other = input.type && score < LOW && isRideable ? inferType(measure(input)).as : undefined
  const closer =
    other && other !== type
      ? [`It reads as ${kindOf(other, input.sport)} rather than ${scene.kind}: change its type, or its work.`]
      : []
  return {
    headline: headlineOf(scene),
    remarks: [...closer, ...remarksOf(scene)],
    leftOut: leftOutInWords(verdict.leftOut),
  }
}
