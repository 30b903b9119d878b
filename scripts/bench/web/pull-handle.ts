import type { Page } from '@playwright/test'
import { untilIdle } from './event-times.ts'

/** Pulls a handle of the open step's bar in small movements; returns the time of each to the next paint, in ms. */
export async function pullHandle(page: Page, name: string, by: { x: number; y: number }): Promise<number[]> {
  const handle = page.getByRole('slider', { name: new RegExp(`^${name}`) }).first()
  await handle.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const box = await handle.boundingBox()
  if (!box) throw new Error(`There is no handle ${name}.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const taken = await page.evaluateHandle(noteMoves)
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + move * by.x, y + move * by.y)
    await untilIdle(page)
  }
  await page.mouse.up()
  const times = await taken.evaluate((noted) => noted.splice(0))
  // The first movement only goes to the handle.
  return times.slice(1)
}

const MOVES = 20

/** Notes the time from each movement of the pointer to the task after the next frame: browsers report none for these. */
function noteMoves(): number[] {
  const noted: number[] = []
  const note = ({ timeStamp }: PointerEvent) =>
    requestAnimationFrame(() => {
      const painted = new MessageChannel()
      painted.port1.onmessage = () => noted.push(Math.round(performance.now() - timeStamp))
      painted.port2.postMessage(undefined)
    })
  window.addEventListener('pointermove', note, { capture: true })
  return noted
}
