import type { ReactNode } from 'react'

/** The limits of toasts; the figures are the specification's. */
export const toastLimits = { shownAtOnce: 1, displayMs: 5000, swipePx: 50, removedAfterMs: 1_000_000 } as const

export type Toast = {
  title?: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
}
export type ShownToast = Toast & { id: string; open: boolean }

let toasts: readonly ShownToast[] = []
let count = 0
const listeners = new Set<() => void>()
const removals = new Map<string, ReturnType<typeof setTimeout>>()

/** Shows a toast in place of the one before, and returns its id. */
export function toast(what: Toast): string {
  count += 1
  const shown: ShownToast = { ...what, id: String(count), open: true }
  const kept = [shown, ...toasts].slice(0, toastLimits.shownAtOnce)
  for (const gone of toasts.filter((one) => !kept.includes(one))) forget(gone.id)
  change(kept)
  return shown.id
}

/** Closes a toast, or all of them. It is removed later, so that its exit can be animated. */
export function dismiss(id?: string): void {
  const closing = toasts.filter((one) => one.open && (id === undefined || one.id === id))
  if (closing.length === 0) return
  for (const one of closing)
    removals.set(
      one.id,
      setTimeout(() => remove(one.id), toastLimits.removedAfterMs),
    )
  change(toasts.map((one) => (closing.includes(one) ? { ...one, open: false } : one)))
}

/** Closes the toasts of failures: they do not concern the page that was reached since. */
export function dismissFailures(): void {
  for (const { id } of toasts.filter(({ variant }) => variant === 'destructive')) dismiss(id)
}

export function shownToasts(): readonly ShownToast[] {
  return toasts
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function remove(id: string) {
  forget(id)
  change(toasts.filter((one) => one.id !== id))
}

function forget(id: string) {
  clearTimeout(removals.get(id))
  removals.delete(id)
}

function change(next: readonly ShownToast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
