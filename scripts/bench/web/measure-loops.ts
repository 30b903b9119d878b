import type { Browser, Page } from '@playwright/test'
import type { Person } from '#tests/e2e/people.ts'
import { percentile } from '../figures.ts'
import { SLOW_DOWN } from './slow-page.ts'

type Row = { inputs: number; 'p50 ms': number; 'p95 ms': number; 'budget ms': number }

/** From pressing “Generate Route” to three loops on the map, and from a move of a dragged point to the changed loop. */
export async function measureLoops(browser: Browser, url: string, person: Person): Promise<Record<string, Row>> {
  const rows: Record<string, Row> = {}
  for (const [speed, generateBudget] of [
    [1, 500],
    [SLOW_DOWN, 1_500],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      storageState: person.signedIn,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: speed })
    const slowed = speed === 1 ? '' : `, slowed down ${speed} times`
    const generated: number[] = []
    for (let at = 0; at < STARTS; at += 1) {
      await page.goto(`${url}/dashboard/route-generator?start=51.5${at + 10},-0.0${at + 10}&distance=10`)
      await page.locator('.route-start').waitFor()
      generated.push(
        await timeTo(page, 'three loops', () => page.getByRole('button', { name: 'Generate Route' }).click()),
      )
    }
    rows[`three loops${slowed}`] = rowOf(generated, generateBudget)
    rows[`drag a point${slowed}`] = rowOf(await dragLine(page), 150)
    await context.close()
  }
  return rows
}

const STARTS = 12
const MOVES = 20
/** A line that stays where it is for this long has come to rest. */
const REST_FRAMES = 20

/** Drags the line, and waits after each move for the loop that answers it. */
async function dragLine(page: Page): Promise<number[]> {
  const { x, y } = await restingMiddle(page)
  await page.mouse.move(x - 3, y - 3)
  await page.mouse.move(x, y, { steps: 3 })
  await page.locator('.route-handle').waitFor()
  await page.mouse.down()
  const times: number[] = []
  for (let move = 1; move <= MOVES; move += 1)
    times.push(await timeTo(page, 'another line', () => page.mouse.move(x + 4 * move, y - 5 * move)))
  await page.mouse.up()
  return times
}

/** The middle of the chosen line in the window, once it rests: the map moves when the panel of the loop covers its foot. */
function restingMiddle(page: Page): Promise<{ x: number; y: number }> {
  return page.evaluate((restFrames) => {
    const middle = () => {
      const path = document.querySelector<SVGPathElement>('path.route-line')
      if (!path) throw new Error('There is no chosen line.')
      const place = path.getPointAtLength(path.getTotalLength() / 2)
      const { x, y } = place.matrixTransform(path.getScreenCTM() ?? undefined)
      return { x, y }
    }
    return new Promise<{ x: number; y: number }>((resolve) => {
      let [last, frames] = [middle(), 0]
      const watch = () => {
        const now = middle()
        frames = now.x === last.x && now.y === last.y ? frames + 1 : 0
        last = now
        if (frames === restFrames) resolve(now)
        else requestAnimationFrame(watch)
      }
      requestAnimationFrame(watch)
    })
  }, REST_FRAMES)
}

/** Milliseconds from an input on the page to the frame that shows three loops, or another line of the chosen one. */
async function timeTo(page: Page, drawn: 'three loops' | 'another line', input: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    const line = () => document.querySelector('.route-line')
    const before = line()
    const isDrawn = () =>
      wanted === 'another line' ? line() !== before : document.querySelectorAll('.route-line, .route-other').length >= 3
    const timed = new Promise<number>((resolve) => {
      let begun = Number.POSITIVE_INFINITY
      const begin = (event: Event) => {
        begun = Math.min(begun, event.timeStamp)
      }
      for (const type of ['pointermove', 'click']) addEventListener(type, begin, { capture: true, once: true })
      const watch = () => {
        if (performance.now() > begun && isDrawn()) requestAnimationFrame(() => resolve(performance.now() - begun))
        else requestAnimationFrame(watch)
      }
      watch()
    })
    Object.assign(window, { timed })
  }, drawn)
  await input()
  return page.evaluate(() => (window as unknown as { timed: Promise<number> }).timed)
}

function rowOf(times: readonly number[], budget: number): Row {
  return {
    inputs: times.length,
    'p50 ms': Math.round(percentile(times, 50)),
    'p95 ms': Math.round(percentile(times, 95)),
    'budget ms': budget,
  }
}
