import { expect, test } from 'vitest'
import { shareUrl, shareUrlOfOpenPage } from './share-url.ts'

const origin = 'https://pace.example'

test('the shared link is the public one, on every page where it is copied', () => {
  expect(shareUrl(origin, '0199')).toBe('https://pace.example/workout/0199')
  expect(shareUrlOfOpenPage({ origin, pathname: '/dashboard/workout/0199' })).toBe('https://pace.example/workout/0199')
  expect(shareUrlOfOpenPage({ origin, pathname: '/workout/0199/' })).toBe('https://pace.example/workout/0199')
  expect(shareUrlOfOpenPage({ origin, pathname: '/workout/dashboard/' })).toBe('https://pace.example/workout/dashboard')
  expect(shareUrlOfOpenPage({ origin, pathname: '/dashboards' })).toBe('https://pace.example/dashboards')
})
