import { availableParallelism } from 'node:os'
import type { Loop } from '#contracts/directions.ts'
import type { Box } from '#contracts/streets.ts'
import type { FoundPlace } from '#domain/streets/search-places.ts'
import type { Streets } from '#domain/streets/streets.ts'
import type { PlanRequest, ProvidedLoop } from '../provider.ts'
import type { Around, Region } from '../regions/region.ts'
import type * as planning from './planning.ts'
import { createPool } from './pool.ts'
import type { QueueLimits } from './queue.ts'
import type * as reading from './reading.ts'
import type { FoundPack, PlaceQuestion } from './reading.ts'
import type { DrawnStreets } from './streets-in-box.ts'

/** Planning has one thread less than the machine has cores, so that one is left to answer requests. */
export const planningLimits: QueueLimits = {
  atOnce: Math.min(4, Math.max(1, availableParallelism() - 1)),
  maxWaiting: 64,
}

const readingLimits: QueueLimits = { atOnce: 1, maxWaiting: 64 }

type Point = { latitude: number; longitude: number }

/** What is done with streets in threads of its own, so that it delays no other request. */
export type StreetThreads = {
  /** Loops on the streets of a region, measured; undefined where no street is near a place that they must pass. */
  plan: (region: Region, request: PlanRequest, signal: AbortSignal) => Promise<Loop[] | undefined>
  /** Measures rounds that were planned elsewhere. */
  offer: (loops: readonly ProvidedLoop[], request: PlanRequest, signal: AbortSignal) => Promise<Loop[]>
  inventTown: (seed: number, centre: Point, signal: AbortSignal) => Promise<SharedArrayBuffer>
  encodeStreets: (streets: Streets, signal: AbortSignal) => Promise<SharedArrayBuffer>
  findPacks: (dataDir: string, signal: AbortSignal) => Promise<FoundPack[]>
  /** A pack by its name, or the part of a large one around a place. */
  readRegion: (
    dataDir: string,
    name: string,
    around: Around | undefined,
    signal: AbortSignal,
  ) => Promise<SharedArrayBuffer | { problem: string }>
  readBox: (region: Region, box: Box, signal: AbortSignal) => Promise<DrawnStreets>
  findPlaces: (region: Region, question: PlaceQuestion, signal: AbortSignal) => Promise<FoundPlace[]>
  findPlacesInPacks: (
    dataDir: string,
    packs: readonly { name: string; importedAt: string }[],
    question: PlaceQuestion,
    signal: AbortSignal,
  ) => Promise<FoundPlace[]>
}

/** `after` makes a signal that aborts after this many ms. */
export function createStreetThreads(after: (ms: number) => AbortSignal, limits = planningLimits): StreetThreads {
  const plan = createPool<typeof planning>(new URL('./planning.ts', import.meta.url), {
    limits,
    maxWaitMs: MAX_PLANNING_MS,
    tooMany: 'Many loops are being planned just now. Try again in a few seconds.',
    tooLong: 'Planning this loop took too long. Try again in a few seconds, or ask for a shorter one.',
    after,
  })
  const read = createPool<typeof reading>(new URL('./reading.ts', import.meta.url), {
    limits: readingLimits,
    maxWaitMs: MAX_READING_MS,
    tooMany: 'Many maps are being read just now. Try again in a few seconds.',
    tooLong: 'Reading the streets took too long. Try again in a few seconds.',
    after,
  })
  return {
    plan: ({ key, pack }, request, signal) => plan('planInRegion', { key, pack, request }, signal),
    offer: (loops, request, signal) => plan('offerProvided', { loops, request }, signal),
    inventTown: (seed, centre, signal) => read('inventTown', { seed, centre }, signal),
    encodeStreets: (streets, signal) => read('encodeStreets', { streets }, signal),
    findPacks: (dataDir, signal) => read('findPacks', { dataDir }, signal),
    readRegion: (dataDir, name, around, signal) =>
      read('readRegion', { dataDir, name, ...(around && { around }) }, signal),
    readBox: ({ key, pack }, box, signal) => read('readBox', { key, pack, box }, signal),
    findPlacesInPacks: (dataDir, packs, question, signal) =>
      read('findPlacesInPacks', { dataDir, packs, question }, signal),
    findPlaces: ({ key, pack }, question, signal) => read('findPlaces', { key, pack, question }, signal),
  }
}

/** Longest time for a loop, its wait in the queue included. Measured: the slowest takes half a second. */
const MAX_PLANNING_MS = 8_000
const MAX_READING_MS = 8_000
