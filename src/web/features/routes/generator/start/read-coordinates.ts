import type { Point } from '../state/planner.ts'

/** The place of typed coordinates such as `51.5, -0.09` or `51.5 -0.09`; undefined for other words, or none on earth. */
export function readCoordinates(typed: string): Point | undefined {
  const [, latitude, longitude] = COORDINATES.exec(typed.trim().replaceAll('−', '-')) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : undefined
}

const NUMBER = String.raw`([+-]?\d{1,3}(?:\.\d+)?)°?`
const COORDINATES = new RegExp(String.raw`^\(?\s*${NUMBER}(?:\s*[,;]\s*|\s+)${NUMBER}\s*\)?$`)
