import { test } from 'vitest'

/** What a property test hands to `fc.assert`. */
export type Drawing = { seed: number; numRuns: number }

/** The whole count in the drill (`DRILL=1`), a tenth of it, rounded up, in `npm test`. */
export function drawn(count: number): number {
  return process.env.DRILL === '1' ? count : Math.ceil(count / 10)
}

/**
 * Two tests of one property, half of `drawn(count)`, or of the whole where it `isWhole`, each: with a seed that never
 * changes, so that nobody else's change meets new values, and with a fresh one, so that in time every value is met.
 * `SEED=…` replays a fresh seed.
 */
export function drawnTwice(
  name: string,
  count: number,
  check: (drawing: Drawing) => void | Promise<void>,
  { isWhole = false }: { isWhole?: boolean } = {},
): void {
  const numRuns = Math.ceil((isWhole ? count : drawn(count)) / 2)
  const [fixed, fresh] = [20_260_314, freshSeed()]
  test(`${name} (the same draws every time)`, PATIENCE, () => check({ seed: fixed, numRuns }))
  test(`${name} (fresh draws)`, PATIENCE, async () => {
    console.info(`SEED=${fresh} replays: ${name}`)
    await check({ seed: fresh, numRuns })
  })
}

// Draws take as long as they take; this only ends a property that hangs.
const PATIENCE = { timeout: 600_000 }

function freshSeed(): number {
  return process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 0x7fffffff)
}
