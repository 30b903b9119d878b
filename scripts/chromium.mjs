import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'

// The headless shell draws the same pages with a fifth less work, because it has no window of its own.
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of the Chromium to use: the one CHROMIUM names, else the system's, else Playwright's. Undefined without any. */
export function chromiumPath() {
  const named = process.env.CHROMIUM
  if (named && !canRun(named)) throw new Error(`CHROMIUM is ${named}, and no program is there.`)
  return [named, ...usualPaths, playwrightPath()].find((path) => path && canRun(path))
}

/**
 * The flags of every Chromium that tests and scripts start: it can run as root in a container, downloads nothing by
 * itself, and resolves no name of another machine.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--process-per-site',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
]

function playwrightPath() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

/** @param {string} path */
function canRun(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
