import { wayKinds } from '#domain/streets/streets.ts'
import { StreetSource } from './directions.ts'
import { endpoint, z } from './endpoint.ts'
import { WrittenPlace } from './written-place.ts'

/** The largest box whose streets are drawn, in square degrees of its width and height: about 20 km each at 50° north. */
const MAX_BOX_DEGREES = { latitude: 0.2, longitude: 0.3 }

const NUMBER = String.raw`\s*(-?\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,2})?)\s*`
const BOX = new RegExp(`^${NUMBER},${NUMBER},${NUMBER},${NUMBER}$`)

export type Box = { west: number; south: number; east: number; north: number }

const WrittenBox = z
  .string()
  .max(200, 'A box is west,south,east,north in degrees.')
  .transform((text, context): Box => {
    const [west, south, east, north] = BOX.exec(text)?.slice(1).map(Number) ?? []
    const refuse = (message: string) => {
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return refuse('A box is west,south,east,north in degrees, such as -0.1,51.5,-0.08,51.51.')
    if (west < -180 || east > 180 || south < -90 || north > 90 || west >= east || south >= north)
      return refuse('West must be less than east, south less than north, and both on earth.')
    if (north - south > MAX_BOX_DEGREES.latitude || east - west > MAX_BOX_DEGREES.longitude)
      return refuse('This box is too large to draw its streets. Zoom in.')
    return { west, south, east, north }
  })

const DrawnStreets = z.object({
  /** Null where there are no streets. */
  source: StreetSource.nullable(),
  /** Each is Google's encoded polyline with five decimals, cut at the box. */
  streets: z.array(z.object({ kind: z.enum(wayKinds), polyline: z.string() })),
  /** Whether there are more, of which the smallest were left out. */
  truncated: z.boolean(),
})

const MAPS_ARE_BUSY = 'Too many maps are being read; Retry-After says how many seconds to wait.'

export const readStreets = endpoint({
  method: 'get',
  path: '/api/streets',
  summary: 'The streets in a box, as lines that a map can draw where it has no tiles',
  allowedFor: 'athlete',
  query: z.object({
    bbox: WrittenBox,
    /** The start that loops are asked for: the streets are then those that they are planned on. */
    start: WrittenPlace.optional(),
  }),
  output: DrawnStreets,
  refusals: { 503: MAPS_ARE_BUSY },
})

export const readRouteStreets = endpoint({
  method: 'get',
  path: '/api/routes/{id}/streets',
  summary:
    'The streets in a box near a route, for everybody who may see it; of region packs or, if it was planned there, of the demo town',
  allowedFor: 'either',
  params: z.object({ id: z.uuid() }),
  query: z.object({ bbox: WrittenBox }),
  output: DrawnStreets,
  refusals: { 404: 'There is no such route, or it is private.', 503: MAPS_ARE_BUSY },
})
