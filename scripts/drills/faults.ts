import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { drawFaults } from './faults/draw.ts'
import { describeFault, faultsIn } from './faults/fault.ts'
import { testsOfFiles } from './faults/related.ts'
import { type Room, rooms, sourcesOf } from './faults/rooms.ts'
import { failedTests, runTests } from './faults/run-tests.ts'
import { createScratchCopy } from './faults/scratch.ts'
import { type FaultSetup, tryFault } from './faults/try-fault.ts'
import { reasonUnnoticeable } from './faults/unnoticeable.ts'

/** Faults that are tried in each room. */
const COUNT = 25
/** Longest time for a room's tests without a fault. */
const GREEN_LIMIT_SECONDS = 1800
/**
 * With a fault in, tests are too slow after this many times the seconds that all tests of the room took without one, plus
 * a minute. A fixed limit would count a busy machine as a test that notices the fault.
 */
const LIMIT_FACTOR = 4

/**
 * `faults [ROOM …] [seed=N] [count=N]`: puts small faults into a copy of the project, one at a time, and runs the tests
 * that may notice. Prints the share noticed in each room and lists what went unnoticed; fails if a room misses its
 * goal.
 */
export async function faultsDrill(words: readonly string[] = []): Promise<void> {
  const { asked, seed, count } = readWords(words)
  const folder = createScratchCopy()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const stopPostgres = await withPostgres(asked)
  const missed: string[] = []
  try {
    for (const room of asked) {
      const share = await measureShareNoticed({ folder, room, testsOf: testsOfFiles() }, count, seed)
      if (share < (room.goal ?? 0)) missed.push(`${room.name} noticed ${share} % of ${room.goal} %`)
    }
  } finally {
    await stopPostgres()
  }
  if (missed.length > 0) throw new Error(missed.join('; '))
}

function readWords(words: readonly string[]): { asked: readonly Room[]; seed: number; count: number } {
  const names = words.filter((word) => !word.includes('='))
  const set = new Map(words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]))
  const unknown = names.filter((name) => !rooms.some((room) => room.name === name))
  if (unknown.length > 0)
    throw new Error(`There is no room ${unknown.join(', ')}; there are ${rooms.map(({ name }) => name).join(', ')}.`)
  const asked = rooms.filter(({ name }) => names.length === 0 || names.includes(name))
  return { asked, seed: Number(set.get('seed') ?? randomInt(1_000_000)), count: Number(set.get('count') ?? COUNT) }
}

/** One PostgreSQL for all runs of the server's tests, if the machine has one. */
async function withPostgres(asked: readonly Room[]): Promise<() => Promise<void>> {
  const programs = findPostgres()
  const isNeeded = asked.some(({ projects }) => projects.includes('postgres')) && !process.env.TEST_DATABASE_URL
  if (!isNeeded || !programs) return async () => undefined
  const { url, stop } = await startPostgres(programs)
  process.env.TEST_DATABASE_URL = url
  return async () => {
    delete process.env.TEST_DATABASE_URL
    await stop()
  }
}

/** Tries a room's faults and says how it went; answers the share that was noticed, in percent. */
async function measureShareNoticed(
  parts: Omit<FaultSetup, 'limitSeconds'>,
  count: number,
  seed: number,
): Promise<number> {
  const { room } = parts
  const files = sourcesOf(room)
  const faults = drawFaults(files.flatMap(faultsIn), count, seed)
  console.log(`\n  ${room.name}: ${faults.length} faults of seed ${seed}`)
  const greenSeconds = await expectGreen(
    parts,
    faults.map(({ file }) => file),
  )
  console.log(`    without a fault its tests pass in ${Math.round(greenSeconds)} s`)
  const setup = { ...parts, limitSeconds: LIMIT_FACTOR * greenSeconds + 60 }
  let [noticed, counted] = [0, 0]
  for (const fault of faults) {
    const reason = reasonUnnoticeable(fault)
    const how = reason ? undefined : await tryFault(fault, setup)
    if (!reason) counted += 1
    if (how) noticed += 1
    console.log(`    ${reason ? `not counted (${reason})` : (how ?? 'UNNOTICED')}  ${describeFault(fault)}`)
  }
  const share = counted === 0 ? 100 : Math.floor((noticed / counted) * 100)
  console.log(`  ${room.name}: ${noticed} of ${counted} noticed, ${share} %${room.goal ? ` of ${room.goal} %` : ''}`)
  return share
}

/** Without a fault the tests must pass: red ones would notice everything. Answers the seconds that they took. */
async function expectGreen(
  { folder, room, testsOf }: Omit<FaultSetup, 'limitSeconds'>,
  files: readonly string[],
): Promise<number> {
  const tests = [...files.flatMap((file) => Object.values(testsOf(file)).flat()), ...(room.alsoRun ?? [])]
  const start = performance.now()
  const outcome = await runTests(folder, room.projects, [...new Set(tests)], GREEN_LIMIT_SECONDS)
  if (outcome === 'failed') console.log(failedTests(folder).join('\n'))
  if (outcome !== 'passed') throw new Error(`Without any fault the tests of ${room.name} ${outcome}.`)
  return (performance.now() - start) / 1000
}
