import type { Span } from '../result.ts'
import type { Phrase } from './phrase.ts'

/** Figures of which others are worked out, so that no part has them: "CSS + 5", and the 500 of "500 warm-up incl 4x50". */
export function findExplained(phrases: readonly Phrase[], text: string): Span[] {
  return phrases.flatMap((phrase, at): Span[] => {
    const { from, to } = phrase
    const isOffset =
      phrase.is === 'aim' &&
      ((phrase.aim.kind === 'css' && phrase.aim.plus !== 0) ||
        (phrase.aim.kind === 'race' && phrase.aim.plus !== undefined) ||
        // Written in percent of the heart rate at threshold; the 70.3 of a race's name.
        (phrase.aim.kind === 'percent' && (phrase.aim.of === 'maximum' || /vo2|800/i.test(text.slice(from, to)))) ||
        (phrase.aim.kind === 'race' && phrase.aim.share !== undefined) ||
        phrase.aim.step !== undefined ||
        (phrase.aim.kind === 'effort' && phrase.aim.name === 'half ironman'))
    const isDivided = phrase.is === 'length' && isEndInPieces(phrases, at)
    // A note is kept as it is, and a send-off on land becomes a rest.
    const isNote = (phrase.is === 'detail' && phrase.detail.note !== undefined) || phrase.is === 'send-off'
    // "4x1000 in 3:40 off 4:30": a rest is what is left of it.
    const before = phrases[at - 1]
    const isStart =
      phrase.is === 'length' && phrase.length.clock !== undefined && before?.is === 'mark' && before.mark === 'off'
    // "70.3 rehearsal"
    const isName = phrase.is === 'filler' && text.startsWith('70.3', from)
    return isName || isNote || isStart || isOffset || isDivided || isWorkedOut(phrases, at, text) ? [{ from, to }] : []
  })
}

/** Figures that are put together to a pace, a time or a note: "at 21 min 5k pace", "@ 215", "500 m up". */
export function findRewritten(said: readonly Phrase[], read: readonly Phrase[]): Span[] {
  const isNew = (one: Phrase) => !said.includes(one)
  return read.filter(isNew).flatMap((one): Span[] => {
    const isPace = one.is === 'aim' && (one.aim.kind === 'pace' || one.aim.kind === 'time')
    const isNote = one.is === 'detail' && one.detail.note !== undefined
    return isPace || isNote ? [{ from: one.from, to: one.to }] : []
  })
}

/** "10 s per 50", "@ 1:40 base": so much for each of the lengths; "12x100 descend 1-4 x3": within the set. */
function isWorkedOut(phrases: readonly Phrase[], at: number, text: string): boolean {
  const [phrase, before] = [phrases[at], phrases[at - 1]]
  if (phrase?.is === 'count')
    return (
      phrase.isBehind && before?.is === 'detail' && /\bdesc\w* \d+ ?- ?\d+$/i.test(text.slice(before.from, before.to))
    )
  if (phrase?.is !== 'length' && phrase?.is !== 'rest' && phrase?.is !== 'aim') return false
  let next = at + 1
  while (isBetween(phrases[next])) next += 1
  const behind = phrases[next]
  if (/^base$/i.test(text.slice(behind?.from, behind?.to))) return next === at + 1
  const far = behind?.is === 'length' ? behind.length : undefined
  return next > at + 1 && phrase.is !== 'aim' && far !== undefined && far.value >= 25 && far.value % 25 === 0
}

function isBetween(phrase: Phrase | undefined): boolean {
  if (phrase?.is === 'filler') return true
  return phrase?.is === 'mark' && (phrase.mark === 'each' || phrase.mark === 'for' || phrase.mark === 'every')
}

/** A warm-up or a cool-down with what it is made of behind it. */
function isEndInPieces(phrases: readonly Phrase[], at: number): boolean {
  const said = phrases.slice(at + 1).filter(({ is }) => is !== 'filler')
  const next = phrases[at - 1]?.is === 'role' ? 0 : said[0]?.is === 'role' ? 1 : -1
  const mark = said[next]
  return next >= 0 && (mark?.is === 'open' || (mark?.is === 'mark' && (mark.mark === 'include' || mark.mark === 'as')))
}
