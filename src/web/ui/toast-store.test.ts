import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismiss, dismissFailures, shownToasts, subscribe, toast, toastLimits } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  dismiss()
  vi.runAllTimers()
  vi.useRealTimers()
})

test('one toast shows at a time, for 5 seconds or until a swipe of 50 px, and is removed 1,000,000 ms after it closed', () => {
  expect(toastLimits).toEqual({ shownAtOnce: 1, displayMs: 5000, swipePx: 50, removedAfterMs: 1_000_000 })
})

test('a new toast replaces the one before', () => {
  toast({ title: 'First' })
  toast({ title: 'Second' })
  expect(shownToasts().map(({ title }) => title)).toEqual(['Second'])
})

test('a dismissed toast closes at once and is removed later', () => {
  const id = toast({ title: 'Workout saved!' })
  dismiss(id)
  expect(shownToasts()).toMatchObject([{ id, open: false }])
  vi.advanceTimersByTime(toastLimits.removedAfterMs - 1)
  expect(shownToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shownToasts()).toEqual([])
})

test('dismissing a replaced toast leaves the new one open', () => {
  const first = toast({ title: 'First' })
  toast({ title: 'Second' })
  dismiss(first)
  expect(shownToasts()).toMatchObject([{ title: 'Second', open: true }])
})

test('reaching a page closes the failures before it, and no other toast', () => {
  toast({ title: 'Invalid login credentials', variant: 'destructive' })
  dismissFailures()
  expect(shownToasts()).toMatchObject([{ open: false }])
  toast({ title: 'Workout saved!' })
  dismissFailures()
  expect(shownToasts()).toMatchObject([{ title: 'Workout saved!', open: true }])
})

test('a listener is called for every change until it unsubscribes', () => {
  const heard = vi.fn()
  const stop = subscribe(heard)
  const id = toast({ title: 'One' })
  dismiss(id)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  toast({ title: 'Two' })
  expect(heard).toHaveBeenCalledTimes(2)
})
