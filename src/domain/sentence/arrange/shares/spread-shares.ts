import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import { isSwim, isSwimByLengths } from '../swims/is-swim.ts'
import { basedOn, baseOf, effortOf } from './bases.ts'
import { groupsOf, periodOf } from './groups.ts'
import { type Atom, atomsIn, endOf, type How, howAt } from './hows.ts'
import type { SaidOfAll } from './said-of-all.ts'
import type { Shares } from './said-shares.ts'
import { type SetToShare, setsToShare } from './sets-to-share.ts'
import { withShared } from './shared-behind.ts'
import { sharesIn, wrongCountsIn } from './shares.ts'
import { type Pause, writeRounds, writeSets } from './written-out.ts'

/**
 * A set whose repetitions, or rounds, are not all done alike, each written out: "10x400: 1-4 css+6, 5-10 css+5, 20 s" is
 * 4x400 css+6 20 s, 6x400 css+5 20 s, and "8x1k odds MP, evens 10k pace" 4x(1k MP, 1k 10k pace).
 */
export function spreadShares(_: readonly Token[], text: string): Edit[] {
  const edits: Edit[] = []
  const sets = setsToShare(text)
  for (const set of sets) {
    // The set of "3 rounds 6x100 …" is that of each round.
    const isOfRounds = sets.some(({ row: [part, ...more] = [] }) => part?.from === set.from && more.length === 0)
    if (isOfRounds || edits.some(({ to }) => to > set.from)) continue
    const next = sets.find(({ from }) => from >= set.to)?.from ?? text.length
    const region = { from: set.to, to: endOfSet(text, set, next) }
    const how = { minutes: set.minutes, isOfRounds: set.row !== undefined }
    const shares = alternated(text, region, set.times) ?? sharesIn(text, region, set.times, how)
    const edit = shares && editOf(text, set, shares, region.to)
    const wrong = edit || set.minutes !== undefined ? undefined : wrongCountsIn(text, region, set.times)
    if (edit) edits.push(edit)
    else if (wrong) edits.push({ from: set.from, to: set.from, by: [{ words: '', for: wrong, check: WRONG_COUNTS }] })
  }
  return edits
}

const WRONG_COUNTS = 'These counts do not make up the set: check them.'

/** Where what is said of a set ends: at a new line, the next set, or a full stop with nothing of its repetitions behind. */
function endOfSet(text: string, { to }: SetToShare, next: number): number {
  const ends = [...text.slice(to, next).matchAll(END)]
  const close = /^(?:[^()]|\([^()]*\))*(?=\))/.exec(text.slice(to, next))?.[0].length ?? next
  return Math.min(next, to + close, ...ends.map(({ index }) => to + index))
}

const END =
  /[;\n]|\.(?=\s|$)(?!\s+(?:set|round|rep|odds?|evens?|first|last|1st|2nd|1 [a-z]{2,})\b|\s+#)|,? (?:then|followed by|plus) (?=\d{1,2} ?x|\d{3}|\d+(?:\.\d+)? ?(?:km?|m|mins?|minutes|miles?|mi)\b)|, ?(?=\d+(?:\.\d+)? ?(?:km?|miles?|mi|mins?|m)? ?(?:wu|w\/u|cd|c\/d|wd|warm|cool|easy home)\b)/gi

const ALTERNATION = /\b(?:alt|alternate|alternates|alternating)\.?(?: between)?(?= )/gi
const OTHER = / ?(?:\/|,|&| and | then | with )(?: ?then )? ?/iy

/** "alternating MP / 10k pace" */
function alternated(text: string, { from, to }: Span, times: number): Shares | undefined {
  for (const { index, 0: word } of text.slice(from, to).matchAll(ALTERNATION)) {
    const one = howAt(text, from + index + word.length + 1, true)
    const joint = one ? endOf(OTHER, text, one.to) : 0
    const other = one && joint > one.to ? howAt(text, joint) : undefined
    if (!one || !other || other.to > to) continue
    const hows = Array.from({ length: times }, (_, at) => (at % 2 === 0 ? one : other))
    return { ...withShared(text, { from, to }, { from: from + index, to: other.to, hows }, false), count: 2 }
  }
  return undefined
}

function editOf(text: string, set: SetToShare, shares: Shares, end: number): Edit | undefined {
  const between = { from: set.to, to: shares.from }
  const words = text.slice(between.from, between.to)
  // "one as 7x100 …, last one pull": of other parts.
  if (ONE_PART.test(text.slice(0, set.from)) || numbersAStroke(text, set, shares)) return undefined
  if (words.length > LONGEST || OTHER_PART.test(words)) return undefined
  const plain = withPlainSet(text, set, shares)
  const isSwum = isSwim(plain)
  const pause = set.row ? (pauseIn(text, between) ?? pauseIn(text, { from: shares.to, to: end })) : undefined
  const rounds = ROUNDS.exec(words)
  const named = rounds && { from: set.to + rounds.index, to: set.to + rounds.index + rounds[0].length }
  const lead = leadOf(text, set.from)
  const said = { lead, stretches: stretchesOf(text, between, [pause, named]), shared: shares.shared, isSwum }
  // "3x(200, 4x50) on 3:20/50": one for each part.
  if (isReadAsItStands(text, set, shares, said)) return undefined
  // "16x25 var sprint/ez 1-4 @ :35": not of some alone.
  const isClock = (how: How | undefined) => how?.atoms.every(({ kind }) => kind === 'clock')
  const hasClocks = said.stretches.some((one) => atomsIn(text, one).some(({ kind }) => kind === 'clock'))
  if (!hasClocks && shares.hows.includes(undefined) && shares.hows.some(isClock)) return undefined
  if (set.row && set.row.length > 1 && (hasClocks || (shares.count === 0 && set.row.length === set.times)))
    return undefined
  const hows = basedOn(text, shares.hows, baseOf(text, said))
  if (!hows || groupsOf(hows).length < 2 || saysOthers(text, hows, said)) return undefined
  const period = periodOf(hows)
  if (rounds && hows.length / (period ?? hows.length) !== figureOf(rounds.groups?.count)) return undefined
  const close = words.includes('(') && !words.includes(')') && text[shares.to] === ')' ? 1 : 0
  const told = EXPLANATION.exec(text.slice(shares.to + close))?.[0].length ?? 0
  const again = AGAIN.exec(text.slice(shares.to + close + told))
  // "12x100: 2 easy 1 fast x4": how often they are in it.
  const isCounted = again && period && Number(again.groups?.count) === hows.length / period
  const to = shares.to + close + told + (isCounted ? again[0].length : 0)
  const late = pause && pause.from >= to ? [{ from: to, to: pause.from }] : []
  return {
    from: lead?.from ?? set.from,
    to: Math.max(to, pause?.to ?? 0),
    by: [
      ...(isSwimByLengths(plain) ? [{ words: 'swim ', for: set.timesAt }] : []),
      ...(set.row ? writeRounds(text, set.row, { hows, said, pause }) : writeSets(text, set, { hows, said, period })),
      ...late,
    ],
  }
}

/** Efforts of single repetitions of a plain set: the reader of some of the repetitions knows them. */
function isReadAsItStands(text: string, set: SetToShare, { isPlain, count, hows }: Shares, said: SaidOfAll): boolean {
  const isInParts = count > 2 || new Set(hows).size === set.times
  const isPlainSet = /^\d{1,2} ?[x*] ?\d/i.test(text.slice(set.from))
  // "8x11 min, first 5 @ 85%, last 3 @ 90%": no minutes of each.
  const { minutes = 0 } = set
  const isOfAll = !hows.includes(undefined) && groupsOf(hows).every(({ times }) => times > 1 && times <= minutes)
  const isOfOthers = said.isSwum ? isInParts : count > 1 && (isOfAll || effortOf(text, said) !== undefined)
  return isPlain === true && isPlainSet && !isOfOthers
}

const AGAIN = /^,? ?(?:repeat(?:ed)? |all )?x ?(?<count>\d{1,2})(?![\d:]| ?x)/i

/** The sentence with its set as most write it, with the clock of all: "24x50 on 1:00" for "50s x 24, …, all on 1:00". */
function withPlainSet(text: string, { from, to, times, each }: SetToShare, { shared }: Shares): string {
  if ('words' in each) return text
  const clock = shared.find(({ kind }) => kind === 'clock')
  const behind = clock ? ` ${text.slice(clock.from, clock.to)}` : ''
  return `${text.slice(0, from)}${times}x${text.slice(each.from, each.to)}${behind}${text.slice(to)}`
}

const ONE_PART = /\b(?:one|first|second|third|last|1st|2nd|3rd)(?: one)?(?: as| is|:)? ?$/i

/** "12x25 no.1 stroke" is swum in one's best stroke. */
function numbersAStroke(text: string, { to }: Span, { from }: Shares): boolean {
  return (
    /^(?:no\.?|number|#) ?[12](?: stroke)?(?!.*(?:no\.?|number|#) ?\d)/i.test(text.slice(from)) &&
    text.slice(to, from).trim() === ''
  )
}

const LONGEST = 80
const OTHER_PART = /\d ?x ?\d|\b(?:then|wu|cd|cool|warm)\b|\+ ?\d/i
const ROUNDS = /\b(?<count>[2-9]|two|three|four|five|six)(?: (?:rounds|sets|times|lots)(?: of|:)? ?\(?| ?x ?\()/i
/** "(so 1k MP, 1k 10k, 1k MP etc)": the same in other words. */
const EXPLANATION = /^[^\n;,.()]{0,16}\((?:so|i\.?e\.?|e\.?g\.?|meaning)\b[^()]*\)/i

/** What is said of some alone, beside others of which nothing is, "every 3rd one hard", is read with what the others are. */
function saysOthers(text: string, hows: readonly (How | undefined)[], said: SaidOfAll): boolean {
  const isAlone = ({ atoms: [atom, ...more] }: How) =>
    atom &&
    more.length === 0 &&
    !atom.isVague &&
    (said.isSwum ? HARD.test(text.slice(atom.from, atom.to)) : atom.kind === 'effort')
  return hows.includes(undefined) && hows.every((how) => !how || isAlone(how)) && !effortOf(text, said)
}

const HARD = /^(?:fast(?:er)?|hard(?:er)?|sprint|max|all out|strong|quick(?:er)?)$/i

/** An effort before the set: "10k pace 5x2k". */
function leadOf(text: string, to: number): Atom | undefined {
  const [clause = ''] = /[^,;:.\n]*$/.exec(text.slice(0, to)) ?? []
  const last = atomsIn(text, { from: to - clause.length, to }).at(-1)
  return last?.kind === 'effort' && text.slice(last.to, to).trim() === '' ? last : undefined
}

/** What is said between a set and its shares, but for what is cut out. */
function stretchesOf(text: string, { from, to }: Span, cut: readonly (Span | null | undefined)[]): Span[] {
  const cuts = cut
    .flatMap((one) => (one && one.from >= from && one.to <= to ? [one] : []))
    .toSorted((one, other) => one.from - other.from)
  return [...cuts, { from: to, to }].flatMap((one, at) => {
    const start = cuts[at - 1]?.to ?? from
    const words = text.slice(start, one.from)
    const [lead = ''] = LEAD.exec(words) ?? []
    const [tail = ''] = TAIL.exec(words.slice(lead.length)) ?? []
    const own = { from: start + lead.length, to: one.from - tail.length }
    return own.to > own.from ? [own] : []
  })
}

const LEAD = /^(?:[ ,;(.=>-]|:(?!\d\d))*/
const TAIL = /(?:[ ,:;(.=>→-]|\b(?:as|with|w|but|and|the|do|where|except|on|for)(?= *$)|\bw\/(?= *$))*$/i

const PAUSE =
  /[,. ]*(?:\bwith )?\b(?<time>\d+ ?(?:secs?|seconds|s|mins?|minutes?|m\b|'|")|\d?:\d\d)(?: (?:rest|easy|off|r|jog|spin|swim|recovery|rec))*(?: (?:in ?)?(?:between|btween|btwn|betw|bet|btw|b\/w|b\/t|bt|bw|after)(?: (?:the |each |every |all )?(?:rounds?|sets?|one|them|blocks?))?(?! (?:each|every|all|the|reps?|efforts?|intervals?|\d+s)\b)| (?:set|series) (?:rest|rec|recovery))/dgi

/** The pause between the rounds, in a stretch of text. */
function pauseIn(text: string, { from, to }: Span): Pause | undefined {
  for (const { index, 0: all, indices } of text.slice(from, to).matchAll(PAUSE)) {
    const time = indices?.groups?.time
    if (!time) continue
    return { from: from + index, to: from + index + all.length, time: { from: from + time[0], to: from + time[1] } }
  }
  return undefined
}
