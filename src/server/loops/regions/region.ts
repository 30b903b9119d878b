import type { FoundPlace } from '#domain/streets/search-places.ts'
import type { Source } from '../provider.ts'
import type { FoundPack, PlaceQuestion } from '../threads/reading.ts'

/** Streets that loops can be planned on, in memory that all threads share. */
export type Region = {
  /** Names these very streets: others have another key, and so have the same ones after a change. */
  key: string
  pack: SharedArrayBuffer
  source: Source
}

/** A place, and how long a loop from there is to be. */
export type Around = { latitude: number; longitude: number; metres: number }

type FoundPlaces = { places: FoundPlace[]; attribution: string }

/** Called before streets are read that are not in memory, which costs some work; it may throw to refuse that. */
export type BeforeReading = () => void

/** Something that has streets around a place. */
export type RegionSource = {
  id: string
  /** Its regions around a place, the first to be tried first. Throws a ProviderFailure where it cannot answer now. */
  around: (place: Around, signal: AbortSignal) => AsyncIterable<Region>
  /** The same for a map and for a search, for which no other server is asked. */
  atHand: (place: Around, signal: AbortSignal, beforeReading?: BeforeReading) => AsyncIterable<Region>
  /** Its places by their names, and whom to name beside them. */
  findPlaces?: (question: PlaceQuestion, signal: AbortSignal) => Promise<FoundPlaces>
  /** The files that it reads, for the operator. */
  listPacks?: () => Promise<FoundPack[]>
}
