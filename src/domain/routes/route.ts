import { z } from 'zod'
import { activityIds } from '../streets/activity.ts'
import { isStorable, NOT_STORABLE, text } from '../workout/text.ts'
import { MAX_TURNS, Turn } from './turn.ts'

/** Most points of a saved route. */
export const MAX_ROUTE_POINTS = 20_000
/** Longest route that is saved. */
export const MAX_ROUTE_METRES = 5_000_000
export const MAX_ROUTE_NAME_CHARACTERS = 50
/** Of a route's points, above the sea. */
export const MIN_ELEVATION_METRES = -500
export const MAX_ELEVATION_METRES = 9000

/** Characters of the longest polyline: two figures of six for each point. */
const MAX_POLYLINE_CHARACTERS = 12 * MAX_ROUTE_POINTS

const Metres = z
  .number()
  .positive('A route is longer than 0 m.')
  .max(MAX_ROUTE_METRES, `A route is at most ${MAX_ROUTE_METRES / 1000} km long.`)
const Share = z.number().min(0).max(1)
const Figure = z.number().min(0).max(MAX_ROUTE_METRES)

/** What the planner measured; what is unknown is left out. */
const Figures = z
  .object({
    repeated_share: Share,
    corridor_share: Share,
    u_turns: z.int().min(0).max(MAX_ROUTE_POINTS),
    compactness: Share,
    surface_meters: z.object({ paved: Figure, unpaved: Figure, unknown: Figure }).partial(),
    climb_meters: Figure,
    lit_meters: Figure,
    green_meters: Figure,
    quiet_meters: Figure,
    turns_per_kilometer: Figure,
    heading: z.number().min(0).max(360),
    street_names: z.array(text(200)).max(20),
  })
  .partial()

/** The route as /api/directions answers it. Other fields of that answer are left out, such as other loops. */
export const RouteData = z.object({
  distance: z.object({ meters: Metres }),
  profile: z.enum(activityIds),
  geometry: z.object({
    /** Google's encoded polyline with five decimals. */
    polyline: text(MAX_POLYLINE_CHARACTERS),
    /** Metres above the sea for each point, null where unknown. */
    elevations: z
      .array(z.number().min(MIN_ELEVATION_METRES).max(MAX_ELEVATION_METRES).nullable())
      .max(MAX_ROUTE_POINTS)
      .optional(),
  }),
  /** What to do on the way, in its order. */
  turns: z.array(Turn).max(MAX_TURNS).optional(),
  label: z.enum(['loop', 'lollipop', 'out-and-back']).optional(),
  reason: text(500).optional(),
  figures: Figures.optional(),
  seed: z.int().min(0).max(999_999_999).optional(),
  /** Where the streets are from. */
  source: z
    .object({
      id: text(100),
      name: text(200),
      attribution: text(200),
      is_invented: z.boolean().optional(),
      note: text(500).optional(),
    })
    .optional(),
})
export type RouteData = z.infer<typeof RouteData>

const Latitude = z.number().min(-90, 'A latitude is at least -90.').max(90, 'A latitude is at most 90.')
const Longitude = z.number().min(-180, 'A longitude is at least -180.').max(180, 'A longitude is at most 180.')

const RouteName = z
  .string()
  .trim()
  .min(1, 'Give the route a name.')
  .max(MAX_ROUTE_NAME_CHARACTERS, `A name has at most ${MAX_ROUTE_NAME_CHARACTERS} characters.`)
  .refine(isStorable, NOT_STORABLE)

const privacy = {
  /** Nobody else can open it. */
  is_private: z.boolean().optional(),
  /** Search engines may list its page. */
  is_listed: z.boolean().optional(),
  /** Nobody else sees its first and last 200 m. */
  hides_ends: z.boolean().optional(),
}

/** What an athlete changes of a route; what is left out stays. */
export const RouteChange = z.strictObject({ name: RouteName.optional(), ...privacy })
export type RouteChange = z.infer<typeof RouteChange>

/** What an athlete saves, before its line is checked. */
export const SentRoute = z.strictObject({
  name: RouteName,
  latitude: Latitude,
  longitude: Longitude,
  distance: Metres,
  /** Not stored: a route's climb is in its figures. */
  elevation: z.number().nullish(),
  activity_type: z.enum(activityIds),
  route_data: RouteData,
  ...privacy,
})
export type SentRoute = z.infer<typeof SentRoute>
