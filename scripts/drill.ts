import { cloneDrill } from './drills/clone.ts'
import { drawnDrill } from './drills/drawn.ts'
import { killDrill } from './drills/kill.ts'

// `npm run drill [-- drawn|kill|clone …]`: long tests of faults and of loads; all of them when none is named.
const drills: Record<string, () => Promise<void>> = { drawn: drawnDrill, kill: killDrill, clone: cloneDrill }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !drills[name])
if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}; there are ${Object.keys(drills).join(', ')}.`)
  process.exit(1)
}

let failed = 0
for (const name of asked.length > 0 ? asked : Object.keys(drills)) {
  console.log(`\n— drill: ${name}`)
  try {
    await drills[name]?.()
    console.log(`drill ${name}: passed`)
  } catch (trouble) {
    failed += 1
    console.error(trouble)
    console.error(`drill ${name}: FAILED`)
  }
}
// A drill that failed may have left a server behind, which would keep this process.
process.exit(failed > 0 ? 1 : 0)
