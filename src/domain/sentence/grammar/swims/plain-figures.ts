import type { Aim, Length } from '../part.ts'
import type { Phrase } from '../phrase.ts'
import { distanceOf, isMark, lengthOf } from './lengths-of-a-swim.ts'

/** Figures as swimmers write them: "20 sprints of 25", "sixteen 25s", a ladder without signs, "4x100 w 10 s". */
export function readPlainFigures(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const [next, behind] = [phrases[at + 1], phrases[at + 2]]
    const rungs = ladderAt(phrases, at)
    if (rungs) {
      const last = rungs.at(-1)
      read.push({ is: 'rungs', lengths: rungs, from: phrase.from, to: last?.to ?? phrase.to })
      at += rungs.length - 1
      continue
    }
    const length = lengthOf(phrase)
    const before = read.at(-1)
    const isFirst = before?.is !== 'count' && !isMark(before, 'on', 'off', 'at', 'by', 'every')
    if (length && isFirst && isCount(length)) {
      const count: Phrase = {
        is: 'count',
        times: length.value,
        of: 'times',
        isBehind: false,
        from: phrase.from,
        to: phrase.to,
      }
      if (isSwim(next) && (lengthOf(next)?.unit !== undefined || behind?.is !== 'length')) {
        read.push(count)
        continue
      }
      if (next?.is === 'aim' && isMark(behind, 'of') && isSwim(phrases[at + 3])) {
        read.push(count, ...phrases.slice(at + 3, at + 4), next)
        at += 3
        continue
      }
    }
    // "100 w 10 s": with.
    if (
      phrase.is === 'aim' &&
      phrase.aim.kind === 'power' &&
      phrase.aim.low === phrase.aim.high &&
      phrase.aim.low >= 25 &&
      /\d\s*w$/i.test(text.slice(phrase.from, phrase.to))
    ) {
      const to = phrase.to - 1
      read.push(
        { is: 'length', length: { value: phrase.aim.low, from: phrase.from, to }, from: phrase.from, to },
        { is: 'mark', mark: 'with', from: to, to: phrase.to },
      )
      continue
    }
    // "100/50/50 w 10 s"
    const rungsWith = phrase.is === 'aims' ? rungsBefore(phrase.aims, text.slice(phrase.from, phrase.to)) : undefined
    if (rungsWith) {
      const to = phrase.to - 1
      read.push(
        { is: 'rungs', lengths: rungsWith, from: phrase.from, to },
        { is: 'mark', mark: 'with', from: to, to: phrase.to },
      )
      continue
    }
    const word = text.slice(phrase.from, phrase.to).toLowerCase()
    // "MS": the main set begins.
    if (phrase.is === 'unknown' && (word === 'ms' || word === 'ps')) {
      if (read.length > 0) read.push({ is: 'sign', sign: ';', from: phrase.from, to: phrase.to })
      continue
    }
    // "an extra min between sets"
    if (
      phrase.is === 'unknown' &&
      /^min(?:ute)?$/.test(word) &&
      (isMark(next, 'after', 'between', 'each') || next?.is === 'where')
    ) {
      const place = { from: phrase.from, to: phrase.to }
      read.push({ is: 'length', length: { value: 1, unit: 'min', ...place }, ...place })
      continue
    }
    // "by round": said of a list of send-offs.
    if (isMark(phrase, 'by') && isMark(next, 'sets')) {
      at += 1
      continue
    }
    if (phrase.is === 'unknown' && word === 'even' && read.some((one) => one.is === 'selector')) {
      read.push({
        is: 'selector',
        selector: { from: phrase.from, to: phrase.to, which: (one) => one % 2 === 0 },
        from: phrase.from,
        to: phrase.to,
      })
      continue
    }
    // "4x200 (15)": a rest.
    const time = lengthOf(next)
    if (
      phrase.is === 'open' &&
      time &&
      behind?.is === 'close' &&
      read.at(-2)?.is === 'count' &&
      (time.unit === undefined || time.unit === 's') &&
      time.value >= 5 &&
      time.value <= 60
    ) {
      const place = { from: phrase.from, to: behind.to }
      read.push({ is: 'rest', rest: { length: time, aims: [], ...place }, isSure: true, ...place })
      at += 2
      continue
    }
    if (isMark(phrase, 'sets') && /^set$/i.test(text.slice(phrase.from, phrase.to))) continue
    read.push(phrase)
  }
  return read
}

/** Lengths that were taken for watts because of "w" behind them. */
function rungsBefore(aims: readonly Aim[], said: string): Length[] | undefined {
  const rungs = aims.flatMap((aim): Length[] =>
    aim.kind === 'power' && aim.low === aim.high && aim.low % 25 === 0
      ? [{ value: aim.low, from: aim.from, to: aim.to }]
      : [],
  )
  return /\d\s*w$/i.test(said) && rungs.length === aims.length ? rungs : undefined
}

/** At least three lengths one behind another, without a sign: "100 200 300 200 100". */
function ladderAt(phrases: readonly Phrase[], at: number): Length[] | undefined {
  const rungs: Length[] = []
  for (let index = at; ; index += 1) {
    const length = lengthOf(phrases[index])
    if (!length || length.unit !== undefined || length.clock || length.value < 25 || length.value % 25 !== 0) break
    rungs.push(length)
  }
  return rungs.length >= 3 ? rungs : undefined
}

function isCount({ value, unit, clock }: Length): boolean {
  return unit === undefined && !clock && Number.isInteger(value) && value >= 2 && value <= 40
}

function isSwim(phrase: Phrase | undefined): boolean {
  const length = lengthOf(phrase)
  const distance = length && distanceOf(length)
  return distance !== undefined && distance % 25 === 0
}
