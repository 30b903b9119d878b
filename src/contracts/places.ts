import { endpoint, z } from './endpoint.ts'
import { WrittenPlace } from './written-place.ts'

/** Most places that one search answers with. */
const MAX_PLACES = 10

const LIMIT = 'A limit is a whole number from 1 to 50.'

/** A place as Nominatim describes it in its format `json`. */
const Place = z
  .object({
    place_id: z.int(),
    display_name: z.string(),
    name: z.string(),
    lat: z.string(),
    lon: z.string(),
    /** `place` for settlements, `highway` for streets. */
    class: z.string(),
    type: z.string(),
    /** From 0 to 1. */
    importance: z.number(),
    licence: z.string(),
  })
  .openapi('Place')

export const findPlaces = endpoint({
  method: 'get',
  path: '/api/places',
  summary: 'Settlements and streets by their name, as Nominatim answers them, from the streets that this server has',
  allowedFor: 'athlete',
  query: z.object({
    q: z.string().trim().min(1, 'Say what to look for.').max(100, 'Search for at most 100 characters.'),
    /** Places near it come first. */
    near: WrittenPlace.optional(),
    format: z.enum(['json', 'jsonv2'], 'The format is json.').optional(),
    limit: z
      .string()
      .regex(/^\d{1,2}$/, LIMIT)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= 50, LIMIT)
      .transform((limit) => Math.min(limit, MAX_PLACES))
      .default(MAX_PLACES),
  }),
  output: z.array(Place),
})
