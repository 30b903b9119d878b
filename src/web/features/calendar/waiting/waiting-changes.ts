import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { InputOf } from '../../../lib/api.ts'

type Operations = InputOf<'post /api/calendar/changes'>['operations']

/** A change that waits for a connection. `save` answers false if it has to wait on; `refresh` reads the days anew afterwards. */
export type WaitingChange = {
  operations: Operations
  save: () => Promise<boolean>
  refresh: () => Promise<void>
  isOwn: () => boolean
}

let waiting: readonly WaitingChange[] = []
let saving: Promise<void> | undefined
let stopListening: (() => void) | undefined
const listeners = new Set<() => void>()

/** Keeps a change until there is a connection; changes are saved in their order. Leaving the page asks before they are lost. */
export function waitForConnection(change: WaitingChange): void {
  stopListening ??= listen()
  set([...waiting, change])
  void saveWaiting()
}

/** Whether a change waits, so that the next one has to be saved behind it. */
export function isWaiting(): boolean {
  return waiting.length > 0
}

/** What the waiting changes do, in their order: days that are read meanwhile do not have it yet. */
export function waitingOperations(): Operations[] {
  return waiting.filter(({ isOwn }) => isOwn()).map(({ operations }) => operations)
}

/** Saves what waits, one after the other, until one has to wait on. What another athlete left behind is dropped. */
export function saveWaiting(): Promise<void> {
  if (!saving && nextToSave())
    saving = saveEach().finally(() => {
      saving = undefined
    })
  return saving ?? Promise.resolve()
}

/** Drops what waits. */
export function discardWaiting(): void {
  set([])
}

/** How many changes wait for a connection. */
export function useWaitingCount(): number {
  return useSyncExternalStore(subscribe, countWaiting, () => 0)
}

async function saveEach(): Promise<void> {
  for (let next = nextToSave(); next; next = nextToSave()) {
    if (next.isOwn() && !(await next.save())) return
    // It may have been discarded meanwhile.
    set(waiting.filter((change) => change !== next))
    await next.refresh()
  }
}

function nextToSave(): WaitingChange | undefined {
  return onlineManager.isOnline() ? waiting[0] : undefined
}

function listen(): () => void {
  const unsubscribe = onlineManager.subscribe(() => void saveWaiting())
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => {
    unsubscribe()
    window.removeEventListener('beforeunload', ask)
  }
}

function set(next: readonly WaitingChange[]): void {
  waiting = next
  if (waiting.length === 0) {
    stopListening?.()
    stopListening = undefined
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function countWaiting(): number {
  return waiting.length
}
