import { chromiumPath } from '../chromium.mjs'
import { npx, run, say, succeeds } from './steps.mjs'

/** Finds a Chromium for the tests, or installs one: Playwright's, else the system's package if this runs as root. */
export function browser() {
  const found = chromiumPath() ?? installBrowser()
  if (!found)
    throw new Error('No Chromium was found and none could be installed. Install one, or point CHROMIUM at its program.')
  say(`browser: ${found}`)
}

function installBrowser() {
  say('no Chromium here; fetching one')
  return (
    (succeeds(() => npx('playwright', 'install', 'chromium')) && chromiumPath()) ||
    (process.getuid?.() === 0 && succeeds(updateLists) && installPackage() && chromiumPath()) ||
    undefined
  )
}

function updateLists() {
  run('apt-get', ['update'])
}

/** Older releases of Debian have no package of the headless shell. */
function installPackage() {
  return ['chromium-headless-shell', 'chromium'].some((name) =>
    succeeds(() => run('apt-get', ['install', '--yes', '--no-install-recommends', name])),
  )
}
