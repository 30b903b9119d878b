import type { LoopLabel } from '#domain/loop-check/offer-line.ts'
import { Turn } from '#domain/routes/turn.ts'
import { activityIds } from '#domain/streets/activity.ts'
import { endpoint, z } from './endpoint.ts'
import { readPlace, WrittenPlace } from './written-place.ts'

/** Lengths of a loop that are planned, in metres. */
export const MIN_LOOP_METRES = 200
export const MAX_LOOP_METRES = 200_000

/** Most points that a loop is asked to pass. */
const MAX_VIA_POINTS = 8

const NO_LENGTH = 'The distance is in metres, from 200 to 200000.'
const LENGTHS = 'A loop is 200 m to 200 km (124 miles) long.'

const Metres = z
  .string()
  .regex(/^\s*\d{1,9}(\.\d{1,20})?\s*$/, NO_LENGTH)
  .transform(Number)
  .refine((metres) => metres >= MIN_LOOP_METRES && metres <= MAX_LOOP_METRES, LENGTHS)

const Via = z
  .string()
  .max(1_000, `Name at most ${MAX_VIA_POINTS} points.`)
  .transform((text, context) => {
    const places = text.split(';').map(readPlace)
    if (places.length > MAX_VIA_POINTS)
      context.addIssue({ code: 'custom', message: `Name at most ${MAX_VIA_POINTS} points.` })
    const known = places.filter((place) => place !== undefined)
    if (known.length < places.length)
      context.addIssue({ code: 'custom', message: 'Write points as 51.505,-0.09;51.51,-0.08, by semicolons.' })
    return known
  })

const Wish = z
  .enum(['true', 'false'], 'Say true or false.')
  .transform((text) => text === 'true')
  .optional()

const DIRECTION = 'A direction is in degrees clockwise from north, from 0 to 360.'

const loopLabels = ['loop', 'lollipop', 'out-and-back'] as const satisfies readonly LoopLabel[]

/** What is known of a loop's streets is left out where nothing is known; it is never 0 for unknown. */
const Figures = z.object({
  /** The share of the length on a part that was passed before, and that within 20 m of such a part. */
  repeated_share: z.number(),
  corridor_share: z.number(),
  /** How often it turns on the spot. */
  u_turns: z.int(),
  /** 4πA ÷ P²: 1 for a circle. */
  compactness: z.number(),
  surface_meters: z
    .object({ paved: z.number().optional(), unpaved: z.number().optional(), unknown: z.number().optional() })
    .optional(),
  climb_meters: z.number().optional(),
  /** Left out where no part is known to be lit: maps seldom say that a way is not. */
  lit_meters: z.number().optional(),
  green_meters: z.number().optional(),
  quiet_meters: z.number().optional(),
  turns_per_kilometer: z.number().optional(),
  /** Degrees clockwise from north in which it lies from the start. */
  heading: z.number().optional(),
  /** The streets that it follows longest, the longest first. */
  street_names: z.array(z.string()).optional(),
})

const loop = {
  distance: z.object({ meters: z.number() }),
  profile: z.enum(activityIds),
  geometry: z.object({
    /** Google's encoded polyline with five decimals; it ends where it starts. */
    polyline: z.string(),
    /** Metres above the sea for each point, null where unknown; left out where nothing is known. */
    elevations: z.array(z.number().nullable()).optional(),
  }),
  /** What to do on the way, in its order, from `start` to `arrive`; left out where the streets are not known. */
  turns: z.array(Turn).optional(),
  label: z.enum(loopLabels),
  /** Why it is not the loop that was asked for, as a sentence. */
  reason: z.string().optional(),
  figures: Figures,
}

const Loop = z.object(loop).openapi('Loop')
export type Loop = z.infer<typeof Loop>

export const StreetSource = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Whom a map must name. */
    attribution: z.string(),
    /** There if the streets exist nowhere, with a sentence that says so. */
    is_invented: z.boolean().optional(),
    note: z.string().optional(),
  })
  .openapi('StreetSource')
export type StreetSource = z.infer<typeof StreetSource>

export const getDirections = endpoint({
  method: 'get',
  path: '/api/directions',
  summary:
    'A circular route of a length from a start, measured after it was planned, and up to three to choose from, the best first',
  allowedFor: 'athlete',
  query: z.object({
    start: WrittenPlace,
    distance: Metres,
    type: z.enum(activityIds).default('foot-walking'),
    /** Another seed gives other loops; the same one, while the streets are the same, gives the same. */
    seed: z
      .string()
      .regex(/^\d{1,9}$/, 'A seed is a whole number from 0 to 999999999.')
      .transform(Number)
      .optional(),
    direction: z
      .string()
      .regex(/^\d{1,3}(\.\d{1,20})?$/, DIRECTION)
      .transform(Number)
      .refine((degrees) => degrees <= 360, DIRECTION)
      .optional(),
    via: Via.optional(),
    quiet: Wish,
    green: Wish,
    lit: Wish,
    ground: z.enum(['paved', 'trail'], 'Say paved or trail.').optional(),
    hills: z.enum(['flat', 'hilly'], 'Say flat or hilly.').optional(),
  }),
  output: z.object({ ...loop, seed: z.int(), source: StreetSource, alternatives: z.array(Loop).min(1).max(3) }),
  refusals: {
    404: 'There is no street near the start, or no loop of this length.',
    503: 'Too many loops are being planned, or no source of streets answers; Retry-After says how many seconds to wait.',
  },
})
