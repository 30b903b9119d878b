import { accountsDrill } from './drills/accounts.ts'
import { cloneDrill } from './drills/clone.ts'
import { databaseDrill } from './drills/database.ts'
import { drawnDrill } from './drills/drawn.ts'
import { faultsDrill } from './drills/faults.ts'
import { killDrill } from './drills/kill.ts'
import { loopsDrill } from './drills/loops.ts'
import { steadyDrill } from './drills/steady.ts'
import { strangersDrill } from './drills/strangers.ts'

// `npm run drill [-- NAME [WORD …] …]`: runs the named drills, or all of them. A drill is a long test of a fault or of a
// load. The words that follow its name are its arguments.
const drills: Record<string, (words: readonly string[]) => Promise<void>> = {
  drawn: drawnDrill,
  kill: killDrill,
  database: databaseDrill,
  accounts: accountsDrill,
  strangers: strangersDrill,
  clone: cloneDrill,
  steady: steadyDrill,
  faults: faultsDrill,
  loops: loopsDrill,
}

const asked: { name: string; words: string[] }[] = []
for (const word of process.argv.slice(2)) {
  if (drills[word]) asked.push({ name: word, words: [] })
  else if (asked.length > 0) asked.at(-1)?.words.push(word)
  else {
    console.error(`There is no drill ${word}; there are ${Object.keys(drills).join(', ')}.`)
    process.exit(1)
  }
}

// What a drill starts ends on this process's `exit` event, which a signal alone does not cause.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

let failed = 0
for (const { name, words } of asked.length > 0 ? asked : Object.keys(drills).map((name) => ({ name, words: [] }))) {
  console.log(`\n— drill: ${name}`)
  try {
    await drills[name]?.(words)
    console.log(`drill ${name}: passed`)
  } catch (error) {
    failed += 1
    console.error(error)
    console.error(`drill ${name}: FAILED`)
  }
}
// A drill that failed may have left a server behind, which would keep this process running.
process.exit(failed > 0 ? 1 : 0)
