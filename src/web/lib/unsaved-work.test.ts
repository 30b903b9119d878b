import { expect, test } from 'vitest'
import { hasUnsavedWork, holdWork } from './unsaved-work.ts'

test('work is unsaved while anyone says so', () => {
  let drawn = false
  const stop = holdWork(() => drawn)
  expect(hasUnsavedWork()).toBe(false)
  drawn = true
  expect(hasUnsavedWork()).toBe(true)
  stop()
  expect(hasUnsavedWork()).toBe(false)
})
