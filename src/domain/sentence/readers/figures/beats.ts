import type { Reader } from '../../mention.ts'
import { hasUnit } from '../../tokens/amounts.ts'
import { indexList, matchPhrase, skip } from '../../tokens/phrases.ts'
import { readAmount } from '../../tokens/read-amount.ts'
import { startingWith } from '../../tokens/starting-with.ts'
import { textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'
import { boundOfEffort, readBound } from './bounds.ts'
import { aFigure, readFigures } from './ranges.ts'

/** Beats a minute: "150 bpm", "140-150bpm", "hr 145", "heart rate under 140". The athlete's own heart rates are none. */
export const readBeats: Reader = startingWith(
  () => [aFigure, names.keys(), ownRates.keys()],
  (tokens, at, before) => {
    const own = matchPhrase(tokens, at, ownRates)
    if (own) {
      const figure = readFigures(tokens, skip(tokens, own.next, links, { most: 2 }))
      return figure && { value: { kind: 'unsupported', sentence: OWN }, next: endOfMaximum(tokens, figure.next) }
    }
    const named = matchPhrase(tokens, at, names)
    const bound = named && readBound(tokens, skip(tokens, named.next, wishes, { most: 3 }))
    const start = named ? skip(tokens, bound?.next ?? named.next, links, { most: 2 }) : at
    const figures = readFigures(tokens, start)
    if (!figures) return undefined
    const unit = matchPhrase(tokens, figures.next, units) ?? (named ? undefined : nameBehind(tokens, figures))
    // "hr 45min" is by heart rate, for 45 minutes.
    // "by HR: 15 min <130, 30 min 150-158"
    if (!unit && !named && isBareRange(tokens, figures, before))
      return { value: { kind: 'beats', ...figures.value }, next: figures.next }
    if (!unit && (!named || isLength(tokens, start) || tokens[figures.next]?.text === '%')) return undefined
    if (!isRate(figures.value))
      return { value: { kind: 'unsupported', sentence: NO_RATE }, next: unit?.next ?? figures.next }
    const words = tokens.slice(named?.next, bound?.next).map(({ text }) => text)
    const limit = bound ? { bound: boundOfEffort(bound.value, words.join(' ')) } : {}
    const value = { kind: 'beats', ...figures.value, ...limit } as const
    return { value, next: unit?.next ?? figures.next }
  },
)

/** The index behind a maximum that follows another own rate: "resting HR 48, max 186". */
function endOfMaximum(tokens: Parameters<Reader>[0], at: number): number {
  const start = skip(tokens, at, joints)
  const figure = start > at && textAt(tokens, start) === 'max' ? readFigures(tokens, start + 1) : undefined
  return figure && isRate(figure.value) ? figure.next : at
}

/** The "hr" of "40 min at 145 hr": that many hours nobody trains. In "75 hr 140" it is of the figure behind it. */
function nameBehind(
  tokens: Parameters<Reader>[0],
  figures: NonNullable<ReturnType<typeof readFigures>>,
): ReturnType<typeof matchPhrase> {
  const name = isRate(figures.value) ? matchPhrase(tokens, figures.next, names) : undefined
  if (!name) return undefined
  const behind = skip(tokens, name.next, links, { most: 2 })
  return readBound(tokens, behind) || readFigures(tokens, behind) ? undefined : name
}

/** Whether a range behind a length is of beats, in a session that is by heart rate. */
function isBareRange(
  tokens: Parameters<Reader>[0],
  { value: { low, high }, next }: NonNullable<ReturnType<typeof readFigures>>,
  before: Parameters<Reader>[2],
): boolean {
  if (low >= high || low < MIN_BARE_RATE || !isRate({ low, high })) return false
  const isByPulse = before.some((one) => one.kind === 'metric' && one.metric === 'heartrate')
  const length = before.findLast(({ kind }) => kind !== 'filler')
  const isBehindLength = length?.kind === 'set' || (length?.kind === 'amount' && hasUnit(length.amount))
  const isBare = !signs.has(textAt(tokens, next)) && unitWords[textAt(tokens, next)] === undefined
  return isByPulse && isBehindLength && isBare
}

// A smaller figure without a unit may be a length (our choice).
const MIN_BARE_RATE = 90
const signs = new Set(['%', 'w', 'watts', 'rpm', 'x', '*', '/'])

function isLength(tokens: Parameters<Reader>[0], at: number): boolean {
  const amount = readAmount(tokens, at)?.value
  return amount !== undefined && amount.kind !== 'bare'
}

function isRate({ low, high }: { low: number; high: number }): boolean {
  return Number.isInteger(low) && Number.isInteger(high) && low >= MIN_RATE && high <= MAX_RATE
}

// Our choice: nobody trains outside of these.
const MIN_RATE = 60
const MAX_RATE = 220

const NO_RATE = `A heart rate is a whole number from ${MIN_RATE} to ${MAX_RATE} beats a minute.`
const OWN = 'Your own heart rates belong in your profile. For a limit write, for example, heart rate under 150.'
const units = indexList('bpm,bpms,beats,beats per minute,b / min,beats a minute')
const names = indexList('hr,heart rate,heartrate,pulse')
const ownRates = indexList(
  'max hr,max heart rate,hr max,hrmax,mhr,maximum heart rate,lthr,threshold hr,lt hr,resting hr,resting heart rate,resting pulse,rhr,threshold heart rate',
)
const linkWords = ['of', 'is', '=', ':', 'at', '@', 'about', 'around', '~', 'between']
const joints = new Set([',', 'and', '/'])
const links = new Set(linkWords)
/** What stands between a heart rate and its limit: "HR should stay under 150". */
const wishes = new Set([...linkWords, 'should', 'must', 'to', 'stay', 'stays', 'keep', 'kept', 'be', 'remain'])
