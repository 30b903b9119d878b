import { test } from 'vitest'

/** Parameters for `fc.assert`. */
export type Drawing = { seed: number; numRuns: number }

/** The whole count in the drill (`DRILL=1`), a tenth of it, rounded up, in `npm test`. */
export function drawn(count: number): number {
  return process.env.DRILL === '1' ? count : Math.ceil(count / 10)
}

/**
 * Declares two tests of one property, each with half of `drawn(count)` runs, or with all of them where it `isWhole`:
 * one with a fixed seed, so that other changes do not bring new values, and one with a fresh seed, so that every value
 * is met in time. `SEED=…` replays a fresh seed.
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

// Only ends a property that hangs.
const PATIENCE = { timeout: 600_000 }

function freshSeed(): number {
  return process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 0x7fffffff)
}
