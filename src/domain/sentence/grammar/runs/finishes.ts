import type { Aim, Length } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'

/** How a run ends, within its length: "5 miles with a fast finish", "10k easy run, finish with 3k at tempo", "15 @ end in z3". */
export function placeFinishes(phrases: readonly Phrase[], text: string): Phrase[] {
  return withinRun(fastFinish(atEnd(phrases, text), text), text)
}

/** "15 min @ end": a place, and no aim of endurance. */
function atEnd(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.flatMap((one, at): Phrase[] => {
    const [before, next] = [phrases[at - 1], phrases[at + 1]]
    const isEnd = (phrase: Phrase | undefined) => phrase?.is === 'aim' && wordOf(phrase, text) === 'end'
    if (isEnd(one) && isMark(before, 'at')) return [{ is: 'mark', mark: 'end', from: one.from, to: one.to }]
    return isMark(one, 'at') && isEnd(next) ? [] : [one]
  })
}

/** "with a fast finish": how long it is, is not said. */
function fastFinish(phrases: readonly Phrase[], text: string): Phrase[] {
  const at = phrases.findIndex(
    (one, index) =>
      one.is === 'aim' &&
      !one.isAt &&
      one.aim.kind === 'effort' &&
      FAST.has(one.aim.name) &&
      (isMark(phrases[index + 1], 'end') || isMark(phrases[index + 1], 'then')) &&
      (phrases[index + 2] === undefined || phrases[index + 2]?.is === 'sign') &&
      /^finish/.test(wordOf(phrases[index + 1] as Phrase, text)),
  )
  const [aim, end] = [phrases[at], phrases[at + 1]]
  if (at < 1 || !aim || !end) return [...phrases]
  const whole = phrases.find((one): one is PhraseOf<'length'> => one.is === 'length')
  const isProgression = phrases.some((one) => one.is === 'session' && one.session === 'progression')
  const isAlone = phrases
    .slice(0, at)
    .every(({ is }) => ['length', 'sport', 'filler', 'mark', 'aim', 'session', 'sign'].includes(is))
  const span = { from: aim.from, to: end.to }
  if (isProgression) return [...phrases.slice(0, at), { is: 'filler', ...span }, ...phrases.slice(at + 2)]
  const length = whole && isAlone ? lengthOfFinish(whole.length, span) : undefined
  if (!length) return [...phrases.slice(0, at), { is: 'unknown', ...span }, ...phrases.slice(at + 2)]
  const last = phrases.findLastIndex(({ is }, index) => index < at && is !== 'filler' && is !== 'mark')
  const before = phrases.slice(0, last + 1)
  const tempo: Aim = { kind: 'effort', name: 'tempo', ...span }
  return [
    ...before,
    { is: 'sign', sign: ',', ...span },
    { is: 'mark', mark: 'last', ...span },
    { is: 'length', length, ...span },
    { is: 'aim', aim: tempo, isAt: false, ...span },
    ...phrases.slice(at + 2),
  ]
}

const FAST = new Set(['fast', 'hard', 'max', 'tempo', 'sprint'])

/** The last mile, 2 km or 10 min of a run that is at least three times as long (our choice). */
function lengthOfFinish({ unit, value, clock }: Length, span: { from: number; to: number }): Length | undefined {
  if (clock) return undefined
  const own = unit === 'mi' ? 1 : unit === 'km' ? 2 : unit === 'min' ? 10 : unit === 'h' ? 1 / 6 : undefined
  return own !== undefined && value >= own * 3
    ? { value: unit === 'h' ? 10 : own, unit: unit === 'h' ? 'min' : unit, ...span }
    : undefined
}

/** "10k easy run, finish with 3k at tempo": the last 3k of it. */
function withinRun(phrases: readonly Phrase[], text: string): Phrase[] {
  return phrases.map((one, at): Phrase => {
    const [length, ...behind] = phrases.slice(at + 1)
    const isFinish = isMark(one, 'then') && /^finish/.test(wordOf(one, text)) && length?.is === 'length'
    const before = phrases.slice(0, at)
    const isOneRun =
      before.filter(({ is }) => is === 'length').length === 1 &&
      before.some(({ is }) => is === 'sport' || is === 'session') &&
      before.every(({ is }) => is !== 'count' && is !== 'rungs' && is !== 'role')
    const aim = behind.find(({ is }) => is !== 'mark' && is !== 'filler')
    const isHard = aim?.is === 'aim' && !(aim.aim.kind === 'effort' && /^(?:easy|recovery|steady)$/.test(aim.aim.name))
    return isFinish && isOneRun && isHard ? { is: 'mark', mark: 'last', from: one.from, to: one.to } : one
  })
}

function isMark(phrase: Phrase | undefined, mark: PhraseOf<'mark'>['mark']): boolean {
  return phrase?.is === 'mark' && phrase.mark === mark
}

function wordOf({ from, to }: Phrase, text: string): string {
  return text.slice(from, to).toLowerCase()
}
