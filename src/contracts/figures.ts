import { sports } from '#domain/sports/registry.ts'
import { distanceUnits } from '#domain/units/distance.ts'
import { endpoint, z } from './endpoint.ts'

/** The figures of an athlete whose history is kept. */
export const figures = [
  ...sports.map(({ profile }) => profile.reference),
  'threshold_heart_rate',
  'maximum_heart_rate',
  'resting_heart_rate',
  'pool_length',
  'weight',
] as const
export type Figure = (typeof figures)[number]

export const listFigures = endpoint({
  method: 'get',
  path: '/api/user/figures',
  summary: 'What your figures were from which day on: the last 200 changes, newest first',
  allowedFor: 'athlete',
  output: z.array(
    z.object({
      figure: z.enum(figures),
      /** As in the metrics; null if it was removed. */
      value: z.string().nullable(),
      /** The unit that the value is in or per; null if it has one unit only. */
      unit: z.enum(distanceUnits).nullable(),
      day: z.iso.date(),
    }),
  ),
})
