import { sampleLengths } from '#domain/samples/sample-lengths.ts'
import { sportIds, sportOf, workoutTypes } from '#domain/sports/registry.ts'
import { distanceUnits } from '#domain/units/distance.ts'
import { StoredSteps } from '#domain/workout/step.ts'
import { endpoint, z } from './endpoint.ts'

const Choice = z.strictObject({
  sport: z.enum(sportIds),
  workoutType: z.enum(workoutTypes),
  /** One of four lengths: minutes, or metres of a swim. */
  durationValue: z.number(),
})

const Sample = Choice.extend({
  durationUnit: z.enum(['minutes', ...distanceUnits]),
  /** The threshold that it is written for: watts, or seconds per kilometre or 100 m. */
  reference: z.number(),
  steps: StoredSteps,
}).openapi('Sample')

export const makeSample = endpoint({
  method: 'post',
  path: '/api/samples',
  summary: 'A workout of the generator for a visitor without an account; the same choice gives the same workout',
  allowedFor: 'anyone',
  body: Choice.superRefine(({ sport: id, workoutType, durationValue }, context) => {
    const sport = sportOf(id)
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!sport.workoutTypes.includes(workoutType))
      refuse('workoutType', `${sport.label} has the types ${sport.workoutTypes.join(', ')}.`)
    const { values, unit } = sampleLengths(sport)
    if (!values.some((value) => value === durationValue))
      refuse('durationValue', `A sample of a ${sport.noun} is ${values.join(', ')} ${unit} long.`)
  }),
  output: Sample,
})

export const listSamples = endpoint({
  method: 'get',
  path: '/api/samples',
  summary: 'An example of the generator for each type of workout',
  allowedFor: 'anyone',
  output: z.object({ data: z.array(Sample) }),
})
