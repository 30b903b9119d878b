import type { Page } from '@playwright/test'

/** A picture of the film, shown from `milliseconds` on until the next one. */
export type Shot = { milliseconds: number; png: Buffer }
export type Caption = { from: number; to: number; text: string }

/** Takes the pictures of a film on its own clock, so that a slow machine makes the same film. */
export function createCamera(page: Page) {
  const shots: Shot[] = []
  const captions: Caption[] = []
  let clock = 0

  /** Shows the page as it is now, for so long. */
  async function show(milliseconds: number): Promise<void> {
    shots.push({ milliseconds: clock, png: await page.screenshot() })
    clock += milliseconds
  }
  return {
    show,
    /** Types into the focused field as a person does, a few characters a picture. */
    async type(text: string): Promise<void> {
      for (let at = 0; at < text.length; at += CHARACTERS_A_SHOT) {
        await page.keyboard.type(text.slice(at, at + CHARACTERS_A_SHOT))
        // Browsers scroll to what is typed; the drawing above it should stay in the picture.
        await page.evaluate(() => scrollTo(0, 0))
        await show(TYPING_MS)
      }
    },
    /** Shows a caption while something happens. */
    async captioned(text: string, happens: () => Promise<void>): Promise<void> {
      const from = clock
      await happens()
      captions.push({ from, to: clock, text })
    },
    film: () => ({ shots, captions, milliseconds: clock }),
  }
}

export type Camera = ReturnType<typeof createCamera>

const CHARACTERS_A_SHOT = 2
const TYPING_MS = 120
