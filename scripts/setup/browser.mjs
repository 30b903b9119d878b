import { chromiumPath } from '../chromium.mjs'
import { npx, run, say, tried } from './steps.mjs'

/** Finds a Chromium for the tests, or fetches one: Playwright's own, else the system's when we may install it. */
export function browser() {
  const found = chromiumPath() ?? fetched()
  if (!found)
    throw new Error('No Chromium was found and none could be installed. Install one, or point CHROMIUM at its program.')
  say(`browser: ${found}`)
}

function fetched() {
  say('no Chromium here; fetching one')
  return (
    (tried(() => npx('playwright', 'install', 'chromium')) && chromiumPath()) ||
    (process.getuid?.() === 0 && tried(installPackage) && chromiumPath()) ||
    undefined
  )
}

function installPackage() {
  run('apt-get', ['update'])
  run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
}
