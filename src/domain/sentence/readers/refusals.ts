import type { Meaning, Reader } from '../mention.ts'
import { indexList, type Match, matchPhrase, skip } from '../tokens/phrases.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { CHANGED, HILLS } from '../tokens/words/unsupported-words.ts'
import { boundOfEffort, readBound } from './figures/bounds.ts'
import { readFigures } from './figures/ranges.ts'
import { isPunctuation, readSport } from './plain-words.ts'
import { readSession } from './sessions.ts'
import { hasSet } from './structure/behind-bouts.ts'
import { readEnd } from './structure/warm-up-and-cool-down.ts'

type ReadOne = (tokens: readonly Token[], at: number, before: readonly Meaning[]) => Match<Meaning>

/**
 * What the athlete does not want, with all that is listed behind it: "no intervals", "not too hard", "without strides or
 * hills". A refused limit is the other one: "do not go above 140 bpm" is at most 140.
 */
export function refusalReader(readOne: ReadOne): Reader {
  return (tokens, at, before) => {
    const limit = readBound(tokens, at)
    // "a bit slower than 10k pace"
    const pace = limit && comparisons.has(textAt(tokens, at)) ? readSession(tokens, limit.next, before) : undefined
    if (pace?.value.kind === 'race pace') return { value: { kind: 'unsupported', sentence: CHANGED }, next: pace.next }
    if (limit) return { value: { kind: 'bound', bound: limit.value }, next: limit.next }
    const word = matchPhrase(tokens, at, refusals)
    if (!word) return undefined
    // "no rests" between parts, each of which says its own length
    const noRest = hasSet(before) ? undefined : matchPhrase(tokens, word.next, rests)
    if (noRest) {
      // "swim 2000 m without rest"
      const isOfOne = before.filter(({ kind }) => kind === 'amount').length === 1
      return { value: { kind: isOfOne ? 'straight' : 'filler' }, next: noRest.next }
    }
    const end = readEnd(tokens, skip(tokens, word.next, articles))
    if (end) {
      // "no wu or cd"
      const other = alternatives.has(textAt(tokens, end.next)) ? readEnd(tokens, end.next + 1) : undefined
      return { value: { kind: 'unsupported', sentence: NO_ENDS }, next: (other ?? end).next }
    }
    let next = word.next
    while (between.has(textAt(tokens, next)) && !readBound(tokens, next)) next += 1
    let moving = next
    while (motions.has(textAt(tokens, moving))) moving += 1
    const refused = readBound(tokens, moving)
    const beats =
      refused && tokens.slice(next, moving).some(({ text }) => text === 'hr' || text === 'heart')
        ? readFigures(tokens, refused.next)
        : undefined
    if (refused && beats) {
      const words = tokens.slice(moving, refused.next).map(({ text }) => text)
      const bound = boundOfEffort(opposite[refused.value], words.join(' '))
      return { value: { kind: 'beats', ...beats.value, bound } as const, next: skip(tokens, beats.next, bpm) }
    }
    if (refused)
      return { value: { kind: 'bound', bound: refused.value === 'below' ? 'above' : 'below' }, next: refused.next }
    for (;;) {
      if (next >= tokens.length || isPunctuation(tokens[next])) break
      const refused = readOne(tokens, next, before)
      next = endOfSet(tokens, next, refused)
      // "not a bike ride"
      while (refused.value.kind === 'sport' && readSport(tokens, next, before)) next += 1
      const listed = next + 1
      const isListed = refused.value.kind === 'sport' && isSportOfList(tokens, next, before)
      if (!(isListed || alternatives.has(textAt(tokens, next))) || !isNamed(readOne(tokens, listed, before).value))
        break
      next = listed
    }
    const isHilly = next > word.next && tokens.slice(word.next, next).every(({ text }) => hills.has(text))
    return { value: { kind: 'unsupported', sentence: isHilly ? HILLS : REFUSED }, next }
  }
}

/** "no running, biking or swimming": whether a comma stands between sports of a list, all in the same form. */
function isSportOfList(tokens: readonly Token[], comma: number, before: readonly Meaning[]): boolean {
  const other = textAt(tokens, comma) === ',' ? readSport(tokens, comma + 1, before) : undefined
  return (
    other !== undefined &&
    listSigns.has(textAt(tokens, other.next)) &&
    readSport(tokens, skip(tokens, other.next, listSigns), before) !== undefined &&
    new Set([comma - 1, comma + 1, skip(tokens, other.next, listSigns)].map((at) => textAt(tokens, at).endsWith('ing')))
      .size === 1
  )
}

const listSigns = new Set([',', 'or', 'nor', 'and'])

/** The index behind what is refused: of a set not the rest that follows a comma, "instead of 4x2k, 3 min jog". */
function endOfSet(tokens: readonly Token[], at: number, { value, next }: Match<Meaning>): number {
  const comma =
    value.kind === 'set' ? tokens.findIndex(({ text }, index) => index > at && index < next && text === ',') : -1
  return comma < 0 ? next : comma
}

function isNamed({ kind }: Meaning): boolean {
  return (
    kind === 'session' || kind === 'strides' || kind === 'zone' || kind === 'warm-up or cool-down' || kind === 'sport'
  )
}

export const REFUSED = 'What to leave out is not understood: say what you want instead.'

/** "no hills": a workout has none but those of its sets. */
const hills = new Set(['hills', 'hill', 'climbs', 'climb', 'climbing', 'or', 'and', 'any', 'steep', 'big'])
const articles = new Set(['a', 'the'])
/** For a warm-up or a cool-down that is not wanted. */
export const NO_ENDS = 'Only a session in one piece is built without them: say its effort, such as 45 min tempo.'

const opposite = { below: 'above', above: 'below' } as const
const bpm = new Set(['bpm'])
const refusals = indexList(
  "no,not,without,w / o,never,don't,dont,do not,can't,cant,cannot,can not,won't,wont,skip,avoid,except,instead of,rather than,nothing,minus,anything but,ignore,forget,scrap,hate,enough,enough of,stop giving,no more,sick of,tired of,isn't,ain't,neither,nor",
)
const rests = indexList('rest,rests,break,breaks,recovery,recoveries,stop,stops,stopping')
const between = new Set(
  'any a an the effort efforts anything surge surges too want do be very so really much need like feel to with care about give me us get make it set plan put more again another doing having please have i usual planned scheduled normal original'.split(
    ' ',
  ),
)
// "do not let my heart rate go above 140"
const motions = new Set('go going run ride swim get let hr it drop my heart rate pace power be'.split(' '))
const alternatives = new Set(['or', 'nor', 'and', '&'])
const comparisons = new Set(['slower', 'faster', 'quicker'])
