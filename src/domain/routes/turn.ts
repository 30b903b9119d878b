import { z } from 'zod'
import { text } from '../workout/text.ts'

/** Most turns of a route. One with more has no list. */
export const MAX_TURNS = 3_000

/** What to do at a place of a route. */
const turnKinds = [
  'start',
  'straight',
  'slight-left',
  'slight-right',
  'left',
  'right',
  'sharp-left',
  'sharp-right',
  'u-turn',
  'arrive',
] as const
export type TurnKind = (typeof turnKinds)[number]

/** Where to do what, and the street that the route follows from there. */
export const Turn = z.object({
  /** Metres along the route from its start. */
  meters: z.number().min(0),
  turn: z.enum(turnKinds),
  /** The place, as an index into the points of the polyline. */
  point: z.int().min(0),
  /** Left out where the way has no name. */
  street: text(300).optional(),
})
export type Turn = z.infer<typeof Turn>
