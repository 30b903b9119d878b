import { referenceOf } from '../../generator/request/reference.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import { formatPace } from '../../units/pace.ts'
import type { Asked } from '../result.ts'
import type { Phrase, PhraseOf } from './phrase.ts'

export type OwnThreshold = Omit<PhraseOf<'reference'>, 'is'>

/** "FTP 250", "threshold pace 4:10/km" between signs: the athlete's own threshold, which is no target by itself. */
export function findOwnThreshold(phrases: readonly Phrase[], text: string): Phrase[] {
  const read: Phrase[] = []
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    const before = read.at(-1)
    const found =
      isLoose(before) || before?.is === 'sport' || isEqualSign(phrases[at + 1], text)
        ? (thresholdAt(phrases, at, text) ?? wattsBefore(phrases, at, text))
        : undefined
    if (found) {
      read.push(found.phrase)
      at = found.last
    } else read.push(phrase)
  }
  return read
}

function thresholdAt(
  phrases: readonly Phrase[],
  at: number,
  text: string,
): { phrase: Phrase; last: number } | undefined {
  const phrase = phrases[at]
  if (phrase?.is !== 'aim' || phrase.aim.kind !== 'effort' || phrase.aim.name !== 'threshold') return undefined
  const words = text.slice(phrase.from, phrase.to).toLowerCase()
  let next = at + 1
  while (phrases[next]?.is === 'filler' || isLink(phrases[next])) next += 1
  const figure = phrases[next]
  if (!figure || !isLoose(phrases[next + 1])) return undefined
  const span = { from: phrase.from, to: figure.to }
  if (/ftp|power/.test(words)) {
    const watts = wattsOf(figure)
    return watts === undefined ? undefined : { phrase: { is: 'reference', watts, ...span }, last: next }
  }
  const pace = /pace/.test(words) ? paceOf(figure) : undefined
  return pace && { phrase: { is: 'reference', ...pace, ...span }, last: next }
}

/** "250w ftp" */
function wattsBefore(
  phrases: readonly Phrase[],
  at: number,
  text: string,
): { phrase: Phrase; last: number } | undefined {
  const [figure, name] = [phrases[at], phrases[at + 1]]
  if (figure?.is !== 'aim' || figure.aim.kind !== 'power' || figure.aim.low !== figure.aim.high) return undefined
  if (name?.is !== 'aim' || !/^ftp$/i.test(text.slice(name.from, name.to))) return undefined
  return { phrase: { is: 'reference', watts: figure.aim.low, from: figure.from, to: name.to }, last: at + 1 }
}

function isLink(phrase: Phrase | undefined): boolean {
  return phrase?.is === 'mark' && (phrase.mark === 'as' || phrase.mark === 'of' || phrase.mark === 'equal')
}

function isEqualSign(phrase: Phrase | undefined, text: string): boolean {
  return phrase?.is === 'mark' && text.slice(phrase.from, phrase.to) === '='
}

/** Whether nothing but a sign or a bracket stands there. */
function isLoose(phrase: Phrase | undefined): boolean {
  return (
    phrase === undefined ||
    phrase.is === 'open' ||
    phrase.is === 'close' ||
    (phrase.is === 'mark' && phrase.mark === 'then') ||
    (phrase.is === 'sign' && /[,;.-]/.test(phrase.sign))
  )
}

function wattsOf(phrase: Phrase): number | undefined {
  if (phrase.is === 'aim' && phrase.aim.kind === 'power' && phrase.aim.low === phrase.aim.high) return phrase.aim.low
  if (phrase.is !== 'length' || phrase.length.unit || phrase.length.clock || phrase.length.isLow) return undefined
  return phrase.length.value >= LEAST_WATTS ? phrase.length.value : undefined
}

function paceOf(phrase: Phrase): { seconds: number; per?: 'km' | 'mile' } | undefined {
  if (
    phrase.is === 'aim' &&
    phrase.aim.kind === 'pace' &&
    phrase.aim.low === phrase.aim.high &&
    phrase.aim.per !== '100'
  )
    return { seconds: phrase.aim.low, ...(phrase.aim.per ? { per: phrase.aim.per } : {}) }
  if (phrase.is !== 'length' || phrase.length.clock?.length !== 2) return undefined
  const [minutes = 0, seconds = 0] = phrase.length.clock
  return { seconds: minutes * 60 + seconds }
}

/** The threshold in the unit of the sport, and the fields that hold it; undefined where it is none of the sport. */
export function askForThreshold(
  { seconds, watts, per }: OwnThreshold,
  sport: SportId,
  isInMiles: boolean,
): { own: number; asked: Pick<Asked, 'referenceValue' | 'referenceUnit' | 'workoutMetric'> } | undefined {
  const { reference, inPool } = sportOf(sport)
  const workoutMetric = reference.metric
  const asked =
    watts !== undefined
      ? { referenceValue: watts, workoutMetric }
      : {
          referenceValue: formatPace(seconds ?? 0),
          referenceUnit: inPool
            ? isInMiles
              ? ('yards' as const)
              : ('meters' as const)
            : (per ?? (isInMiles ? 'mile' : 'km')) === 'mile'
              ? ('miles' as const)
              : ('kilometers' as const),
          workoutMetric,
        }
  if ((watts === undefined) === (workoutMetric === 'power')) return undefined
  const own = referenceOf({ sport, ...asked })
  return typeof own === 'number' ? { own, asked } : undefined
}

const LEAST_WATTS = 80
