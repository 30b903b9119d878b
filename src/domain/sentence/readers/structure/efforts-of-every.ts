import type { Meaning, Mention } from '../../mention.ts'
import { indexPhrases, type Match, matchPhrase, skip } from '../../tokens/phrases.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { SessionName } from '../../tokens/words/session-words.ts'
import { readRatedEffort } from '../figures/efforts.ts'
import { readPace } from '../figures/paces.ts'
import { readPercent } from '../figures/percents.ts'
import { readPower } from '../figures/powers.ts'
import { readSession } from '../sessions.ts'

/** How hard a short effort within a length is: a word, "surge", or a target, "@ 10k effort", "at 120%", "z4". */
export function readEffort(
  tokens: readonly Token[],
  at: number,
): Match<{ effort?: SessionName; target?: Mention }> | undefined {
  const word = matchPhrase(tokens, at, efforts)
  if (word) return { value: { effort: word.value }, next: word.next }
  const start = skip(tokens, at, aims)
  const found =
    readPercent(tokens, start, []) ??
    readPower(tokens, start, []) ??
    readPace(tokens, start, []) ??
    readRatedEffort(tokens, start, []) ??
    readSession(tokens, start, [])
  const [first, last] = [tokens[start], found && tokens[found.next - 1]]
  if (!found || !first || !last || !isHard(found.value)) return undefined
  // "1 min at 120% surges"
  const next = skip(tokens, found.next, nouns)
  return { value: { target: { ...found.value, from: first.from, to: last.to } }, next }
}

function isHard(meaning: Meaning): boolean {
  if (meaning.kind === 'zone') return meaning.zone > 2
  if (meaning.kind === 'race pace') return meaning.race !== undefined
  if (meaning.kind === 'pace') return meaning.per !== undefined && meaning.label === undefined
  if (meaning.kind === 'power') return !meaning.isLabelled
  return meaning.kind === 'percent' || meaning.kind === 'rated'
}

const aims = new Set(['@', 'at', 'in'])
const nouns = new Set(['surge', 'surges', 'pickup', 'pickups', 'effort', 'efforts', 'burst', 'bursts'])
const efforts = indexPhrases<SessionName>([
  [
    'hard',
    'pick ups,pick up,pickups,pickup,surges,surge,strides,stride,hard,fast,bursts,burst,efforts,effort,on,quick',
  ],
  ['anaerobic', 'sprints,sprint,all out'],
  ['threshold', 'threshold'],
  ['tempo', 'tempo'],
  ['sweet spot', 'sweet spot,sweetspot,sst'],
])
