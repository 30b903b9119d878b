import { Tinypool } from 'tinypool'
import type { Streets } from '#domain/streets/streets.ts'
import type { Cell } from './cells.ts'
import type { JoinTask } from './join-cells.ts'
import type { StoreTask } from './store-cells.ts'

export type CellThread = {
  store: (task: StoreTask) => Promise<{ problem: string } | undefined>
  join: (task: JoinTask) => Promise<{ streets: Streets } | { unreadable: Cell[] }>
}

/** Reads answers and joins cells in a thread, one at a time, because both take longer than a request may be held up. */
export function createCellThread(): CellThread {
  const pool = new Tinypool({
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  return {
    store: (task) =>
      pool.run(task, {
        filename: new URL('./store-cells.ts', import.meta.url).href,
        name: 'storeCells',
        transferList: [task.bytes.buffer],
      }),
    join: (task) => pool.run(task, { filename: new URL('./join-cells.ts', import.meta.url).href, name: 'joinCells' }),
  }
}

/** How long an idle thread is kept. */
const IDLE_MS = 30_000
/** Sixteen cells of the densest cities need about half. */
const MAX_HEAP_MB = 1_024
