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

test('a toast is alone, stays 5 seconds and goes with a swipe of 50 px; dismissed, it is kept another 1,000,000 ms', () => {
  expect(toastLimits).toEqual({ shownAtOnce: 1, displayMs: 5000, swipePx: 50, removedAfterMs: 1_000_000 })
})

test('a new toast takes the place of the one before', () => {
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

test('dismissing a toast that has made way for another leaves the other open', () => {
  const first = toast({ title: 'First' })
  toast({ title: 'Second' })
  dismiss(first)
  expect(shownToasts()).toMatchObject([{ title: 'Second', open: true }])
})

test('a page that is reached closes what has failed before, and nothing else', () => {
  toast({ title: 'Invalid login credentials', variant: 'destructive' })
  dismissFailures()
  expect(shownToasts()).toMatchObject([{ open: false }])
  toast({ title: 'Workout saved!' })
  dismissFailures()
  expect(shownToasts()).toMatchObject([{ title: 'Workout saved!', open: true }])
})

test('whoever listens hears of every change until they stop', () => {
  const heard = vi.fn()
  const stop = subscribe(heard)
  const id = toast({ title: 'One' })
  dismiss(id)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  toast({ title: 'Two' })
  expect(heard).toHaveBeenCalledTimes(2)
})
