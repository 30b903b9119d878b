// Brings a clone to where it can run: `node scripts/setup.mjs [build] [browser]`. Called before every npm script, it
// does nothing when nothing changed. Node's own modules alone, and Node 20's: nothing else is there yet.
import { browser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { node } from './setup/node.mjs'

const wanted = process.argv.slice(2)

try {
  install()
  node()
  if (wanted.includes('build')) build()
  if (wanted.includes('browser')) browser()
} catch (error) {
  console.error(`setup: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}
