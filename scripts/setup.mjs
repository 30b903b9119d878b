// `node scripts/setup.mjs [build] [browser]`: installs the packages and, if asked, builds the pages and finds a browser.
// npm runs it before every script; it does nothing if nothing has changed. It uses only what Node 20 has, because
// neither Node 24 nor any package may be installed yet.
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
