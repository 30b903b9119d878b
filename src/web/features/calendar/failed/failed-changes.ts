import { type ReactNode, useMemo, useSyncExternalStore } from 'react'

/** A change that could not be saved, what it would have done, why it was not saved, and the way to try it again. */
export type FailedChange = {
  id: string
  says: string
  reason: ReactNode
  again: () => void
  isOwn: () => boolean
}

/** As many as can be looked through; older ones are dropped. */
const MAX_FAILED_CHANGES = 10

let failed: readonly FailedChange[] = []
const listeners = new Set<() => void>()

/** Keeps a change that could not be saved until it is tried again or dropped. */
export function keepFailed(change: FailedChange): void {
  set([change, ...failed.filter(({ id }) => id !== change.id)].slice(0, MAX_FAILED_CHANGES))
}

/** Drops a change that is tried again or given up. */
export function dropFailed(id: string): void {
  if (failed.some((change) => change.id === id)) set(failed.filter((change) => change.id !== id))
}

/** The athlete's changes that could not be saved, the last first. What another athlete left behind is not among them. */
export function useFailedChanges(): readonly FailedChange[] {
  const all = useSyncExternalStore(subscribe, failedChanges, () => none)
  return useMemo(() => all.filter(({ isOwn }) => isOwn()), [all])
}

export function failedChanges(): readonly FailedChange[] {
  return failed
}

const none: readonly FailedChange[] = []

function set(next: readonly FailedChange[]): void {
  failed = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
