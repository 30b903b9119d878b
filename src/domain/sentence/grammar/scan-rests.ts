import type { Token } from './lex.ts'
import { atomAt } from './lexicon.ts'
import type { Length, Manner, Rest } from './part.ts'
import type { Phrase } from './phrase.ts'
import { aimAt } from './scan-aims.ts'
import { lengthAt, type Scanned, spanOf } from './scan-lengths.ts'

type Found = Scanned<{ rest: Rest; isSure: boolean }>

/** A rest at a token: "90 s jog", "r20", "rest 2 min", "equal rest", "half the time easy", "walk back", "no rest". */
export function restAt(tokens: readonly Token[], at: number, before: readonly Phrase[]): Found | undefined {
  return (
    noRestAt(tokens, at) ??
    sharedAt(tokens, at) ??
    wayBackAt(tokens, at) ??
    namedAt(tokens, at, before) ??
    lengthFirstAt(tokens, at, before)
  )
}

/** "2 min rest", "90 s easy jog", "400 m jog", "3 min recovery @ 50 %" */
function lengthFirstAt(tokens: readonly Token[], at: number, before: readonly Phrase[]): Found | undefined {
  const length = lengthAt(tokens, at)
  if (!length) return undefined
  if (before.at(-1)?.is === 'count') return undefined
  // "6x1 min in 50 min easy ride": the length of the whole.
  if (/^(?:in|within|during)$/.test(tokens[at - 1]?.text ?? '') && isLong(length.value)) return undefined
  let next = length.next
  while (/^(?:of|as|slow|very|full|total|the|only)$/.test(tokens[next]?.text ?? '')) next += 1
  const of = tokens[next]?.text === '-' && atomAt(tokens, next + 1, 'rest') ? next + 1 : next
  const easy = atomAt(tokens, of, 'effort')
  const isEasy = easy?.atom.name === 'easy' || easy?.atom.name === 'recovery'
  const word = atomAt(tokens, of, 'rest') ?? (isEasy ? atomAt(tokens, easy.next, 'rest') : undefined)
  // "8 x 200 R": repetition pace.
  if (tokens[of]?.raw === 'R' && length.value.value >= 100) return undefined
  if (!word)
    return offAt(tokens, at, length, before) ?? standingAt(tokens, { at, word: of, length: length.value }, before)
  if (isEasy && word.next <= easy.next) return undefined
  // "run 3 min walk 1 min": the verb stands before its length.
  const verb = tokens[at - 1]?.text === 'for' ? at - 2 : at - 1
  const behind = tokens[word.next]?.text === 'for' ? word.next + 1 : word.next
  if (!word.atom.isSure && VERBS.test(tokens[verb]?.text ?? '') && lengthAt(tokens, behind)) return undefined
  // "every 40 min walk 5": the length is not that of the walk.
  if (!word.atom.isSure && tokens[at - 1]?.text === 'every' && lengthAt(tokens, word.next)) return undefined
  // "hill sprints 10 s walk back": the length is that of the bout.
  if (
    !word.atom.isSure &&
    /^(?:back|down)$/.test(tokens[word.next]?.text ?? '') &&
    !isApart(before.at(-1)) &&
    /^(?:walk|jog)$/.test(tokens[word.next - 1]?.text ?? '')
  )
    return undefined
  let end = word.next
  let { manner } = word.atom
  let { isSure } = word.atom
  // "100 m walk back"
  if (manner !== 'rest' && /^(?:back|bk|bck)$/.test(tokens[end]?.text ?? '')) end += 1
  // "60 s jog/walk", "90s rest/jog"
  const again =
    atomAt(tokens, end, 'rest') ??
    (/^(?:\/|or)$/.test(tokens[end]?.text ?? '') ? atomAt(tokens, end + 1, 'rest') : undefined)
  if (again) {
    if (again.atom.isSure) isSure = true
    if (manner === 'rest') manner = again.atom.manner
    end = again.next
  }
  if (before.some(({ is }) => is === 'count'))
    while (/^(?:back|down|dn)$/.test(tokens[end]?.text ?? '')) {
      end += 1
      isSure = true
    }
  // "20 s r 400": the letter before a figure belongs to it.
  if (tokens[word.next - 1]?.text === 'r' && word.next - of === 1 && /^[=:]$/.test(tokens[word.next]?.text ?? ''))
    return undefined
  if (
    tokens[word.next - 1]?.text === 'r' &&
    word.next - of === 1 &&
    tokens[word.next]?.kind === 'number' &&
    tokens[word.next]?.from === tokens[word.next - 1]?.to
  )
    return undefined
  const rest: Rest = { ...spanOf(tokens, at, end), length: length.value, manner, aims: [] }
  return { value: withAim(tokens, rest, isSure, end, at), next: aimEnd(tokens, end) }
}

function isLong({ value, unit }: Length): boolean {
  return unit === 'h' || (unit === 'min' && value >= LEAST_WHOLE_MINUTES)
}

const LEAST_WHOLE_MINUTES = 30

/** Whether what follows a phrase is no more of the bout before it. */
function isApart(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'sign' || (phrase?.is === 'mark' && (phrase.mark === 'with' || phrase.mark === 'off'))
}

const VERBS = /^(?:run|jog|walk|running|jogging|walking)$/
/** "3 min off", "5 off": the time between repetitions. */
function offAt(
  tokens: readonly Token[],
  at: number,
  { value, next }: Scanned<Length>,
  before: readonly Phrase[],
): Found | undefined {
  const behind = tokens[next + 1]
  const isEnd =
    !behind ||
    behind.kind === 'sign' ||
    /^(?:between|btw|btwn|bt|x|then|and|in|on|wu|cd|ride|bike|turbo|trainer)$/.test(behind.text)
  const isBehindSet = before.some((one) => one.is === 'count' || one.is === 'rungs')
  // "5x3 min up, 3 min down, then 2x10": on a hill, if something follows.
  // "5 x 3 min uphill, 3 min easy down": the way back.
  const word = /^(?:easy|ez|back)$/.test(tokens[next]?.text ?? '') ? next + 1 : next
  // "2 km up, 6x400, 1 km down": the warm-up and the cool-down.
  const set = tokens.slice(0, at).findLastIndex(({ text }) => text === 'x')
  const isUp = tokens
    .slice(0, at)
    .some(({ text }, index) => /^(?:uphill|hills?|climbs?|climbing)$/.test(text) || (text === 'up' && index > set))
  const isWayDown = isUp && tokens[word]?.text === 'down' && before.at(-1)?.is === 'sign'
  const isDown = tokens[next]?.text === 'down' && tokens.slice(next + 1).some(({ text }) => text === 'x')
  if (!isBehindSet || (!isWayDown && ((tokens[next]?.text !== 'off' && !isDown) || !isEnd))) return undefined
  const end = isWayDown ? word + 1 : next + 1
  return {
    value: { rest: { ...spanOf(tokens, at, end), length: value, manner: 'rest', aims: [] }, isSure: true },
    next: end,
  }
}

/** "75 s standing", "2' static" behind repetitions; riders stand and sit while they work. */
function standingAt(
  tokens: readonly Token[],
  { at, word, length }: { at: number; word: number; length: Length },
  before: readonly Phrase[],
): Found | undefined {
  if (!/^(?:standing|static|stand|still)$/.test(tokens[word]?.text ?? '')) return undefined
  const next = tokens[word + 1]?.text
  const isEnd = next === undefined || /^(?:[,;.)]|between|btw|btwn|b|then|and|rec)$/.test(next)
  const isSeated = tokens.some((one) => one.text === 'seated' || one.text === 'saddle')
  if (!isEnd || isSeated || !before.some((one) => one.is === 'count' || one.is === 'rungs')) return undefined
  const span = spanOf(tokens, at, word + 1)
  return { value: { rest: { ...span, length, manner: 'rest', aims: [] }, isSure: true }, next: word + 1 }
}

/** "spin at 100+": a cadence, as a bare figure that high with "spin" is no percent. */
function isCadence(tokens: readonly Token[], at: number): boolean {
  const figure = tokens[at]
  return (
    figure?.kind === 'number' && /^(?:spin|spinning)$/.test(tokens[at - 2]?.text ?? '') && tokens[at + 1]?.text === '+'
  )
}

function aimEnd(tokens: readonly Token[], at: number): number {
  const start = /^(?:@|at|in)$/.test(tokens[at]?.text ?? '') ? at + 1 : undefined
  const aim = start === undefined || isCadence(tokens, start) ? undefined : aimAt(tokens, start, true)
  return aim && isOfRest(aim.value) ? aim.next : at
}

function isOfRest(aim: { kind: string; low?: number; high?: number }): boolean {
  return (
    aim.kind === 'zone' ||
    aim.kind === 'percent' ||
    aim.kind === 'power' ||
    aim.kind === 'pace' ||
    aim.kind === 'rated' ||
    aim.kind === 'beats' ||
    aim.kind === 'speed'
  )
}

function withAim(tokens: readonly Token[], rest: Rest, isSure: boolean, end: number, at: number) {
  const start = /^(?:@|at|in)$/.test(tokens[end]?.text ?? '') ? end + 1 : undefined
  const aim = start === undefined || isCadence(tokens, start) ? undefined : aimAt(tokens, start, true)
  if (!aim || !isOfRest(aim.value)) return { rest, isSure }
  return { rest: { ...rest, ...spanOf(tokens, at, aim.next), aims: [aim.value] }, isSure }
}

/** "rest 2 min", "r20", "RI: 30", "rec = 3", "jog 400", "walk 1 min" */
function namedAt(tokens: readonly Token[], at: number, before: readonly Phrase[]): Found | undefined {
  const word = atomAt(tokens, at, 'rest')
  if (!word) return undefined
  let next = word.next
  while (/^(?:[:=]|of|is|are|for|at|@|between|btw|btwn)$/.test(tokens[next]?.text ?? '')) next += 1
  const length = lengthAt(tokens, next)
  if (!length) return undefined
  // "rest: 5, 4, 3, 2 min": one for each repetition.
  if (
    tokens[length.next]?.text === ',' &&
    tokens[length.next + 1]?.kind === 'number' &&
    /^(?:,|and)$/.test(tokens[length.next + 2]?.text ?? '')
  )
    return undefined
  // "rest 3x8" is none, nor "jog 10 min wu"; "easy jog 5k" alone is the session.
  if (/^(?:x|sets|rounds|reps)$/.test(tokens[length.next]?.text ?? '')) return undefined
  if (atomAt(tokens, length.next, 'role') || atomAt(tokens, length.next, 'percent')) return undefined
  const isLetter = word.next === at + 1 && (tokens[at]?.text.length ?? 0) === 1
  if (isLetter && tokens[at]?.text !== 'r') return undefined
  const isBehindSet = before.some((one) => one.is === 'count' || one.is === 'rungs')
  if (!word.atom.isSure && !isBehindSet) return undefined
  const rest: Rest = { ...spanOf(tokens, at, length.next), length: length.value, manner: word.atom.manner, aims: [] }
  return { value: withAim(tokens, rest, word.atom.isSure, length.next, at), next: aimEnd(tokens, length.next) }
}

/** "equal rest", "half the time jog", "same time easy", "rests equal", "rest = work", "jog half the distance" */
function sharedAt(tokens: readonly Token[], at: number): Found | undefined {
  const direct = shareAt(tokens, at)
  if (direct) {
    const easy = atomAt(tokens, direct.next, 'effort')
    const word =
      atomAt(tokens, direct.next, 'rest') ??
      offWordAt(tokens, direct.next) ??
      (tokens[direct.next]?.text === 'as' ? atomAt(tokens, direct.next + 1, 'rest') : undefined) ??
      (easy?.atom.name === 'easy' || easy?.atom.name === 'recovery' ? easy : undefined)
    const isWalk = word && 'manner' in word.atom ? word.atom.manner : 'rest'
    if (!word) return undefined
    const more = word.atom.is === 'effort' ? atomAt(tokens, word.next, 'rest') : undefined
    const as = asRestEnd(tokens, more?.next ?? word.next)
    return {
      value: {
        rest: {
          ...spanOf(tokens, at, as),
          share: direct.share,
          ...(direct.isOfDistance ? { isOfDistance: true } : {}),
          manner: isWalk === 'rest' && word.atom.is === 'effort' ? 'jog' : isWalk,
          aims: [],
        },
        isSure: true,
      },
      next: as,
    }
  }
  const word = atomAt(tokens, at, 'rest')
  if (!word) return undefined
  let next = word.next
  while (/^(?:[:=]|is|are|for|of|the|between)$/.test(tokens[next]?.text ?? '')) next += 1
  const share =
    shareAt(tokens, next) ??
    (tokens[word.next]?.text === '=' && /^(?:work|rep|bout|effort)$/.test(tokens[next]?.text ?? '')
      ? { share: 1, next: next + 1 }
      : undefined)
  if (!share) return undefined
  // "rec same dist jog"
  const own = atomAt(tokens, share.next, 'rest')
  const end = own?.next ?? asRestEnd(tokens, share.next)
  return {
    value: {
      rest: {
        ...spanOf(tokens, at, end),
        share: share.share,
        ...('isOfDistance' in share && share.isOfDistance ? { isOfDistance: true } : {}),
        manner: own?.atom.manner ?? word.atom.manner,
        aims: [],
      },
      isSure: true,
    },
    next: end,
  }
}

/** "same off" */
function offWordAt(tokens: readonly Token[], at: number) {
  return tokens[at]?.text === 'off'
    ? { atom: { is: 'rest', manner: 'rest', isSure: true } as const, next: at + 1 }
    : undefined
}

function asRestEnd(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === 'as' && /^(?:rest|recovery|rec|recoveries)$/.test(tokens[at + 1]?.text ?? '')
    ? at + 2
    : at
}

function shareAt(
  tokens: readonly Token[],
  at: number,
): { share: number; isOfDistance?: boolean; next: number } | undefined {
  const isHalf =
    tokens[at]?.text === '½' ||
    (tokens[at]?.text === '1' && tokens[at + 1]?.text === '/' && tokens[at + 2]?.text === '2')
  const text = isHalf ? 'half' : (tokens[at]?.text ?? '')
  if (text === '1' && tokens[at + 1]?.text === ':' && tokens[at + 2]?.text === '1') return { share: 1, next: at + 3 }
  const share = (
    { equal: 1, eq: 1, same: 1, half: 0.5, double: 2, identical: 1, matching: 1 } as Record<string, number>
  )[text]
  if (share === undefined) return undefined
  let next = isHalf && tokens[at]?.text === '1' ? at + 3 : at + 1
  const start = next
  while (
    /^(?:the|of|time|distance|work|duration|length|rep|amount|as|interval|reps|effort|bout|its|their|dist|-|you|just|ran|did)$/.test(
      tokens[next]?.text ?? '',
    )
  ) {
    if (tokens[next]?.text === 'as' && /^(?:rest|recovery|rec)$/.test(tokens[next + 1]?.text ?? '')) break
    next += 1
  }
  // "half mile jog"
  if (text === 'half' && next === start && !atomAt(tokens, next, 'rest')) return undefined
  const isOfDistance = tokens.slice(start, next).some((one) => one.text === 'distance' || one.text === 'dist')
  return { share, next, ...(isOfDistance ? { isOfDistance } : {}) }
}

/** "walk back", "jog down recovery", "full recovery" */
function wayBackAt(tokens: readonly Token[], at: number): Found | undefined {
  const full = /^(?:full|complete|long|ample|plenty|loads|lots)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const of = tokens[full]?.text === 'of' ? full + 1 : full
  const easy = tokens[of]?.text === 'easy' || tokens[of]?.text === 'ez' || tokens[of]?.text === 'slow' ? of + 1 : of
  const verb = tokens[easy]?.text ?? ''
  const back = tokens[easy + 1]?.text ?? ''
  if (
    /^(?:walk|jog|spin|coast|roll|float|run|walking|jogging|freewheel|freewheeling|cruise|rolling|coasting|spinning)$/.test(
      verb,
    ) &&
    /^(?:back|down|dn|bk|dwn|bck)$/.test(back)
  ) {
    let end = easy + 2
    if (
      /^(?:down|to)$/.test(tokens[end]?.text ?? '') &&
      tokens[end + 1]?.text !== undefined &&
      tokens[end]?.text === 'down'
    )
      end += 1
    const rec = atomAt(tokens, end, 'rest')
    if (rec?.atom.isSure) end = rec.next
    const length = lengthAt(tokens, end) ?? (tokens[end]?.text === '(' ? lengthAt(tokens, end + 1) : undefined)
    const manner: Manner = verb.startsWith('walk')
      ? 'walk'
      : /^(?:spin|coast|roll|freewheel|cruise)/.test(verb)
        ? 'spin'
        : 'jog'
    if (length && !/^(?:x|easy|z|wu|cd|warm|cool)$/.test(tokens[length.next]?.text ?? '')) {
      const closed = tokens[end]?.text === '(' && tokens[length.next]?.text === ')' ? length.next + 1 : length.next
      return {
        value: { rest: { ...spanOf(tokens, at, closed), length: length.value, manner, aims: [] }, isSure: true },
        next: closed,
      }
    }
    return {
      value: {
        rest: {
          ...spanOf(tokens, at, end),
          share: SHARES_BACK[manner] ?? SHARES_BACK.jog,
          manner,
          aims: [],
          isWayBack: true,
        },
        isSure: true,
      },
      next: end,
    }
  }
  if (full > at) {
    const rec = atomAt(tokens, of, 'rest')
    if (rec?.atom.isSure) {
      const value: Length = { value: FULL_RECOVERY_MINUTES, unit: 'min', ...spanOf(tokens, at, rec.next) }
      return {
        value: {
          rest: {
            ...spanOf(tokens, at, rec.next),
            length: value,
            manner: rec.atom.manner,
            aims: [],
            assumed: `How long a full recovery takes was not said, so ${FULL_RECOVERY_MINUTES} minutes.`,
          },
          isSure: true,
        },
        next: rec.next,
      }
    }
  }
  return undefined
}

/** How long the way back takes, as a share of the way there, and a full recovery (our choices). */
const SHARES_BACK: { jog: number } & Partial<Record<Manner, number>> = { walk: 2, jog: 1.5, spin: 0.5 }
const FULL_RECOVERY_MINUTES = 3

function noRestAt(tokens: readonly Token[], at: number): Found | undefined {
  const text = tokens[at]?.text ?? ''
  if (text !== 'no' && text !== 'without' && text !== 'zero') return undefined
  const word = atomAt(tokens, at + 1, 'rest')
  if (!word) return undefined
  const length: Length = { value: 0, unit: 's', ...spanOf(tokens, at, word.next) }
  return {
    value: { rest: { ...spanOf(tokens, at, word.next), length, manner: 'rest', aims: [] }, isSure: true },
    next: word.next,
  }
}
