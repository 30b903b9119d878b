import { expect, test } from 'vitest'
import { ACTIVITY, nextAddress } from './next-address.ts'

test.each([
  ['/dashboard', '/dashboard'],
  ['/dashboard/workout-library/page/2', '/dashboard/workout-library/page/2'],
  ['/dashboard?tab=recent-workouts', '/dashboard?tab=recent-workouts'],
  ['/dashboard/workout-builder#steps', '/dashboard/workout-builder#steps'],
  ['/workout/0199?next=//evil.example', '/workout/0199?next=//evil.example'],
  ['/dashboard/../contact', '/contact'],
  ['/workout/login', '/workout/login'],
  ['/contact/auth/', '/contact/auth/'],
  ['/login-help', '/login-help'],
])('sign-in returns to %s', (asked, address) => {
  expect(nextAddress(asked)).toBe(address)
})

test.each([
  undefined,
  null,
  42,
  ['/dashboard'],
  '',
  'dashboard',
  'https://evil.example',
  'https:evil.example',
  'HTTPS://evil.example/dashboard',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  '/\\/evil.example',
  '//user:pass@evil.example',
  '//here.invalid@evil.example',
  '//here.invalid:8443',
  '//[::1]/',
  '//1.1.1.1',
  '//evil.example%2f..',
  '//:99999999',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/x',
  'ftp://evil.example',
  '/login',
  '/login?next=/login',
  '/login/',
  '/auth/confirm?token_hash=x',
  '/reset-password#access_token=x',
])('%j is refused as the page after sign-in', (asked) => {
  expect(nextAddress(asked)).toBe(ACTIVITY)
})
