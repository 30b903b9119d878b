import { type Direction, directions } from '#domain/generator/request/direction.ts'
import type { GenerateRequest } from '#domain/generator/request.ts'
import { judge } from '#domain/judge/judge.ts'
import { describeVerdict } from '#domain/judge/words/describe-verdict.ts'
import { workoutTypeLabel } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { generate } from '#tests/support/workouts/generate.ts'
import { judgeInput } from '#tests/support/workouts/judge-input.ts'
import { galleryRequests } from './requests.ts'
import { writeSession } from './write-session.ts'

/** Sessions of all sports, types, lengths, metrics and units as a coach reads them, each with the judge's words. */
export function galleryText(seed: number, count = Number.POSITIVE_INFINITY): string {
  return galleryRequests()
    .slice(0, count)
    .map(
      (request, index) =>
        `${index + 1}. ${titleOf(request)}\n${linesOf(request, seed + index)
          .map(indent)
          .join('\n')}\n`,
    )
    .join('\n')
}

/** A version in each direction of one session of every type: the lines that differ from the version before. */
export function directionsText(seed: number): string {
  return galleryRequests()
    .slice(0, TYPES)
    .map((request) => {
      const { steps } = generate(request, { seed })
      const versions = directions.map(
        (direction) =>
          `   ${direction}\n${changesOf(request, steps, direction, seed).map(indent).map(indent).join('\n')}`,
      )
      return `${titleOf(request)}\n${versions.join('\n')}\n`
    })
    .join('\n')
}

/** The first requests of the gallery are one of each sport and type. */
const TYPES = 13

function titleOf({ sport, workoutType, durationValue, durationUnit, workoutMetric }: GenerateRequest): string {
  return `${sport} ${workoutTypeLabel[workoutType]}, ${durationValue} ${durationUnit}, by ${workoutMetric}`
}

function linesOf(request: GenerateRequest, seed: number): string[] {
  const workout = generate(request, { seed })
  const input = judgeInput(request, workout)
  const { headline, remarks } = describeVerdict(judge(input), input)
  return [
    ...writeSession(workout.steps, request.sport),
    ...workout.remarks.map((remark) => `· ${remark}`),
    headline,
    ...remarks.map((remark) => `! ${remark}`),
  ]
}

function changesOf(request: GenerateRequest, steps: StoredSteps, direction: Direction, seed: number): string[] {
  const before = new Set(writeSession(steps, request.sport))
  const after = generate({ ...request, previous: { steps, direction } }, { seed: seed + 1 })
  return [
    ...writeSession(after.steps, request.sport).filter((line) => !before.has(line)),
    ...after.remarks.map((remark) => `· ${remark}`),
  ]
}

function indent(line: string): string {
  return `   ${line}`
}
