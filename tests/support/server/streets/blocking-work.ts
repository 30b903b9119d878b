import { isCancelled, markBegun, type Signals } from '#server/loops/threads/signals.ts'

// Work for threads that lasts until a test ends it. `gate` is shared memory.

/** Goes on until it is cancelled or the gate opens. */
export function workUntil({ gate, signals }: { gate: Int32Array; signals: Signals }): string {
  markBegun(signals)
  note(gate, BEGUN)
  while (!isCancelled(signals) && Atomics.load(gate, OPEN) === 0) Atomics.wait(signals, 0, 0, CHECK_MS)
  if (isCancelled(signals)) note(gate, STOPPED)
  return 'done'
}

/** Goes on whatever it is told. */
export function workForever({ gate, signals }: { gate: Int32Array; signals: Signals }): void {
  markBegun(signals)
  note(gate, BEGUN)
  for (;;) Atomics.wait(gate, NEVER, 0, CHECK_MS)
}

const [OPEN, BEGUN, STOPPED, NEVER] = [0, 1, 2, 3] as const
const CHECK_MS = 20

function note(gate: Int32Array, what: number): void {
  Atomics.add(gate, what, 1)
  Atomics.notify(gate, what)
}
