import { devices, type TestInfo } from '@playwright/test'

// The windows in which the browser tests run.

export const desktop = { viewport: { width: 1440, height: 900 } }

// One pixel for each of the layout: to draw seven of them takes most of the time of a phone, and no test looks at them.
export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }

/** Whether a test runs on a phone: in the drill its project says so, in `npm test` its title. */
export function isOnPhone({ project, tags }: Pick<TestInfo, 'project' | 'tags'>): boolean {
  if (process.env.DRILL === '1') return project.name === 'phone'
  return tags.some((tag) => /^@(only-)?phone$/.test(tag))
}
