import { expect, onTestFinished, test, vi } from 'vitest'
import { browserTimezone } from './timezone.ts'

test.each([
  ['Europe/Vienna', 'Europe/Vienna'],
  // Some browsers hide the time zone.
  ['', 'UTC'],
])('a browser that says "%s" is taken to be in %s', (timeZone, taken) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  onTestFinished(() => asked.mockRestore())
  expect(browserTimezone()).toBe(taken)
})
