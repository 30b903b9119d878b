import { test } from 'vitest'

/** Parameters for `fc.assert`. */
export type Drawing = {
  seed: number
  numRuns: number
  interruptAfterTimeLimit: number
  markInterruptAsFailure: true
}

/** The number of draws: the whole count in the drill (`DRILL=1`), a tenth of it, rounded up, in `npm test`. */
export function drawCount(count: number): number {
  return process.env.DRILL === '1' ? count : Math.ceil(count / 10)
}

/**
 * Declares two tests of one property, each with half of `drawCount(count)` draws, or of `count` if it `isWhole`: one with
 * a fixed seed, so that every run tests the same values, and one with a fresh seed, so that in time all values are
 * tested. `SEED=…` replays a fresh seed.
 */
export function testProperty(
  name: string,
  count: number,
  check: (drawing: Drawing) => void | Promise<void>,
  { isWhole = false }: { isWhole?: boolean } = {},
): void {
  const numRuns = Math.ceil((isWhole ? count : drawCount(count)) / 2)
  const [fixed, fresh] = [20_260_314, freshSeed()]
  test(`${name} (the same draws every time)`, { timeout: MAX_PROPERTY_MS }, () =>
    check({ seed: fixed, numRuns, ...inTime }),
  )
  test(`${name} (fresh draws)`, { timeout: MAX_PROPERTY_MS }, async () => {
    console.info(`SEED=${fresh} replays: ${name}`)
    await check({ seed: fresh, numRuns, ...inTime })
  })
}

/** One in `of` items of a long list, the same ones every time; all of them in the drill. */
export function someOf<T>(items: readonly T[], of = 10): readonly T[] {
  return process.env.DRILL === '1' ? items : items.filter((_, at) => at % of === 0)
}

/**
 * How many of some draws may be exceptions where their share is at most `share`. Few draws have more of them by chance: so
 * many are allowed that one run in `RUNS_THAT_FAIL_BY_CHANCE` has more, by the binomial distribution.
 */
export function mostExceptions(share: number, draws: number): number {
  if (draws >= MIN_DRAWS_FOR_SHARE) return Math.floor(share * draws)
  let exceptions = 0
  let chanceOfSoMany = (1 - share) ** draws
  let chanceOfMore = 1 - chanceOfSoMany
  while (chanceOfMore > 1 / RUNS_THAT_FAIL_BY_CHANCE) {
    chanceOfSoMany *= ((draws - exceptions) / (exceptions + 1)) * (share / (1 - share))
    exceptions += 1
    chanceOfMore -= chanceOfSoMany
  }
  return exceptions
}

/** From so many draws on, chance is no excuse. */
const MIN_DRAWS_FOR_SHARE = 500
/** Dozens of shares are tested in each run of the tests. */
const RUNS_THAT_FAIL_BY_CHANCE = 10_000

/** Only ends a property that hangs. */
const MAX_PROPERTY_MS = 600_000

/**
 * Ends the search for the smallest values that fail, which can take hours, while the test can still say what failed: a
 * test runner cannot interrupt a property that never waits.
 */
const inTime = { interruptAfterTimeLimit: MAX_PROPERTY_MS / 2, markInterruptAsFailure: true } as const

function freshSeed(): number {
  return process.env.SEED ? Number(process.env.SEED) : Math.floor(Math.random() * 0x7fffffff)
}
