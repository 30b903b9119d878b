import type { Length } from './part.ts'
import type { Phrase } from './phrase.ts'

/** Time on as a bout, time off as its rest: "10 x 1 min on 1 min off", "30 on / 30 off x 12". */
export function pairOnAndOff(phrases: readonly Phrase[]): Phrase[] {
  const paired: Phrase[] = []
  for (let at = 0; at < phrases.length; ) {
    const pair = pairAt(phrases, at)
    if (!pair) {
      paired.push(phrases[at] as Phrase)
      at += 1
      continue
    }
    const behind = phrases[pair.next]
    const isCounted = paired.at(-1)?.is === 'count'
    if (!isCounted && behind?.is === 'count' && behind.isBehind) {
      paired.push({ ...behind, isBehind: false }, ...pair.phrases)
      at = pair.next + 1
    } else {
      paired.push(...pair.phrases)
      at = pair.next
    }
  }
  return paired
}

function pairAt(phrases: readonly Phrase[], at: number): { phrases: Phrase[]; next: number } | undefined {
  const on = phrases[at]
  if (on?.is !== 'length' || !isTime(on.length)) return undefined
  const [mark, sign] = [phrases[at + 1], phrases[at + 2]]
  if (mark?.is !== 'mark' || mark.mark !== 'on') return undefined
  const isSign = sign?.is === 'sign' || (sign?.is === 'mark' && (sign.mark === 'and' || sign.mark === 'then'))
  const index = isSign ? at + 3 : at + 2
  const [off, end] = [phrases[index], phrases[index + 1]]
  // "1 min on, 1 off": the second one with its send-off mark.
  const length = off?.is === 'length' || off?.is === 'send-off' ? off.length : undefined
  if (!length || !isTime(length) || end?.is !== 'mark' || end.mark !== 'off') return undefined
  if (phrases[index + 2]?.is === 'length') return undefined
  const [bout, rest] = withUnits(on.length, length)
  const span = { from: rest.from, to: end.to }
  return {
    phrases: [
      { is: 'length', length: bout, from: bout.from, to: mark.to },
      { is: 'rest', rest: { ...span, length: rest, manner: 'jog', aims: [] }, isSure: true, ...span },
    ],
    next: index + 2,
  }
}

function withUnits(on: Length, off: Length): [Length, Length] {
  const unit = on.unit ?? off.unit ?? (on.value >= LEAST_SECONDS && off.value >= LEAST_SECONDS ? 's' : 'min')
  return [on, off].map((one) => (one.unit || one.clock ? one : { ...one, unit })) as [Length, Length]
}

// Bare figures from here on are seconds.
const LEAST_SECONDS = 10

function isTime({ unit, value, clock }: Length): boolean {
  if (clock || unit === 's' || unit === 'min') return true
  if (unit === 'm') return value <= 10
  return unit === undefined && value <= 90
}
