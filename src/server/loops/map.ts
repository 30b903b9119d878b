import { findPlaces } from '#contracts/places.ts'
import { readStreets } from '#contracts/streets.ts'
import type { FoundPlace } from '#domain/streets/search-places.ts'
import { placeKinds } from '#domain/streets/streets.ts'
import type { AthleteId } from '../http/endpoint/athlete-id.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'
import { limitUnderWay } from '../http/limits/under-way.ts'
import { mapAnswer, NO_STREETS } from './map-answer.ts'
import type { RegionSource } from './regions/region.ts'
import type { StreetThreads } from './threads/threads.ts'
import { unlessLeft } from './unless-left.ts'
import { writtenSource } from './written-source.ts'

export type StreetsParts = {
  regions: readonly RegionSource[]
  threads: Pick<StreetThreads, 'readBox'>
  /** By athlete. */
  countStreets: Count
}

/** Streets for a map to draw, and places for a search: only what this server has, without asking another. */
export function serveStreets(api: Api, { regions, threads, countStreets }: StreetsParts): void {
  const withinLimit = limitUnderWay<AthleteId>(MAX_UNDER_WAY, STILL_READING)

  serve(api, readStreets, async ({ query: { bbox, start }, caller, context }) => {
    countStreets(caller.id)
    const middle = { latitude: (bbox.south + bbox.north) / 2, longitude: (bbox.west + bbox.east) / 2 }
    const place = { ...(start ?? middle), metres: MAP_METRES }
    return unlessLeft(context, (signal) =>
      withinLimit(caller.id, async () => {
        for (const { atHand } of regions)
          for await (const region of atHand(place, signal)) {
            const drawn = await threads.readBox(region, bbox, signal)
            return mapAnswer({ source: writtenSource(region.source), ...drawn })
          }
        return mapAnswer(NO_STREETS)
      }),
    )
  })

  serve(api, findPlaces, async ({ query: { q, near, limit }, caller, context }) => {
    countStreets(caller.id)
    return unlessLeft(context, (signal) =>
      withinLimit(caller.id, async () => {
        for (const source of regions) {
          const found = await source.findPlaces?.({ words: q, limit, near }, signal)
          if (found && found.places.length > 0)
            return found.places.map((place) => asNominatim(place, found.attribution))
        }
        return []
      }),
    )
  })
}

function asNominatim({ name, kind, latitude, longitude, near }: FoundPlace, licence: string) {
  const [lat, lon] = [latitude.toFixed(7), longitude.toFixed(7)]
  return {
    place_id: numberOf(`${name} ${lat} ${lon}`),
    display_name: near === '' ? name : `${name}, ${near}`,
    name,
    ...{ lat, lon },
    class: kind === 'street' ? 'highway' : 'place',
    type: kind,
    importance: Number((1 - (placeKinds.indexOf(kind) + 1) / (placeKinds.length + 1)).toFixed(2)),
    licence,
  }
}

/** A number for a text, by FNV-1a. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) as number), 0x01000193)
  return hash >>> 0
}

const MAX_UNDER_WAY = 16
const STILL_READING = `${MAX_UNDER_WAY} maps and places for you are still being read. Ask for this one after them.`
/** A map shows the streets that a loop of this length is planned on. */
const MAP_METRES = 10_000
