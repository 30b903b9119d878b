import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileCache } from '#tests/support/server/compile-cache.ts'
import { runParts } from './test/run-parts.ts'
import { playwrightTally, slowest, summaryOf, sumOf, vitestTally } from './test/tally.ts'

// `npm test`: runs all checks and tests; the last line counts them.
const folder = mkdtempSync(join(tmpdir(), 'pacewright-test-'))
const unitReport = join(folder, 'vitest.json')
const browserReport = join(folder, 'playwright.json')

const checked = await runParts([
  { label: 'lint and format', command: ['biome', 'check', '--error-on-warnings'] },
  { label: 'types', command: ['tsc', '-b'] },
  {
    label: 'units and API',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    tally: () => vitestTally(unitReport),
  },
])
const seed = process.env.SEED ?? String(randomInt(2 ** 31))
console.log(`\nSEED=${seed} walks the same screens again.`)
// Alone: beside the others both took longer than one after the other.
const browsed = await runParts([
  {
    label: 'browser',
    command: ['playwright', 'test', '--reporter=list,json'],
    tally: () => playwrightTally(browserReport),
    env: { ...compileCache, PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, SEED: seed },
  },
])
rmSync(folder, { recursive: true })

const all = sumOf([...checked, ...browsed])
console.log(`\nThe ten slowest files\n${slowest(all.files, 10)}\n`)
if (all.failures.length > 0) console.log(`Failed\n${all.failures.join('\n')}\n`)
console.log(summaryOf(all))
process.exitCode = all.failed > 0 ? 1 : 0
