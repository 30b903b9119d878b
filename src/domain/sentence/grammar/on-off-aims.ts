import type { Aim } from './part.ts'
import type { Phrase } from './phrase.ts'

/**
 * How hard the time on and the time off of a set are, where that stands behind it: "10 x 2 min on/1 min off, ons LT, offs
 * 5:30", "20 x 1 min on 1 min off (on = 10k effort, off = steady)".
 */
export function aimOnAndOff(given: readonly Phrase[]): Phrase[] {
  const phrases = bracketDistances(given)
  const end = phrases.findIndex((one) => one.is === 'close')
  const start = phrases.findLastIndex((one, at) => at < end && one.is === 'open')
  const [on, sign, off, easy] = phrases.slice(start + 1, end)
  const isPair = on?.is === 'length' && sign?.is === 'sign' && off?.is === 'length' && end - start <= 5
  if (!isPair || (easy && !isEasyOf(easy, off))) return [...given]
  const said = findAims(phrases, end + 1)
  if (!said) return [...given]
  const behind = said.off ? [said.off] : easy ? [easy] : []
  return [
    ...phrases.slice(0, start + 1),
    ...[on, ...(said.on ? [said.on] : []), sign, off, ...behind],
    ...phrases.slice(end, said.from),
    ...phrases.slice(said.to),
  ]
}

/** "1k on/1k off x 5" as "5 x (1k / 1k)". */
function bracketDistances(phrases: readonly Phrase[]): readonly Phrase[] {
  const at = phrases.findIndex(
    (one, index) =>
      one.is === 'length' && isMark(phrases[index + 1], 'on') && !isTime(one) && phrases[index + 4] !== undefined,
  )
  const on = phrases[at]
  const next = isBetween(phrases[at + 2]) ? at + 3 : at + 2
  const rest = phrases[next]
  // "1k off" may be read as a rest.
  const isRest = rest?.is === 'rest' && rest.rest.manner === 'rest' && rest.rest.length !== undefined
  const off =
    isRest && rest.rest.length ? { ...rest.rest.length, is: 'length' as const, length: rest.rest.length } : rest
  const end = isRest ? next + 1 : next + 2
  if (!on || off?.is !== 'length' || isTime(off) || !(isRest || isMark(phrases[next + 1], 'off'))) return phrases
  const count = phrases[end]
  const isBehind = count?.is === 'count' && count.isBehind
  if (!isBehind && phrases[at - 1]?.is !== 'count') return phrases
  return [
    ...phrases.slice(0, at),
    ...(isBehind ? [{ ...count, isBehind: false }] : []),
    { is: 'open', from: on.from, to: on.from },
    on,
    { is: 'sign', sign: '/', from: on.to, to: on.to },
    off,
    { is: 'close', from: off.to, to: off.to },
    ...phrases.slice(isBehind ? end + 1 : end),
  ]
}

function isMark(phrase: Phrase | undefined, mark: 'on' | 'off'): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}

function isTime(phrase: Phrase): boolean {
  if (phrase.is !== 'length') return false
  const { unit, clock, value } = phrase.length
  return clock !== undefined || unit === 's' || unit === 'min' || unit === 'h' || (unit === 'm' && value < 60)
}

/** Whether the time off is only easy because nothing else was said of it. */
function isEasyOf(phrase: Phrase, off: Phrase): boolean {
  return phrase.is === 'aim' && phrase.aim.from === off.from
}

type Said = { on?: Phrase; off?: Phrase; from: number; to: number }

function findAims(phrases: readonly Phrase[], start: number): Said | undefined {
  for (let at = start; at < phrases.length; at += 1) {
    const floats = floatsBehind(phrases, at)
    if (floats) return floats
    const one = aimBehind(phrases, at)
    if (!one) continue
    let next = one.next
    while (isBetween(phrases[next])) next += 1
    const two = aimBehind(phrases, next)
    const isBoth = two !== undefined && two.is !== one.is
    // "off 60 s" alone is a rest.
    if (!isBoth && !one.isSure) continue
    const isOpen = phrases[at - 1]?.is === 'open'
    const to = isBoth ? two.next : one.next
    if (isOpen && phrases[to]?.is !== 'close') return undefined
    const from = isOpen || isBetween(phrases[at - 1]) ? at - 1 : at
    return {
      [one.is]: one.aim,
      ...(isBoth ? { [two.is]: two.aim } : {}),
      ...{ from, to: isOpen ? to + 1 : to },
    }
  }
  return undefined
}

/** "10k pace / floats @ MP": how hard, and what is done between. */
function floatsBehind(phrases: readonly Phrase[], at: number): Said | undefined {
  const [on, sign, word, mark, off] = phrases.slice(at, at + 5)
  const isFloat = word?.is === 'aim' && word.aim.kind === 'effort' && word.aim.name === 'float'
  const isPair = on?.is === 'aim' && isBetween(sign) && mark?.is === 'mark' && mark.mark === 'at' && off?.is === 'aim'
  return isFloat && isPair ? { on, off, from: isBetween(phrases[at - 1]) ? at - 1 : at, to: at + 5 } : undefined
}

/** "ons LT", "on = 10k effort", "offs at 5:30": the aim and whether it can be nothing else. */
function aimBehind(
  phrases: readonly Phrase[],
  at: number,
): { is: 'on' | 'off'; aim: Phrase; isSure: boolean; next: number } | undefined {
  const word = phrases[at]
  if (word?.is !== 'mark') return undefined
  const isPlural = word.mark === 'ons' || word.mark === 'offs'
  if (!isPlural && word.mark !== 'on' && word.mark !== 'off') return undefined
  let next = at + 1
  let isNamed = false
  for (let one = phrases[next]; one && isJoining(one); one = phrases[next]) {
    isNamed ||= !(one.is === 'mark' && one.mark === 'at')
    next += 1
  }
  const aim = phrases[next]
  const found = aim && asAim(aim)
  if (!found) return undefined
  return { is: word.mark.startsWith('on') ? 'on' : 'off', aim: found, isSure: isPlural || isNamed, next: next + 1 }
}

function isJoining(phrase: Phrase): boolean {
  if (phrase.is === 'mark') return ['as', 'at', 'equal', 'hold', 'in'].includes(phrase.mark)
  return phrase.is === 'filler' || (phrase.is === 'sign' && phrase.sign === ':')
}

function isBetween(phrase: Phrase | undefined): boolean {
  return (
    (phrase?.is === 'sign' && [',', '/', ';', '+'].includes(phrase.sign)) ||
    (phrase?.is === 'mark' && (phrase.mark === 'and' || phrase.mark === 'with'))
  )
}

/** A clock time behind "on" or "off" is a pace. */
function asAim(phrase: Phrase): Phrase | undefined {
  if (phrase.is === 'aim') return phrase
  const { from, to } = phrase
  const [minutes, seconds, ...more] =
    phrase.is === 'length' || phrase.is === 'send-off' ? (phrase.length.clock ?? []) : []
  if (!minutes || minutes < LEAST_MINUTES || seconds === undefined || more.length > 0) return undefined
  const pace = minutes * 60 + seconds
  const aim: Aim = { kind: 'pace', low: pace, high: pace, from, to }
  return { is: 'aim', aim, isAt: true, from, to }
}

// Of a pace per kilometre or mile.
const LEAST_MINUTES = 3
