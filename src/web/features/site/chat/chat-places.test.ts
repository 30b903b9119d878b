import { expect, test } from 'vitest'
import { hasChat } from './chat-places.ts'

test.each(['/', '/login', '/pricing', '/dashboard/activity', '/reset-password-letter'])('the chat is at %s', (path) => {
  expect(hasChat(path)).toBe(true)
})

test.each(['/reset-password', '/reset-password/', '/ai-modules', '/ai-modules/1', '/ai-modules-more'])(
  'the chat is not at %s',
  (path) => {
    expect(hasChat(path)).toBe(false)
  },
)
