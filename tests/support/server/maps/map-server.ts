import { createServer, type ServerResponse } from 'node:http'
import { listenOnLoopback } from '../loopback.ts'
import { drawTile } from './draw-tile.ts'

/** How a part of the server answers: as it should, with an HTTP error, never, or with what is no answer. */
type Behaviour = 'well' | 'silence' | 'garbage' | { status: number }

/** A place as Nominatim's `format=json` gives it, the parts that are read. */
type FoundPlace = { lat: string; lon: string; display_name: string }

/**
 * A stand-in for a server of map tiles and for Nominatim, which can misbehave: as it is told here, or for places by a
 * word of the query. `nowhere` finds nothing, `refused` is answered 403, `broken` 500, `garbage` no JSON, and `silence`
 * nothing at all; `lat,lon` is found where it says, everything else at Wend Bridge.
 */
export async function aMapServer() {
  const behaviour: { tiles: Behaviour; places: Behaviour } = { tiles: 'well', places: 'well' }
  const asked = { tiles: [] as string[], places: [] as URLSearchParams[] }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const tile = /^\/tiles\/(\d+)\/(\d+)\/(\d+)\.png$/.exec(url.pathname)
    if (tile) {
      asked.tiles.push(url.pathname)
      const [zoom = 0, x = 0, y = 0] = tile.slice(1).map(Number)
      return answer(response, behaviour.tiles, 'image/png', () => drawTile(zoom, x, y))
    }
    if (url.pathname !== '/search') return answer(response, { status: 404 }, 'text/plain', () => '')
    asked.places.push(url.searchParams)
    const words = url.searchParams.get('q') ?? ''
    // Pages ask from another origin.
    response.setHeader('access-control-allow-origin', '*')
    answer(response, behaviourFor(words) ?? behaviour.places, 'application/json', () => JSON.stringify(placesOf(words)))
  })
  // A program that ends without closing it must end.
  server.unref()
  const url = `http://localhost:${await listenOnLoopback(server)}`
  return {
    /** The settings of a product that uses it. */
    environment: { TILES_URL: `${url}/tiles/{z}/{x}/{y}.png`, GEOCODER_URL: url },
    behaviour,
    asked,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type MapServer = Awaited<ReturnType<typeof aMapServer>>

function answer(response: ServerResponse, behaviour: Behaviour, type: string, body: () => string | Uint8Array) {
  if (behaviour === 'silence') return
  if (typeof behaviour === 'object') return response.writeHead(behaviour.status).end()
  response.setHeader('content-type', type)
  response.end(behaviour === 'garbage' ? '<html>not what was asked for</html>' : body())
}

function behaviourFor(words: string): Behaviour | undefined {
  if (/\bsilence\b/i.test(words)) return 'silence'
  if (/\bgarbage\b/i.test(words)) return 'garbage'
  if (/\brefused\b/i.test(words)) return { status: 403 }
  return /\bbroken\b/i.test(words) ? { status: 500 } : undefined
}

function placesOf(words: string): FoundPlace[] {
  if (/\bnowhere\b/i.test(words)) return []
  const [, lat = '51.5049999', lon = '-0.0900001'] = /^\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*$/.exec(words) ?? []
  return [{ lat, lon, display_name: `Wend Bridge, ${words}` }]
}
