import { z } from './endpoint.ts'

const NUMBER = String.raw`-?\d{1,3}(?:\.\d{1,20})?(?:e-\d{1,2})?`
const PLACE = new RegExp(String.raw`^\s*(${NUMBER})\s*,\s*(${NUMBER})\s*$`)

export type Point = { latitude: number; longitude: number }

/** The place of a text such as `51.505,-0.09`; undefined if it is none on earth. */
export function readPlace(text: string): Point | undefined {
  const [latitude, longitude] = PLACE.exec(text)?.slice(1).map(Number) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** A place in a query: latitude and longitude in degrees. */
export const WrittenPlace = z
  .string()
  .max(100, 'A place is a latitude and a longitude, such as 51.505,-0.09.')
  .transform((text, context) => {
    const place = readPlace(text)
    if (place) return place
    context.addIssue({
      code: 'custom',
      message: PLACE.test(text)
        ? 'A latitude lies between -90 and 90, a longitude between -180 and 180.'
        : 'A place is a latitude and a longitude, such as 51.505,-0.09.',
    })
    return z.NEVER
  })
