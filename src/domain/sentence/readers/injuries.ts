import type { Reader } from '../mention.ts'
import { indexList, matchPhrase, skip } from '../tokens/phrases.ts'
import { startingWith } from '../tokens/starting-with.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import {
  bodyParts,
  breathHolds,
  illnesses,
  injuries,
  signsBeforePart,
  signsBeforeVitalPart,
  signsBehindPart,
  signsBehindVitalPart,
  signsOfInjury,
  vitalParts,
} from '../tokens/words/injury-words.ts'
import { BREATH_HELD, HURT, ILL } from '../tokens/words/unsupported-words.ts'
import { wordSet } from './asides/clauses.ts'
import { unsupported } from './unsupported-at.ts'

/** Signs of an illness or of an injury: "my chest hurts", "my achilles is sore", "pulled hamstring", "shin splints", and a breath that is held in the water. Tired legs are none. */
export const readInjury: Reader = startingWith(
  () => [
    holds.keys(),
    ills.keys(),
    names.keys(),
    vitalSigns.parts,
    vitalSigns.before,
    injurySigns.parts,
    injurySigns.before,
  ],
  (tokens, at) => {
    const held = matchPhrase(tokens, at, holds)
    if (held && !ofHardWork.has(textAt(tokens, held.next))) return unsupported(BREATH_HELD, held.next)
    const ill = matchPhrase(tokens, at, ills)
    if (ill && !past.has(textAt(tokens, at - 1))) return unsupported(ILL, ill.next)
    const vital = endOfSign(tokens, at, vitalSigns)
    if (vital !== undefined) return unsupported(ILL, endOfOccasion(tokens, vital))
    const next = endOfInjury(tokens, at)
    return next === undefined ? undefined : unsupported(HURT, endOfOccasion(tokens, next))
  },
)

/** The index behind the words for when it hurts: they ask for no run. */
function endOfOccasion(tokens: readonly Token[], at: number): number {
  const start = matchPhrase(tokens, skip(tokens, at, fillers, { most: 3 }), occasions)
  return start && motions.has(textAt(tokens, start.next)) ? start.next + 1 : at
}

const fillers = wordSet('a bit lot really badly')
const occasions = indexList(
  "when i,when i'm,when im,when i am,whenever i,when,while,whilst,every time i,each time i,if i",
)
const motions = wordSet('run running jog jogging ride riding bike biking cycle cycling swim swimming')

/** The index behind an injury that begins at an index; undefined if there is none. */
export function endOfInjury(tokens: readonly Token[], at: number): number | undefined {
  const named = matchPhrase(tokens, at, names)
  // "back from injury", "injury prevention"
  // "after surgery": nothing hard for a while.
  if (named && lasting.has(textAt(tokens, named.next - 1)))
    return prevented.has(textAt(tokens, at - 1)) ? undefined : named.next
  if (named)
    return past.has(textAt(tokens, at - 1)) || textAt(tokens, named.next) === 'prevention' ? undefined : named.next
  return endOfSign(tokens, at, injurySigns)
}

type Signs = { parts: ReadonlySet<string>; behind: ReadonlySet<string>; before: ReadonlySet<string> }

/** The index behind a part of the body and its sign, in either order; undefined if there is none. */
function endOfSign(tokens: readonly Token[], at: number, { parts, behind, before }: Signs): number | undefined {
  if (parts.has(textAt(tokens, at))) {
    const sign = skip(tokens, at + 1, between, { most: 4 })
    return behind.has(textAt(tokens, sign)) ? sign + 1 : undefined
  }
  if (!before.has(textAt(tokens, at))) return undefined
  const part = skip(tokens, at + 1, articles, { most: 4 })
  return parts.has(textAt(tokens, part)) ? part + 1 : undefined
}

const holds = indexList(breathHolds)
// "without breathing hard"
const ofHardWork = new Set(['hard', 'heavy', 'heavily', 'too', 'problems', 'issues', 'pattern', 'exercises', 'work'])
const ills = indexList(illnesses)
const names = indexList(injuries)
const lasting = new Set(['surgery', 'operation', 'stent', 'attack', 'concussion'])
const prevented = new Set(['no', 'without', 'avoid', 'pre', 'before'])
const past = new Set(['from', 'after', 'post', 'pre', 'no', 'without', 'avoid', 'prevent', 'free'])
const injurySigns: Signs = {
  parts: wordSet(bodyParts),
  behind: wordSet(`${signsOfInjury} ${signsBehindPart}`),
  before: wordSet(`${signsOfInjury} ${signsBeforePart}`),
}
const vitalSigns: Signs = {
  parts: wordSet(vitalParts),
  behind: wordSet(`${signsOfInjury} ${signsBehindPart} ${signsBehindVitalPart}`),
  before: wordSet(`${signsOfInjury} ${signsBeforePart} ${signsBeforeVitalPart}`),
}
const between = wordSet(
  "is are was has been feels feeling gets keeps hurting still a bit very so really my's 's got some again keeps an up",
)
const articles = wordSet('my the a left right in on of both')
