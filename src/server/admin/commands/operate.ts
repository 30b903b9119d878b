import { Problem } from '../../http/refusals/problem.ts'
import { type Command, impossible, misunderstood, type OperatorParts, type Outcome } from './command.ts'
import { serverCommands } from './server.ts'
import { streetsCommands } from './streets.ts'
import { userCommands } from './user.ts'

const commands: readonly Command[] = [...userCommands, ...serverCommands]

/** Runs an operator's command, given as the words of the command line. */
export async function operate(words: readonly string[], parts: OperatorParts): Promise<Outcome> {
  if (words.length === 1 && words[0] === 'seed') return parts.seed()
  for (const command of commands) {
    const given = givenTo(command, words)
    if (given) return command.run(parts, given).catch(impossibleOf)
  }
  return misunderstood(usage())
}

/** The words that are given to a command; undefined if these are not its words. */
function givenTo({ words: pattern }: Command, words: readonly string[]): string[] | undefined {
  const parts = pattern.split(' ')
  const least = parts.filter((part) => !part.startsWith('[')).length
  if (words.length < least || words.length > parts.length) return undefined
  const isFixed = (part: string) => /^[a-z-]+$/.test(part)
  if (!parts.every((part, n) => !isFixed(part) || part === words[n])) return undefined
  return words.filter((_, n) => !isFixed(parts[n] ?? ''))
}

/** A refusal is told as its sentence; any other error is ours. */
function impossibleOf(error: unknown): Outcome {
  if (error instanceof Problem) return impossible(error.message)
  throw error
}

const COLUMN = 46

function usage(): string {
  const lines = [...commands, ...streetsCommands].map(({ words, what }) => `  ${words.padEnd(COLUMN)}${what}`)
  return `Usage: npm run admin -- COMMAND\n\n${lines.join('\n')}\n\nEMAIL may be an athlete's id as well.`
}
