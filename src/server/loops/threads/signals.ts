export type Signals = Int32Array<SharedArrayBuffer>

/** What the request thread and another tell each other during a task. */
export function createSignals(): Signals {
  return new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
}

const CANCELLED = 0
const BEGUN = 1

export function cancel(signals: Signals): void {
  Atomics.store(signals, CANCELLED, 1)
}

export function isCancelled(signals: Signals): boolean {
  return Atomics.load(signals, CANCELLED) === 1
}

export function markBegun(signals: Signals): void {
  Atomics.store(signals, BEGUN, 1)
}

export function hasBegun(signals: Signals): boolean {
  return Atomics.load(signals, BEGUN) === 1
}
