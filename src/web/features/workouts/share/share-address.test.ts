import { expect, test } from 'vitest'
import { shareAddress, sharedPage } from './share-address.ts'

const origin = 'https://pace.example'

test('the shared link is the public one, on every page where it is copied', () => {
  expect(shareAddress(origin, '0199')).toBe('https://pace.example/workout/0199')
  expect(sharedPage({ origin, pathname: '/dashboard/workout/0199' })).toBe('https://pace.example/workout/0199')
  expect(sharedPage({ origin, pathname: '/workout/0199/' })).toBe('https://pace.example/workout/0199')
  expect(sharedPage({ origin, pathname: '/workout/dashboard/' })).toBe('https://pace.example/workout/dashboard')
  expect(sharedPage({ origin, pathname: '/dashboards' })).toBe('https://pace.example/dashboards')
})
