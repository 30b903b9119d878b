import type { Loop } from '#contracts/directions.ts'
import { type DistanceUnit, fromMetres } from '#domain/units/distance.ts'
import { formatDuration } from '#domain/units/duration.ts'
import { sum } from '#domain/units/numbers.ts'

type Figures = Loop['figures']
/** What a loop's length is shown in. */
export type Unit = Extract<DistanceUnit, 'kilometers' | 'miles'>

/** A loop's length, `10.02` with `km`. */
export function lengthIn(metres: number, unit: Unit): { value: string; unit: string } {
  return { value: fromMetres(metres, unit).toFixed(2), unit: unit === 'miles' ? 'mi' : 'km' }
}

/** By how much a loop misses the length that was asked for, `0.29 km too long`; undefined within 2 % of it. */
export function missText(metres: number, askedMetres: number, unit: Unit): string | undefined {
  const misses = metres - askedMetres
  if (Math.abs(misses) <= askedMetres * MAX_ERROR) return undefined
  const { value, unit: written } = lengthIn(Math.abs(misses), unit)
  return `${value}\u202f${written} too ${misses > 0 ? 'long' : 'short'}`
}

/** `148 m up`, or in feet beside miles; undefined where it is unknown. */
export function climbText(metres: number | undefined, unit: Unit): string | undefined {
  if (metres === undefined) return undefined
  return `${heightText(metres, unit)} up`
}

export function heightText(metres: number, unit: Unit): string {
  return unit === 'miles' ? `${Math.round(metres / METRES_PER_FOOT)}\u202fft` : `${Math.round(metres)}\u202fm`
}

/** An estimated time to the minute, in hours and minutes: `1:02 h`, `28 min`. */
export function timeText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  if (minutes < 60) return `${minutes}\u202fmin`
  return `${formatDuration(minutes)}\u202fh`
}

export type Surface = { name: 'paved' | 'unpaved' | 'unknown'; share: number }

/** The shares of a loop's surfaces that are not nothing; none where nothing is known of any. */
export function surfacesOf({ surface_meters: surfaces }: Figures): Surface[] {
  const metres = [surfaces?.paved ?? 0, surfaces?.unpaved ?? 0, surfaces?.unknown ?? 0]
  const whole = sum(metres)
  if (metres[0] === 0 && metres[1] === 0) return []
  return (['paved', 'unpaved', 'unknown'] as const)
    .map((name, at) => ({ name, share: (metres[at] as number) / whole }))
    .filter(({ share }) => share >= LEAST_SHARE)
}

/** `All paved`, `81 % paved, 19 % unpaved`, or that it is unknown. */
export function surfaceText(figures: Figures): string {
  const surfaces = surfacesOf(figures)
  const [only] = surfaces
  if (!only) return 'Surface unknown'
  if (surfaces.length === 1) return only.name === 'unknown' ? 'Surface unknown' : `All ${only.name}`
  return surfaces.map(({ name, share }) => `${percent(share)} ${name === 'unknown' ? 'not known' : name}`).join(', ')
}

/** What is known of a loop's ways, as shares: `62 % quiet`. What is not known is left out. */
export function traitTexts({ quiet_meters, green_meters, lit_meters }: Figures, metres: number): string[] {
  const traits = { quiet: quiet_meters, green: green_meters, lit: lit_meters }
  return Object.entries(traits).flatMap(([name, known]) =>
    known === undefined ? [] : [`${percent(Math.min(1, known / metres))} ${name}`],
  )
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}\u202f%`
}

/** The server gives lengths in kilometres: its sentences for somebody who plans in miles. */
export function sentenceIn(sentence: string, unit: Unit): string {
  if (unit === 'kilometers') return sentence
  return sentence.replaceAll(/(\d+(?:\.\d+)?) km\b/g, (_, kilometres: string) => {
    const { value, unit: written } = lengthIn(Number(kilometres) * 1000, unit)
    return `${Number(value)} ${written}`
  })
}

/** As far as the planner promises a length. */
const MAX_ERROR = 0.02
const METRES_PER_FOOT = 0.3048
/** Less than half a percent is not worth a word. */
const LEAST_SHARE = 0.005
