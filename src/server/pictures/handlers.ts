import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { readRoutePicture, readWorkoutPicture } from '#contracts/pictures.ts'
import { activityOf } from '#domain/streets/activity.ts'
import type { Database } from '../db/database.ts'
import type { ClientAddress } from '../http/connection/address.ts'
import { type Api, serve } from '../http/endpoint/serve.ts'
import type { Count } from '../http/limits/limits.ts'
import { createTurns } from '../http/limits/turns.ts'
import { Problem } from '../http/refusals/problem.ts'
import type { StreetsNear } from '../loops/streets-near.ts'
import { createPool } from '../loops/threads/pool.ts'
import { factsOfLine } from '../routes/facts-of-line.ts'
import type { RouteReader } from '../routes/route-reader.ts'
import { STREETS_ATTRIBUTION } from '../workouts/files/route.ts'
import { readWorkout } from '../workouts/store.ts'
import type * as drawing from './drawing.ts'
import { createKeptPictures, type Picture } from './kept-pictures.ts'
import { boxOnMap } from './route-picture.ts'

export type PictureParts = {
  db: Database
  readRoute: RouteReader
  after: (ms: number) => AbortSignal
  streetsNear: StreetsNear
  addressOf: ClientAddress
  /** Counts a picture that has to be drawn, or whose streets have to be read, by address. */
  countPicture: Count
}

/** Mounts the pictures of link previews: of workouts, and of routes with what everybody may see of them. */
export function mountPictures(
  api: Api,
  { db, readRoute, after, streetsNear, addressOf, countPicture }: PictureParts,
): void {
  const pictureOf = createKeptPictures()
  const inTurn = createTurns({ atOnce: 2, maxWaiting: MAX_WAITING, sentence: BUSY, retryAfterSeconds: 5 })
  const draw = createPool<typeof drawing>(new URL('./drawing.ts', import.meta.url), {
    limits: { atOnce: 1, maxWaiting: MAX_WAITING },
    maxWaitMs: MAX_WAIT_MS,
    tooMany: BUSY,
    tooLong: 'Drawing this picture took too long. Try again in a few seconds.',
    after,
  })
  // Others may wait for the same picture: it is drawn although the one who asked first has left.
  const { signal } = new AbortController()
  /** Answers the picture of some content, which `make` draws where it is not known. */
  const answer = async (context: Context, content: unknown, make: () => Promise<Uint8Array>) => {
    const key = hash('sha256', JSON.stringify([DRAWING_VERSION, content]), 'base64url')
    const headers = { ...HEADERS, etag: `"${key}"` }
    if (isKnown(context.req.header('if-none-match'), key)) return new Response(null, { status: 304, headers })
    const picture = await pictureOf(key, async () => {
      countPicture(addressOf(context))
      return (await inTurn(make)) as Picture
    })
    return new Response(picture, {
      headers: { ...headers, 'content-type': 'image/png', 'content-length': String(picture.byteLength) },
    })
  }

  serve(api, readWorkoutPicture, async ({ params: { id }, context }) => {
    // Nobody's: a picture is for everybody who gets the link, and kept by others.
    const row = await readWorkout(db, id, null)
    if (!row) throw new Problem('not-found', 'There is no such workout. It may have been deleted, or be private.')
    const { name, sport, type = null, steps, author } = row
    const task = { name, sport, type, steps, author }
    return answer(context, task, () => draw('drawWorkout', task, signal))
  })

  serve(api, readRoutePicture, async ({ params: { id }, context }) => {
    const read = await readRoute(id, null)
    if (!read) throw new Problem('not-found', 'There is no such route. It may have been deleted, or be private.')
    const { latitude, longitude, name, author, distance: metres, route_data, hides_ends } = read.shown
    const { box, source } = factsOfLine(read.shown)
    // A picture's tag names its streets, so that even one that is not sent again has them read.
    const count = () => countPicture(addressOf(context))
    const place = { start: { latitude, longitude }, metres, sourceId: source?.id }
    const near = box && (await streetsNear({ ...place, box: boxOnMap(box) }, signal, count))
    const task = {
      ...{ name, author, metres, sport: activityOf(read.shown.activity_type).sport },
      // What an athlete saved may say anything; whose streets are drawn is known.
      attribution: near?.attribution ?? source?.attribution ?? STREETS_ATTRIBUTION,
    }
    // The line of a route never changes, so that its id stands for it.
    return answer(context, { ...task, id, hides_ends, streets: near?.key }, async () =>
      draw('drawRoute', { ...task, route_data, streets: (await near?.read()) ?? [] }, signal),
    )
  })
}

function isKnown(header: string | undefined, key: string): boolean {
  return header === '*' || (header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${key}"`) ?? false)
}

/** Grows when pictures are drawn in another way, so that nobody keeps the old ones. */
const DRAWING_VERSION = 1
const BUSY = 'Many pictures are being drawn just now. Try again in a few seconds.'
const MAX_WAITING = 64
/** Longest time for a picture, its wait in the queue included. */
const MAX_WAIT_MS = 10_000
const HEADERS = {
  // Asked for anew every time, so that what is made private is no more to be seen. A known picture is not sent again.
  'cache-control': 'public, no-cache',
  // Chat programs in browsers show it on their own pages.
  'cross-origin-resource-policy': 'cross-origin',
}
