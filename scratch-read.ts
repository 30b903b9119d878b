import { readFileSync } from 'node:fs'
import { understand } from '#domain/sentence/understand.ts'
import { readAs } from '#tests/support/sentences/read-as.ts'
import { assumedIn, messagesIn, reasonsIn } from '#tests/support/sentences/answer-lines.ts'
for (const line of readFileSync(process.argv[2], 'utf8').trim().split('\n')) {
  const { id, kind, text, expect } = JSON.parse(line)
  const u = understand(text, { sport: 'running' })
  console.log(`## ${id} ${kind}: ${text}\n  EXPECT ${expect}\n  READ ${readAs(u)}\n  ASSUMED ${assumedIn(u)}${reasonsIn(u).map((r) => '\n  WHY ' + r).join('')}${messagesIn(text, u).map((r) => '\n  NAMED ' + r).join('')}`)
}
