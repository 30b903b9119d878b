import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isWaiting, saveWaiting, waitForConnection } from './waiting-changes.ts'

let saved: string[] = []
// Stands for the window: whether leaving the page asks.
const page = new EventTarget()
const isAskedOnLeaving = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }))

beforeEach(() => {
  saved = []
  vi.stubGlobal('window', page)
})
afterEach(async () => {
  onlineManager.setOnline(true)
  await saveWaiting()
})

function change(name: string, { answers = [true], isOwn = true } = {}) {
  const left = [...answers]
  return {
    isOwn: () => isOwn,
    save: async () => {
      saved.push(name)
      return left.shift() ?? true
    },
  }
}

test('changes wait while there is no connection, and are saved in their order when there is one', async () => {
  onlineManager.setOnline(false)
  waitForConnection(change('first'))
  waitForConnection(change('second'))
  await saveWaiting()
  expect(saved).toEqual([])
  expect(isWaiting()).toBe(true)
  expect(isAskedOnLeaving()).toBe(true)
  onlineManager.setOnline(true)
  await saveWaiting()
  expect(saved).toEqual(['first', 'second'])
  expect(isWaiting()).toBe(false)
  expect(isAskedOnLeaving()).toBe(false)
})

test('a change without an answer waits on, and those behind it do', async () => {
  onlineManager.setOnline(false)
  waitForConnection(change('first', { answers: [false] }))
  waitForConnection(change('second'))
  onlineManager.setOnline(true)
  await saveWaiting()
  expect(saved).toEqual(['first'])
  expect(isWaiting()).toBe(true)
  await saveWaiting()
  expect(saved).toEqual(['first', 'first', 'second'])
})

test('what another athlete left behind is dropped', async () => {
  onlineManager.setOnline(false)
  waitForConnection(change('of another', { isOwn: false }))
  waitForConnection(change('own'))
  onlineManager.setOnline(true)
  await saveWaiting()
  expect(saved).toEqual(['own'])
  expect(isWaiting()).toBe(false)
})

test('a change is saved once, however often saving is tried', async () => {
  onlineManager.setOnline(false)
  waitForConnection(change('first'))
  onlineManager.setOnline(true)
  await Promise.all([saveWaiting(), saveWaiting()])
  expect(saved).toEqual(['first'])
})
