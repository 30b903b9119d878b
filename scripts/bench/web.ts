import { loadavg } from 'node:os'
import { chromium, type Page } from '@playwright/test'
import { anAthlete, apiOf } from '#tests/e2e/people.ts'
import { startServer } from '#tests/e2e/server.ts'
import { call } from '#web/lib/api.ts'
import { chromiumFlags, chromiumPath } from '../chromium.mjs'
import { percentile } from './figures.ts'
import { builderUses } from './web/builder-uses.ts'
import { calendarUses } from './web/calendar-uses.ts'
import { MONTH, planFullMonth, WORKOUTS_A_DAY } from './web/full-month.ts'
import { longRide, STEPS } from './web/long-ride.ts'
import { measureLoops } from './web/measure-loops.ts'
import { openBuilder, readPaints } from './web/open-builder.ts'
import { SLOW_DOWN, slowPage } from './web/slow-page.ts'

/** From an input to the next paint, at the 75th percentile. */
const BUDGET_MS = 100

/**
 * Measures the builder with 50 steps and the calendar with a full month in a browser whose processor is slowed down:
 * the time from each input to the next paint (Interaction to Next Paint), and the builder's first paint, which does not
 * wait for the editor of the text. Then the route generator, at full speed and slowed down.
 */
export async function bench(): Promise<void> {
  const server = await startServer()
  const person = await anAthlete(server)
  const api = apiOf(server, person)
  await call('put /api/user', { meta: { athlete_metrics: { cycling_ftp: 250 } } }, api)
  const { id } = await call('post /api/workouts', longRide(), api)
  await planFullMonth(api)
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ args: chromiumFlags, ...(executablePath ? { executablePath } : {}) })

  console.log(`From an input to the next paint, ${STEPS} steps, the processor slowed down ${SLOW_DOWN} times:`)
  const builder = await slowPage(browser, person)
  await openBuilder(builder, `${server.url}/dashboard/workout-builder/${id}`)
  await measure(builder, builderUses)
  console.log('From the address to the first paint, and to the request for the editor of the text:')
  console.table(await readPaints(builder))
  await builder.close()

  console.log(`The same in a month of six weeks with ${WORKOUTS_A_DAY} workouts a day:`)
  const calendar = await slowPage(browser, person)
  await calendar.goto(`${server.url}/dashboard/activity?view=monthly&date=${MONTH}`)
  await calendar.locator('[data-day] li[draggable=true]').last().waitFor()
  await measure(calendar, calendarUses)

  console.log('Loops of 10 km in the demo town, in ms, from the input to what is drawn:')
  console.table(await measureLoops(browser, server.url, person))
  await browser.close()
  await server.stop()
}

/** Prints the times of some uses, and which are over the budget. */
async function measure(page: Page, uses: Record<string, (page: Page) => Promise<number[]>>): Promise<void> {
  const rows: Record<string, Row> = {}
  const loads: number[] = []
  for (const [label, use] of Object.entries(uses)) {
    rows[label] = rowOf(await use(page))
    loads.push(loadavg()[0] ?? 0)
  }
  console.table(rows)
  const over = Object.entries(rows).filter(([, row]) => row['p75 ms'] > BUDGET_MS)
  const verdict =
    over.length > 0 ? `Over the budget: ${over.map(([label]) => label).join(', ')}.` : 'All in the budget.'
  console.log(`${verdict} The load of the machine was ${Math.min(...loads)} to ${Math.max(...loads)}.`)
}

type Row = { inputs: number; 'p50 ms': number; 'p75 ms': number; 'p95 ms': number; 'budget of p75 ms': number }

function rowOf(times: readonly number[]): Row {
  const [p50, p75, p95] = [percentile(times, 50), percentile(times, 75), percentile(times, 95)]
  return { inputs: times.length, 'p50 ms': p50, 'p75 ms': p75, 'p95 ms': p95, 'budget of p75 ms': BUDGET_MS }
}
