import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { anAthlete, apiOf, type Person, signIn } from '#tests/e2e/people.ts'
import { screens } from '#tests/e2e/screens.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { chromiumFlags, chromiumPath } from './chromium.mjs'
import { contactSheet, type Shot } from './shots/contact-sheet.ts'
import { devicesFor } from './shots/devices.ts'
import { takeShots } from './shots/take-shots.ts'

// `npm run shots [-- NAME …]`: takes pictures of every screen and state, or of those whose names contain a NAME, on a
// desktop and a phone, in light and dark colours, into shots/. The main screens are also taken in smaller windows.
const folder = 'shots'
const names = process.argv.slice(2)
const wanted = screens.filter(({ name }) => names.length === 0 || names.some((part) => name.includes(part)))
if (names.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const server = await startServer()
const athlete = await seedAthlete(server)
const api = apiOf(server, athlete)
const { data: workouts } = await call('get /api/workouts', {}, api)
const { data: routes } = await call('get /api/routes', {}, api)
const people = { stranger: undefined, free: await anAthlete(server), athlete }
const executablePath = chromiumPath()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) })

const shots: Shot[] = []
for (const screen of wanted) {
  const stage = { folder, baseURL: server.url, person: people[screen.as], workouts, routes }
  const taken = await Promise.all(devicesFor(screen.name).map((device) => takeShots(browser, screen, device, stage)))
  shots.push(...taken.flat())
  console.log(`  ${screen.name}`)
}
await writeFile(join(folder, 'index.html'), contactSheet(shots))
await browser.close()
await server.stop()
const failing = shots.filter(({ error }) => error)
console.log(`${shots.length} pictures, side by side in ${join(folder, 'index.html')}`)
for (const { file, error } of failing) console.error(`${file}: ${error}`)
process.exitCode = failing.length > 0 ? 1 : 0

/** Runs `npm run seed` and signs in the athlete whose email and password it prints. */
async function seedAthlete(server: RunningServer): Promise<Person> {
  const printed = await server.seed()
  const [, email, password] = /^email: (\S+)\npassword: (\S+)$/m.exec(printed) ?? []
  if (!email || !password) throw new Error(`The seed printed no email and password:\n${printed}`)
  return signIn(server, { email, password })
}
