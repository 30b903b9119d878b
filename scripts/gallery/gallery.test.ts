import { expect, test } from 'vitest'
import { directionsText, galleryText } from './gallery-text.ts'

// What a coach reads, kept: a change of the generator or the judge shows which sessions and verdicts it changes.
// `npx vitest run --project unit scripts/gallery --update` writes the files again.

/** Four sessions of every sport and type. */
const SESSIONS = 52

test('sessions and verdicts are those that were last read', async () => {
  await expect(galleryText(1, SESSIONS)).toMatchFileSnapshot('kept/sessions.txt')
})

test('versions in each direction are those that were last read', async () => {
  await expect(directionsText(1)).toMatchFileSnapshot('kept/directions.txt')
})
