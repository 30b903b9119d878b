import { randomInt } from 'node:crypto'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './scripts/chromium.mjs'
import { desktop, phone } from './tests/e2e/windows.ts'

const executablePath = chromiumPath()
const isDrill = process.env.DRILL === '1'

// Drawn once, for the processes of all workers: which screens are walked. `npm test` draws and prints it.
process.env.SEED ??= String(randomInt(2 ** 31))

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Part of a browser test is waiting, so three keep two cores busy; a fourth takes longer to start than it saves.
  workers: 3,
  // These end a test that hangs. They say nothing of speed: a test may take as long as a busy machine makes it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    // Recording a trace takes a fifth of every test; `playwright test --trace on` records one when it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Requests of a service worker are not seen by the routes of a page. The tests of being offline allow it.
    serviceWorkers: 'block',
    // Nothing is waited for that only moves.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  // `npm test` runs each test in one window, whose size the test's title tells (`tests/e2e/windows.ts`), and the
  // workers keep their servers and browsers for both sizes. The drill runs what differs on a phone in both.
  projects: isDrill
    ? [
        { name: 'phone', grep: /@(only-)?phone/, use: phone },
        { name: 'desktop', grepInvert: /@only-phone/, use: desktop },
      ]
    : // A test that says so is left to the drill: it checks the same as another, in another place.
      [{ name: 'browser', grepInvert: /@drill/, use: desktop }],
})
