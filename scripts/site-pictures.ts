import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawIcons } from './site-pictures/icons.ts'
import { drawLinkPreview } from './site-pictures/link-preview.ts'

// `npm run site-pictures`: draws the icons of the installed product, and the link preview of the public pages, into
// src/web/public.
const folder = 'src/web/public'

for (const [name, bytes] of Object.entries({ ...drawIcons(), 'link-preview.png': await drawLinkPreview() })) {
  await writeFile(join(folder, name), bytes)
  console.log(`${name}: ${bytes.length} bytes`)
}
