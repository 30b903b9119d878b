import type { Place } from '#domain/loop-check/measures.ts'

/** The place of typed coordinates such as `51.5, -0.09` or `51.5 -0.09`; undefined for other words, or none on earth. */
export function readCoordinates(typed: string): Place | undefined {
  const [, latitude, longitude] = COORDINATES.exec(typed.trim().replaceAll('−', '-')) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const [north, east] = [Number(latitude), Number(longitude)]
  return Math.abs(north) <= 90 && Math.abs(east) <= 180 ? [north, east] : undefined
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)°?`
const COORDINATES = new RegExp(String.raw`^\(?\s*${NUMBER}(?:\s*[,;]\s*|\s+)${NUMBER}\s*\)?$`)
