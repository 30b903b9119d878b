import { randomInt } from 'node:crypto'
import { rmSync } from 'node:fs'
import { findPostgres, startPostgres } from '#tests/databases/postgres.ts'
import { copyProject } from './faults/copy-project.ts'
import { drawFaults } from './faults/draw.ts'
import { describeFault, faultsIn } from './faults/fault.ts'
import { testsOfFiles } from './faults/related.ts'
import { type Room, rooms, sourcesOf } from './faults/rooms.ts'
import { failedTests, runBrowserTests, runTests, runTypeCheck } from './faults/run-tests.ts'
import { type Trial, tryFault } from './faults/try-fault.ts'
import { reasonUnnoticeable } from './faults/unnoticeable.ts'

/** Faults that are tried in a room. */
const COUNT = 25
/** The time limit of a room's tests and type check without a fault. */
const MAX_BASELINE_SECONDS = 1800
/**
 * The time limit of the tests of one fault, in multiples of the time that the room took without a fault, plus a minute.
 * It is relative, because on a busy machine a fixed limit would count slow tests as a fault that is noticed.
 */
const LIMIT_FACTOR = 4

/**
 * `faults [ROOM …] [seed=N] [count=N]`: puts small faults into a copy of the project, one at a time, and runs the tests
 * that may notice them. Prints the share that is noticed in each room, and each fault; fails if a room misses its goal.
 * What kept texts alone notice is printed and does not count.
 */
export async function faultsDrill(words: readonly string[] = []): Promise<void> {
  const { asked, seed, count } = readWords(words)
  const folder = copyProject()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const stopPostgres = await startPostgresFor(asked)
  const missed: string[] = []
  try {
    for (const room of asked) {
      const share = await shareNoticed({ folder, room, testsOf: testsOfFiles('src', 'tests', 'scripts') }, count, seed)
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

/** Starts one PostgreSQL for all runs of the server's tests, if these will run and the machine has one. */
async function startPostgresFor(asked: readonly Room[]): Promise<() => Promise<void>> {
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

/** Tries a room's faults and prints the results; returns the share that was noticed, in percent. */
async function shareNoticed(trial: Omit<Trial, 'limitSeconds'>, count: number, seed: number): Promise<number> {
  const { room } = trial
  const files = sourcesOf(room)
  const faults = drawFaults(files.flatMap(faultsIn), count, seed)
  console.log(`\n  ${room.name}: ${faults.length} faults of seed ${seed}`)
  const baselineSeconds = await expectGreen(
    trial,
    faults.map(({ file }) => file),
  )
  console.log(`    without a fault its tests and types pass in ${Math.round(baselineSeconds)} s`)
  const limitSeconds = LIMIT_FACTOR * baselineSeconds + 60
  let [noticed, counted] = [0, 0]
  for (const fault of faults) {
    const reason = reasonUnnoticeable(fault)
    const how = reason ? undefined : await tryFault(fault, { ...trial, limitSeconds })
    if (!reason) counted += 1
    if (how && how !== 'by kept texts alone') noticed += 1
    console.log(`    ${reason ? `not counted (${reason})` : (how ?? 'UNNOTICED')}  ${describeFault(fault)}`)
  }
  const share = counted === 0 ? 100 : Math.floor((noticed / counted) * 100)
  console.log(`  ${room.name}: ${noticed} of ${counted} noticed, ${share} %${room.goal ? ` of ${room.goal} %` : ''}`)
  return share
}

/**
 * Throws unless the tests and the type check pass without a fault; otherwise every fault would count as noticed. Returns
 * the seconds that they took.
 */
async function expectGreen(
  { folder, room, testsOf }: Omit<Trial, 'limitSeconds'>,
  files: readonly string[],
): Promise<number> {
  const tests = [...files.flatMap((file) => Object.values(testsOf(file)).flat()), ...(room.alsoRun ?? [])]
  const start = performance.now()
  const types = await runTypeCheck(folder, MAX_BASELINE_SECONDS)
  if (types !== 'passed') throw new Error(`The type check without a fault: ${types}.`)
  const outcome = await runTests(folder, room.projects, [...new Set(tests)], MAX_BASELINE_SECONDS)
  if (outcome === 'failed') console.log(failedTests(folder).join('\n'))
  if (outcome !== 'passed') throw new Error(`The tests of ${room.name} without a fault: ${outcome}.`)
  const inBrowser = room.browserTests
    ? await runBrowserTests(folder, room.browserTests, MAX_BASELINE_SECONDS)
    : 'passed'
  if (inBrowser !== 'passed') throw new Error(`The browser tests of ${room.name} without a fault: ${inBrowser}.`)
  return (performance.now() - start) / 1000
}
