import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Person } from '#tests/e2e/people.ts'
import type { Screen, Stage as ScreenStage } from '#tests/e2e/screen-kinds.ts'
import type { Shot } from './contact-sheet.ts'
import type { Device } from './devices.ts'

type Stage = ScreenStage & { folder: string; baseURL: string; person: Person | undefined }

/** Takes pictures of a whole screen on one device, in light and dark colours. */
export async function takeShots(browser: Browser, screen: Screen, device: Device, stage: Stage): Promise<Shot[]> {
  const { folder, baseURL, person } = stage
  const context = await browser.newContext({
    baseURL,
    ...device.options,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...(person ? { storageState: person.signedIn } : {}),
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  // The picture is taken even if the screen could not be opened in its state, because it helps to find the cause.
  const error = await screen.open(page, stage).then(
    () => undefined,
    (error: Error) => error.message.split('\n')[0],
  )
  // A dialog, menu or toast is placed in the window; a picture of the whole page would move it out of its place.
  const floating = await page.locator('[role=dialog], [role=alertdialog], [role=menu], [data-toast-box] li').count()
  // In a scrolled page a sticky header would be in the middle of the picture.
  if (floating === 0) await page.evaluate(() => scrollTo(0, 0))
  const shots: Shot[] = []
  for (const scheme of device.schemes) {
    const file = `${screen.name}-${device.name}-${scheme}.png`
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: join(folder, file), fullPage: floating === 0 })
    shots.push({
      screen: screen.name,
      device: device.name,
      width: device.width,
      scheme,
      file,
      ...(error ? { error } : {}),
    })
  }
  await context.close()
  return shots
}
