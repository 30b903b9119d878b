import type { ClassicName, Reader } from '../../mention.ts'
import { indexPhrases, matchPhrase } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { whereSaid } from '../../tokens/where-said.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'

const names = indexPhrases<ClassicName>([
  ['mona fartlek', 'mona fartlek,mona fartleks,monaghetti fartlek,moneghetti fartlek,moneghetti,mona'],
  ['tabata', 'tabata,tabatas,tabata set,tabata intervals,tabata protocol,tabata sprints,tabata session,tabata style'],
  [
    'ronnestad',
    'ronnestad,rønnestad,roennestad,ronnestads,ronnestad intervals,rønnestad intervals,ronnestad session,ronnestad set',
  ],
])

/** A session that coaches know by its name, with its usual length if that stands beside it: "mona fartlek 20 min". */
export const readClassic: Reader = whereSaid(new Set(names.keys()), (tokens, at) => {
  const length = readAmount(tokens, at)
  const ahead = length && matchPhrase(tokens, length.next, names)
  const start = length && ahead && isUsual(length.value, ahead.value) ? length.next : at
  const named = matchPhrase(tokens, start, names)
  if (!named) return undefined
  if (isWritten(tokens, named.value, at, named.next)) {
    if (start !== at) return undefined
    return { value: { kind: 'session', session: sessionOfClassic[named.value] }, next: named.next }
  }
  const behind = start === at ? readAmount(tokens, named.next) : undefined
  const next = behind && isUsual(behind.value, named.value) ? behind.next : named.next
  return { value: { kind: 'classic', name: named.value }, next }
})

/** Whether the sets are written out, "mona fartlek: 2x90/90, 4x60/60", "tabata 8x20/10", or several are asked for, "3x tabata". */
function isWritten(tokens: readonly Token[], name: ClassicName, at: number, next: number): boolean {
  if (name === 'mona fartlek')
    return tokens.some(({ text }, index) => index >= next && text === 'x' && textAt(tokens, index - 1) === '2')
  const isCounted = signs.has(textAt(tokens, at - 1)) || tokens[at - 1]?.kind === 'number'
  return (
    isCounted || tokens.some(({ text, glued }, index) => index >= next && (signs.has(text) || (text === '/' && glued)))
  )
}

const signs = new Set(['x', '*'])

function isUsual(amount: NonNullable<ReturnType<typeof readAmount>>['value'], name: ClassicName): boolean {
  return amount.kind === 'time' && amount.seconds === usualSeconds[name]
}

/** How long each takes. */
export const usualSeconds: Record<ClassicName, number> = {
  'mona fartlek': 20 * 60,
  tabata: 4 * 60,
  // Three times 13 x 45 s, with 3 min between.
  ronnestad: 3 * 13 * 45 + 2 * 180,
}

/** What kind of session each is. */
export const sessionOfClassic: Record<ClassicName, SessionName> = {
  'mona fartlek': 'fartlek',
  tabata: 'anaerobic',
  ronnestad: 'vo2',
}
