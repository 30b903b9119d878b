import type { Phrase } from './phrase.ts'

/** Puts what is done first in front, where words tell that it is: "8 x 10 s uphill after 6 mi easy", "3x1 mile, 2 mi easy before". */
export function putFirst(phrases: readonly Phrase[]): Phrase[] {
  const first = splitAfter(phrases) ?? pullOpening(phrases)
  return first ?? [...phrases]
}

/** "3x10 tempo, after 15 easy, 10 cool-down": a plain stretch between signs comes first. */
function pullOpening(phrases: readonly Phrase[]): Phrase[] | undefined {
  const at = phrases.findIndex((one) => one.is === 'mark' && one.mark === 'after')
  const [sign, mark] = [phrases[at - 1], phrases[at]]
  const isSet = phrases.slice(0, at).some(({ is }) => is === 'count')
  if (sign?.is !== 'sign' || !mark || !isSet) return undefined
  const end = phrases.findIndex((one, index) => index > at && one.is === 'sign')
  const behind = phrases.slice(at + 1, end < 0 ? undefined : end)
  const isPlain =
    behind[0]?.is === 'length' &&
    behind.slice(1).every(({ is }) => is === 'filler' || is === 'aim' || is === 'change' || is === 'sport')
  if (!isPlain || end < 0 || behind.length < 2) return undefined
  const then: Phrase = { is: 'mark', mark: 'then', from: mark.from, to: mark.to }
  // "after 15 building": the warm-up.
  const isRising = behind.some(({ is }) => is === 'change') && !behind.some(({ is }) => is === 'aim')
  const role: Phrase[] = isRising ? [{ is: 'role', role: 'warmup', from: mark.from, to: mark.to }] : []
  return [...behind, ...role, then, ...phrases.slice(0, at - 1), ...phrases.slice(end)]
}

/** "A after B" with a plain stretch B at the end of the sentence: B, then A. */
function splitAfter(phrases: readonly Phrase[]): Phrase[] | undefined {
  const at = phrases.findIndex((one) => one.is === 'mark' && one.mark === 'after')
  const mark = phrases[at]
  if (at < 1 || !mark) return undefined
  const [before, behind] = [phrases.slice(0, at), phrases.slice(at + 1)]
  const isStretch =
    behind[0]?.is === 'length' ||
    behind[0]?.is === 'sport' ||
    (behind[0]?.is === 'rest' && behind[0].rest.length !== undefined && !behind[0].isSure)
  const isPlain = behind.every(
    (one) =>
      one.is === 'length' ||
      one.is === 'sport' ||
      one.is === 'filler' ||
      one.is === 'rest' ||
      one.is === 'rest word' ||
      (one.is === 'aim' && !one.isAt),
  )
  if (!isStretch || !isPlain || behind.filter((one) => one.is === 'length' || one.is === 'rest').length !== 1)
    return undefined
  if (!before.some((one) => ['count', 'rungs', 'session', 'pair'].includes(one.is))) return undefined
  const last = before.at(-1)
  const own = last?.is === 'sign' ? before.slice(0, -1) : before
  const then: Phrase = { is: 'mark', mark: 'then', from: mark.from, to: mark.to }
  // "4x4 min hard, then 2x10 min after 10 easy": before the part that is added.
  const added = own.findLastIndex(
    (one, index) =>
      index > 0 &&
      ((one.is === 'mark' && (one.mark === 'then' || one.mark === 'plus')) ||
        (one.is === 'sign' && (one.sign === '+' || one.sign === ';' || one.sign === '.'))),
  )
  if (added > 0) return [...own.slice(0, added), then, ...behind, then, ...own.slice(added + 1)]
  return [...behind, then, ...own]
}
