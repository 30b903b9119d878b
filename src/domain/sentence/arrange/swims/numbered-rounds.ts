import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { SpanOf } from '../phrase.ts'
import { isSwim, isSwimByLengths } from './is-swim.ts'
import { roleOf } from './send-offs.ts'

/**
 * Rounds of which each is done in its own way, each written out: "3x(4x100 on 1:40) 1st easy, 2nd steady, 3rd fast". What is
 * said between the brackets and the list, and how the round is done, is of each of its sets.
 */
export function spreadNumberedRounds(_: readonly Token[], text: string): Edit[] {
  if (!isSwim(text)) return []
  const edits: Edit[] = []
  for (const match of text.matchAll(HEAD)) {
    const { index, 0: head, groups, indices } = match
    if (edits.some(({ to }) => to > index)) continue
    const from = index + head.length
    const [words = ''] = /^[^\n;]*/.exec(text.slice(from)) ?? []
    const span = (group: string) => {
      const [said, place] = [groups?.[group], indices?.groups?.[group]]
      return said !== undefined && place ? { from: place[0], to: place[1], words: said } : undefined
    }
    const by = writtenOut(span, { from, to: from + words.length, words }, text)
    if (by) edits.push({ from: index, to: from + words.length, by })
  }
  return edits
}

const HEAD =
  /\b(?<times>[2-6]) ?(?:x|(?:times|rounds|sets|series)\b(?: of)?:?) ?(?:\((?<row>(?:[^()]|\([^()]*\))+)\)|(?<set>\d{1,2} ?x ?\d{2,4}\b)|(?<single>\d{2,4})(?! ?x ?\d|\d|:\d| ?(?:mins?|minutes|s|secs?|seconds|')(?![a-z]))(?: ?m\b)?)/dgi

function writtenOut(span: SpanOf, tail: Span & { words: string }, text: string): Piece[] | undefined {
  const single = span('single')
  const [times, set] = [span('times'), span('row') ?? span('set') ?? single]
  if (!times || !set) return undefined
  const count = Number(times.words)
  const list = single
    ? (labelled(tail.words, count, LABEL) ?? (count > 2 ? labelled(tail.words, count, FIGURES) : undefined))
    : (labelled(tail.words, count, LABEL) ?? listed(tail.words, count))
  // "2x400, 1st 200 easy 2nd 200 hard": how each is divided.
  if (!list || (single && list.hows.some(({ words }) => /^\d/.test(words)))) return undefined
  const at = (from: number, to: number): Span => ({ from: tail.from + from, to: tail.from + to })
  const said = tail.words.slice(0, list.from)
  const pause = BETWEEN.exec(said) ?? BETWEEN.exec(tail.words.slice(list.to))
  const between = pause?.groups?.time
  // "1st free, 2nd choice, rest 10": of each.
  const late = SHARED.exec(tail.words.slice(list.to))
  const shared = `${said} ${late?.groups?.words ?? ''}`
    .replace(BETWEEN, '')
    .replace(/^[ ,:]+|[ ,:(-]+$/g, '')
    .replace(/\b(?:with|as|do)$/i, '')
  // "3x(200 pull, 4x50) 10s": a rest.
  const behind = /^\d{1,2} ?(?:s|secs?|seconds|"|mins?|minutes?)$/i.test(shared) ? `${shared} rest` : shared
  const parts = set.words.split(/ ?[,+] ?(?![^()]*\))/)
  const isRow = parts.length > 1
  const partAt = (index: number): Span => {
    const before = parts.slice(0, index).reduce((end, part) => set.words.indexOf(part, end) + part.length, 0)
    const from = set.from + set.words.indexOf(parts[index] ?? '', before)
    return { from, to: from + (parts[index]?.length ?? 0) }
  }
  const leftFrom = list.to + (late?.[0].length ?? 0)
  const sharedAt = /\S/.test(said) ? at(0, list.from) : at(list.to, leftFrom)
  const round = ({ words, from, to }: How): Piece[] => {
    const place = at(from, to)
    const clock = CLOCK.exec(words)?.groups?.clock
    return parts.flatMap((part, index): Piece[] => {
      const length = Number(/\d{2,4}(?!.*\d)/.exec(part.replace(/(?:on|@|off) ?[\d:]+.*$/i, ''))?.[0])
      const isSendOff = clock !== undefined && roleOf(clock, length) === 'send-off'
      const own = isSendOff ? part.replace(/,? (?:on|@|off|at) ?\d?:\d\d/i, '') : part
      const how = isSendOff ? `on ${clock}${words.replace(CLOCK, '')}` : words
      return [
        ...(index > 0 ? [', '] : []),
        ...(single ? ['1x'] : []),
        own === part ? partAt(index) : { words: own, for: set },
        // The easy swim of a round stays easy.
        ...(isRow && EASY.test(part) ? [] : [{ words: ` ${how}`, for: place }]),
        ...(behind === '' || (isSendOff && CLOCK.test(behind)) ? [] : [{ words: ` ${behind}`, for: sharedAt }]),
      ]
    })
  }
  const left = tail.words.slice(leftFrom)
  // What is said of the pause in what is left is written between the rounds instead.
  const paused = BETWEEN.test(said) ? undefined : (BETWEEN.exec(left) ?? undefined)
  const pauseFrom = leftFrom + (paused?.index ?? 0)
  const pauseTo = pauseFrom + (paused?.[0].length ?? 0)
  const pauseAt = paused ? at(pauseFrom, pauseTo) : at(0, list.from)
  const pauseOf = between ? [{ words: ` ${between} between sets`, for: pauseAt }] : []
  return [
    ...(isSwimByLengths(text) ? [{ words: 'swim ', for: { from: times.from, to: tail.from } }] : []),
    ...list.hows.flatMap((how, index): Piece[] => [
      ...(index > 0 ? [', '] : []),
      ...(isRow || between ? ['1x('] : []),
      ...round(how),
      ...(isRow || between ? [')'] : []),
      ...(index < list.hows.length - 1 ? pauseOf : []),
    ]),
    ...(paused ? [at(leftFrom, pauseFrom), at(pauseTo, tail.words.length)] : [at(leftFrom, tail.words.length)]),
  ]
}

type How = Span & { words: string }
type Rounds = { hows: How[]; from: number; to: number }

/** "1st round steady 2nd mod 3rd strong", "round 1 easy, round 2 fast", "R1 on 1:50 R2 on 1:40", "#1 fly #2 back" */
function labelled(text: string, times: number, pattern: RegExp): Rounds | undefined {
  const labels = [...text.matchAll(pattern)].flatMap(({ index, 0: all, groups = {} }) => {
    const name = groups.figure ?? groups.nth ?? groups.word ?? ''
    return [
      {
        from: index,
        to: index + all.length,
        at: /^(?:last|final)$/i.test(name) ? times : figureOf(name),
      },
    ]
  })
  const first = labels.findIndex(({ at }) => at === 1)
  const own = labels.slice(first, first + times)
  // "2nd set with fins": the first one is plain.
  const [only, ...more] = labels
  if (first < 0 && times === 2 && only?.at === 2 && more.length === 0) {
    const end = only.to + endOf(text.slice(only.to))
    const how = {
      words: text.slice(only.to, end).replace(/^w\/?(?= )|^w\//i, 'with'),
      from: only.to,
      to: end,
    }
    return isHow(how)
      ? { hows: [{ words: '', from: only.from, to: only.from }, how], from: only.from, to: end }
      : undefined
  }
  if (first < 0 || own.length !== times || own.some(({ at }, index) => at !== index + 1)) return undefined
  const hows = own.map(({ to }, index): How => {
    const end = own[index + 1]?.from ?? to + endOf(text.slice(to))
    const words = text.slice(to, end).replace(/(?:[ ,;/.]|\band\b|\bthen\b)+$/i, '')
    return { words: words.replace(/\b(?:faster|quicker)\b/i, 'fast'), from: to, to: to + words.length }
  })
  const parted = withoutShared(hows)
  if (!parted.every(isHow)) return undefined
  return { hows: parted, from: own[0]?.from ?? 0, to: parted.at(-1)?.to ?? 0 }
}

/** A rest or a send-off behind the last of them, "3rd hard 4th max 30s", is of each where no other says one. */
function withoutShared(hows: readonly How[]): How[] {
  const last = hows.at(-1)
  const [pause] = (last && PAUSE.exec(last.words)) ?? []
  const others = hows.slice(0, -1)
  if (!last || !pause || others.some(({ words }) => /\d/.test(words))) return [...hows]
  return [...others, { ...last, words: last.words.slice(0, -pause.length), to: last.to - pause.length }]
}

const PAUSE = /(?<=[a-z]) (?:\d{1,2} ?(?:s|secs?|seconds|")(?: rest| ri)?|(?:on|@) ?\d?:\d\d|r ?:?\d{1,2})$/i

const LABEL =
  /(?<!\b(?:between|btwn|btw) )(?:(?:#|\b(?:rounds?|rd|sets?|r|no\.?) ?)(?<figure>[1-6])|\b(?:the )?(?:(?<nth>[1-6])(?:st|nd|rd|th)|(?<word>first|second|third|fourth|fifth|last|final))(?: (?:round|rd|one|set|time|through))?)\b(?: is| are| at|:| =| -|=)? ?(?!\d ?x)/gi
// "1 free 2 pull 3 paddles", "1=pull 2=paddles"
const FIGURES =
  /(?<![\d:x@] ?|\.)\b(?<figure>[1-6])(?: ?[:=-] ?| )(?=[a-z])(?!(?:min|mins|s|secs?|x|m|km?|hard|easy|sets?|rounds?)\b)/gi

/** Where the words of the last round end. */
function endOf(text: string): number {
  const end = /[,;.)\n]| (?:then|and|with|plus|\d+ ?x|\d{2,4} )/i.exec(text.trimStart())
  const lead = text.length - text.trimStart().length
  return end ? lead + end.index : text.length
}

/** "on 1:30: steady, mod, strong, best avg" */
function listed(text: string, times: number): Rounds | undefined {
  const start = /[:,] ?(?=[a-z])/i
  for (let from = 0; ; ) {
    const found = start.exec(text.slice(from))
    if (!found) return undefined
    const at = from + found.index + found[0].length
    const items = [...text.slice(at).matchAll(ITEM)]
    const words = items.slice(0, times)
    const isWhole =
      items.length === times &&
      words.every(
        ({ index, 0: all }, one) =>
          index === (one === 0 ? 0 : (words[one - 1]?.index ?? 0) + (words[one - 1]?.[0].length ?? 0)) && all !== '',
      )
    const hows = words.map(
      ({ index, groups = {} }): How => ({
        words: groups.how ?? '',
        from: at + index,
        to: at + index + (groups.how ?? '').length,
      }),
    )
    if (isWhole && hows.every(isNamed)) return { hows, from: from + found.index, to: hows.at(-1)?.to ?? at }
    from = at
  }
}

const ITEM = /(?<how>[a-z]+(?: [a-z]+)?)(?:,? (?:then|and) |, ?|$)/gi

function isHow({ words }: How): boolean {
  return /[a-z\d]/i.test(words) && words.length <= LONGEST_HOW && !/\d ?x ?\d|\d{3,4}|[()]/.test(words)
}

function isNamed({ words }: How): boolean {
  return NAMED.test(words)
}

const LONGEST_HOW = 28
const NAMED =
  /^(?:easy|ez|steady|mod|moderate|strong|hard|fast|sprint|max|smooth|aerobic|threshold|tempo|css|build|descend|best (?:avg|average|effort)|free|back|breast|fly|im|choice|kick|drill|pull|swim|fins|paddles|all out)(?: (?:kick|drill|pull|swim|free|back|breast|fly))?$/i
const SHARED =
  /^[,.]? (?:all )?(?<words>(?:on|@) ?\d?:\d\d|(?:with |w\/ ?)?(?:rest|ri|r) ?:?\d{1,2}(?: ?(?:s|secs?))?|(?:with |w\/ ?)?\d{1,2} ?(?:secs?|seconds|s|"|mins?|minutes?)(?: rest| ri)?)(?=[,.]|(?: swim)?$)/i
const BETWEEN =
  /[, ]*(?:with )?(?<time>(?:\d+ ?(?:s|secs?|seconds|min|mins|minutes?|m)|\d?:\d\d))(?: (?:rest|easy|off|r))? (?:between|btwn?|btw|b\/w|in ?between)(?: (?:the )?(?:rounds?|sets?|each))?/i
const EASY = /\b(?:easy|ez|recovery)\b/i
const CLOCK = /(?:\b(?:on|off|at|go(?:ing)?)|@)? ?(?<clock>\d?:\d\d)\b/i
