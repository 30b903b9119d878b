import { expect, test } from 'vitest'
import { hasUnsavedWork, registerUnsavedWork } from './unsaved-work.ts'

test('there is unsaved work while one check reports some', () => {
  let drawn = false
  const stop = registerUnsavedWork(() => drawn)
  expect(hasUnsavedWork()).toBe(false)
  drawn = true
  expect(hasUnsavedWork()).toBe(true)
  stop()
  expect(hasUnsavedWork()).toBe(false)
})
