import type { GenerateRequest } from '#domain/generator/request.ts'
import { everyPair, usualRequest } from '#tests/support/workouts/usual-requests.ts'

type Length = Pick<GenerateRequest, 'durationType' | 'durationUnit' | 'durationValue'>

const minutes = (durationValue: number): Length => ({ durationType: 'time', durationUnit: 'minutes', durationValue })
const distance = (durationValue: number, durationUnit: GenerateRequest['durationUnit']): Length => ({
  durationType: 'distance',
  durationUnit,
  durationValue,
})

/** Lengths that people ask for, most of them usual ones. */
const lengths: Record<GenerateRequest['sport'], readonly Length[]> = {
  running: [
    ...[45, 60, 75, 90, 30, 50, 20, 120].map(minutes),
    ...[10, 8, 12, 16, 5, 25].map((one) => distance(one, 'kilometers')),
    ...[6, 8, 4, 13].map((one) => distance(one, 'miles')),
  ],
  cycling: [
    ...[60, 75, 90, 45, 120, 30, 180, 20, 300].map(minutes),
    ...[40, 30, 60, 25, 100].map((one) => distance(one, 'kilometers')),
    ...[25, 20, 40].map((one) => distance(one, 'miles')),
  ],
  swimming: [
    ...[2000, 2500, 3000, 1500, 1800, 3500, 4000, 1000, 600, 400].map((one) => distance(one, 'meters')),
    ...[2000, 3000, 1650].map((one) => distance(one, 'yards')),
  ],
}
const REQUESTS = 104

/** Requests that go through all pairs, their lengths and metrics in turn. */
export function galleryRequests(): GenerateRequest[] {
  return Array.from({ length: REQUESTS }, (_, index) => {
    const { sport, type } = everyPair[index % everyPair.length] ?? throwEmpty()
    const turn = Math.floor(index / everyPair.length)
    const usual = usualRequest(sport, type)
    const length = lengths[sport][(turn * 3 + (index % everyPair.length)) % lengths[sport].length] ?? throwEmpty()
    return { ...usual, ...length, ...(turn % 3 === 2 ? { workoutMetric: 'heartrate' } : {}) }
  })
}

function throwEmpty(): never {
  throw new Error('There is nothing to choose from.')
}
