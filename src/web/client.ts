import { afterPaint } from './lib/after-paint.ts'

// What the server has drawn is painted before the script is loaded that makes it work: on a slow line the two would share it.
afterPaint(() => import('./hydrate.tsx'))
