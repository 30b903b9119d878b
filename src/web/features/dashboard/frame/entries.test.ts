import Activity from 'lucide-react/icons/activity'
import { expect, test } from 'vitest'
import { type Entry, isAt, isGroup, menu, menuFor } from './entries.ts'

const entries = menu.flatMap((item) => (isGroup(item) ? item.entries : [item]))
const at = (pathname: string) => entries.filter((entry) => isAt(entry, pathname)).map(({ label }) => label)

test.each([
  ['/dashboard', 'Activity'],
  ['/dashboard/', 'Activity'],
  ['/dashboard/activity', 'Activity'],
  ['/dashboard/workout-generator', 'Workout Generator'],
  ['/dashboard/workout-builder', 'Workout Builder'],
  ['/dashboard/workout-builder/0199', 'Workout Builder'],
  ['/dashboard/workout-library/page/3', 'Workout Library'],
  ['/dashboard/workout/0199', 'Workout Library'],
  ['/dashboard/route-generator', 'Route Generator'],
  ['/dashboard/route-library', 'Route Library'],
  ['/dashboard/route-library/page/3', 'Route Library'],
  ['/dashboard/route/0199', 'Route Library'],
  ['/dashboard/account', 'Account Settings'],
  ['/dashboard/admin-dashboard', 'Admin Dashboard'],
])('%s is a page of %s', (pathname, label) => {
  expect(at(pathname)).toEqual([label])
})

test('a page without an entry highlights none', () => {
  expect(at('/dashboard/upgrade')).toEqual([])
})

const tried: Entry = { label: 'Night mode', to: '/dashboard/night', icon: Activity, beta: true }

test.each([
  ['admin', true],
  ['beta_tester', true],
  ['athlete', false],
  [undefined, false],
] as const)('an entry in beta is shown to %s: %s', (role, shown) => {
  const whole = [tried, { label: 'Trials', entries: [tried] }]
  expect(menuFor(role, whole)).toEqual(shown ? whole : [])
})

test('of today’s menu all but the Admin Dashboard, which is for admins, is shown to every role', () => {
  expect(menuFor('admin')).toEqual(menu)
  for (const role of [undefined, 'athlete', 'beta_tester'] as const)
    expect(menuFor(role)).toEqual(menu.filter(({ label }) => label !== 'Admin Dashboard'))
})
