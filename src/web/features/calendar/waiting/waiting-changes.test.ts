import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { discardWaiting, isWaiting, saveWaiting, waitForConnection, waitingOperations } from './waiting-changes.ts'

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
    operations: [{ op: 'remove' as const, id: name }],
    isOwn: () => isOwn,
    // What was saved does not wait any more: the days that are read have it.
    refresh: async () => expect(waitingOperations().flat()).not.toContainEqual({ op: 'remove', id: name }),
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
  expect(waitingOperations()).toEqual([[{ op: 'remove', id: 'own' }]])
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

test('what waits is discarded, also while it is being saved, and what comes after is not', async () => {
  onlineManager.setOnline(true)
  let answer = (_isSaved: boolean) => {}
  waitForConnection({ ...change('given up'), save: () => new Promise((resolve) => (answer = resolve)) })
  waitForConnection(change('discarded'))
  discardWaiting()
  expect([isWaiting(), isAskedOnLeaving()]).toEqual([false, false])
  onlineManager.setOnline(false)
  waitForConnection(change('kept'))
  onlineManager.setOnline(true)
  answer(true)
  await saveWaiting()
  await saveWaiting()
  expect(saved).toEqual(['kept'])
})
