import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium to use: the one CHROMIUM names, else the system's, else Playwright's own. Undefined without any. */
export function chromiumPath() {
  const named = process.env.CHROMIUM
  if (named && !canRun(named)) throw new Error(`CHROMIUM is ${named}, and no program is there.`)
  return [named, ...usualPlaces, playwrightsOwn()].find((place) => place && canRun(place))
}

/**
 * Flags every Chromium of ours starts with: it runs as root in a container, fetches nothing of its own, and resolves
 * no name but this machine's.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
]

function playwrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** @param {string} place */
function canRun(place) {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}
