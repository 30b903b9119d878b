import { toMetres } from '../../units/distance.ts'
import type { Mention } from '../mention.ts'
import { boundOfEffort } from '../readers/figures/bounds.ts'
import type { Amount } from '../tokens/amounts.ts'

/** The mentions, each limit ("under", "or slower") put to the figure beside it. A limit of nothing says nothing. */
export function applyBounds(mentions: readonly Mention[], sentence: string): Mention[] {
  const resolved = [...mentions]
  mentions.forEach((mention, at) => {
    if (mention.kind !== 'bound') return
    resolved[at] = { kind: 'filler', from: mention.from, to: mention.to }
    const isBehind = /^(or|\+)/i.test(sentence.slice(mention.from, mention.to))
    const ahead = isBehind ? undefined : nearestFigure(mentions, at, 1)
    const figure = ahead ?? nearestFigure(mentions, at, -1)
    const isBehindSet = headBefore(mentions, at)?.kind === 'set'
    // "a touch slower than that": it changes what is done, and is not understood.
    const isCompared = /than/i.test(sentence.slice(mention.from, mention.to))
    if (figure === undefined && isCompared) resolved[at] = { kind: 'unknown', from: mention.from, to: mention.to }
    if (figure === undefined && !isBehindSet) return
    const limited = figure === undefined ? undefined : resolved[figure]
    // "6x(40s max / 20s off)", "6x50 max on 1:30": as hard as can be.
    const isMost = /max/i.test(sentence.slice(mention.from, mention.to))
    // "at max hr": as hard as can be, and no longest time.
    const isOfPulse = AT.test(sentence.slice(0, mention.from)) && PULSE.test(sentence.slice(mention.to))
    if (isMost && ahead === undefined && isOfPulse)
      resolved[at] = { kind: 'session', session: 'anaerobic', from: mention.from, to: mention.to }
    else if (isMost && ahead === undefined && ((limited?.kind === 'amount' && !isLong(limited.amount)) || isBehindSet))
      resolved[at] = { kind: 'session', session: 'anaerobic', from: mention.from, to: mention.to }
    // A step holds a cadence and has no limit of one.
    else if (limited?.kind === 'cadence') resolved[at] = { kind: 'unknown', from: mention.from, to: mention.to }
    else if (limited && figure !== undefined) {
      const words = sentence.slice(mention.from, mention.to)
      const isOfPace = limited.kind === 'pace' || limited.kind === 'amount'
      resolved[figure] = { ...limited, bound: isOfPace ? mention.bound : boundOfEffort(mention.bound, words) }
    }
  })
  return resolved
}

const AT = /(?:\bat|@) ?(?:my |the )?$/i
const PULSE = /^ ?(?:hr|heart ?rate|pulse|bpm)\b(?! ?(?:of )?\d)/i

/** What a word in the same clause is of: the set or the length before it. */
function headBefore(mentions: readonly Mention[], at: number): Mention | undefined {
  for (let index = at - 1; index >= 0; index -= 1) {
    const one = mentions[index]
    if (one?.kind === 'punctuation' || one?.kind === 'link') return undefined
    if (one?.kind === 'set' || one?.kind === 'amount' || one?.kind === 'rest') return one
  }
  return undefined
}

/** Whether a length is so long that nobody goes all out for it: "35 min max" is a limit. */
function isLong(amount: Amount): boolean {
  if (amount.kind === 'time') return amount.seconds >= MIN_LIMITED_SECONDS
  return amount.kind === 'distance' && toMetres(amount.value, amount.unit) >= MIN_LIMITED_METRES
}

// Our choice.
const MIN_LIMITED_SECONDS = 10 * 60
const MIN_LIMITED_METRES = 2000

/** The index of the next figure in a direction, with nothing but fillers between; undefined if there is none. */
function nearestFigure(mentions: readonly Mention[], from: number, step: 1 | -1): number | undefined {
  let at = from + step
  while (mentions[at]?.kind === 'filler') at += step
  const found = mentions[at]
  return found && FIGURES.has(found.kind) ? at : undefined
}

const FIGURES = new Set<Mention['kind']>(['beats', 'power', 'pace', 'percent', 'amount', 'cadence', 'rated'])
