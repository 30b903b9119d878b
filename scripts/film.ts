import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { anAthlete, apiOf } from '#tests/e2e/people.ts'
import { startServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { chromiumFlags, chromiumPath } from './chromium.mjs'
import { createCamera } from './film/camera.ts'
import { writeCaptions } from './film/captions.ts'
import { encodePoster, encodeShots } from './film/encode.ts'
import { playScenes } from './film/scenes.ts'
import { writeWebm } from './film/webm.ts'
import { planWeeks } from './film/weeks.ts'

// `npm run film`: records the product in a browser, and writes the film of the landing page with its poster and captions
// into src/web/public. The pictures are taken on the film's own clock, so that a slow machine makes the same film.
const folder = 'src/web/public'
const size = { width: 1280, height: 800 }
const MAX_BYTES = 2_000_000
const SMALL_POSTER_PX = 800

const server = await startServer()
const athlete = await anAthlete(server, { plan: 'standard' })
const asAthlete = apiOf(server, athlete)
await call(
  'put /api/user',
  { meta: { athlete_metrics: { cycling_ftp: 265, running_threshold_pace: '4:30' } } },
  asAthlete,
)
await planWeeks(asAthlete, new Date())

const executablePath = chromiumPath()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) })
const options = { baseURL: server.url, viewport: size, colorScheme: 'light', reducedMotion: 'reduce' } as const
const context = await browser.newContext({ ...options, storageState: athlete.signedIn })
const page = await context.newPage()
const camera = createCamera(page)
await playScenes(page, camera)
const { shots, captions, milliseconds } = camera.film()

await page.goto('/contact')
const frames = await encodeShots(page, shots, milliseconds)
const film = writeWebm({ ...size, milliseconds, codec: 'V_VP9', frames })
const drawn = captions[1]?.to ?? milliseconds
const poster = shots.findLast((shot) => shot.milliseconds < drawn)
if (!poster) throw new Error('The film has no picture.')
await writeFile(join(folder, 'film.webm'), film)
await writeFile(join(folder, 'film.vtt'), writeCaptions(captions))
await writeFile(join(folder, 'film.webp'), await encodePoster(page, poster.png, size.width))
await writeFile(join(folder, 'film-small.webp'), await encodePoster(page, poster.png, SMALL_POSTER_PX))
await browser.close()
await server.stop()
console.log(`${shots.length} pictures, ${milliseconds / 1000} s, ${Math.round(film.length / 1000)} kB`)
if (film.length > MAX_BYTES) throw new Error(`The film is larger than ${MAX_BYTES / 1_000_000} MB.`)
