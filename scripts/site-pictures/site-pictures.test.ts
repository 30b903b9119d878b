import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawIcons } from './icons.ts'
import { drawLinkPreview } from './link-preview.ts'

test('the pictures of the site are drawn from the present logo and the workout of the landing page', async () => {
  for (const [name, bytes] of Object.entries({ ...drawIcons(), 'link-preview.png': await drawLinkPreview() }))
    expect(readFileSync(`src/web/public/${name}`).equals(bytes), `${name}: npm run site-pictures`).toBe(true)
})
