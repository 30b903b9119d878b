import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { anAthlete, apiOf, type Person, signedIn } from '#tests/e2e/people.ts'
import { screens } from '#tests/e2e/screens.ts'
import { type RunningServer, startServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { chromiumFlags, chromiumPath } from './chromium.mjs'
import { contactSheet, type Shot } from './shots/contact-sheet.ts'
import { devices, shotsOf } from './shots/shots-of.ts'

// `npm run shots [-- NAME …]`: every screen and state, on a desk and on a phone, in light and in dark, into shots/.
const folder = 'shots'
const asked = process.argv.slice(2)
const wanted = screens.filter(({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)))
if (asked.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const server = await startServer()
const athlete = await seeded(server)
const { data: workouts } = await call('get /api/workouts', {}, apiOf(server, athlete))
const people = { stranger: undefined, free: await anAthlete(server), athlete }
const executablePath = chromiumPath()
const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) })

const shots: Shot[] = []
for (const screen of wanted) {
  const stage = { folder, baseURL: server.url, person: people[screen.as], workouts }
  const taken = await Promise.all(devices.map((device) => shotsOf(browser, screen, device, stage)))
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

/** The athlete that `npm run seed` makes, signed in as it prints. */
async function seeded(server: RunningServer): Promise<Person> {
  const said = await server.seed()
  const [, email, password] = /^email: (\S+)\npassword: (\S+)$/m.exec(said) ?? []
  if (!email || !password) throw new Error(`The seed printed no email and password:\n${said}`)
  return signedIn(server, { email, password })
}
