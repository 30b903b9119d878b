import { type SportId, sportOf } from '../../sports/registry.ts'
import type { Mention } from '../readers/mention.ts'
import { STROKES } from '../tokens/words/unsupported-words.ts'
import { onlySportFor, sportsFor } from './session-type.ts'
import { swumSet } from './swim-set.ts'

/** The sport of a session: said, or following from something else that was, or neither. */
export type ChosenSport =
  | { sport: SportId; from: 'said' | 'habit' }
  | { sport: SportId; from: 'inferred'; because: string }

/** The first sport that is named, else the only one that fits what is, else the athlete's own. */
export function chooseSport(mentions: readonly Mention[], sentence: string, own: SportId): ChosenSport {
  const said = mentions.find(({ kind }) => kind === 'sport')
  if (said?.kind === 'sport') return { sport: said.sport, from: 'said' }
  for (const mention of mentions) {
    const sport = impliedBy(mention, sentence.slice(mention.from, mention.to))
    if (sport) return { sport, from: 'inferred', because: because(sentence.slice(mention.from, mention.to), sport) }
  }
  const swum = mentions.find(isSwum)
  if (swum && own !== 'swimming' && sportsFor(mentions).includes('swimming'))
    return { sport: 'swimming', from: 'inferred', because: because(sentence.slice(swum.from, swum.to), 'swimming') }
  const set = swumSet(mentions, sentence)
  if (set && own !== 'swimming' && sportsFor(mentions).includes('swimming'))
    return { sport: 'swimming', from: 'inferred', because: `“${sentence.slice(set.from, set.to)}” so closely is swum.` }
  return fitting(mentions, sentence, own)
}

function impliedBy(mention: Mention, text: string): SportId | undefined {
  switch (mention.kind) {
    case 'power':
      return 'cycling'
    case 'metric':
      return mention.metric === 'power' ? 'cycling' : undefined
    case 'pace':
      if (mention.label === 'css' || mention.per?.startsWith('100')) return 'swimming'
      return mention.per || mention.label === 'threshold' ? 'running' : undefined
    case 'pool':
      return 'swimming'
    case 'strides':
      return 'running'
    case 'amount':
      if (mention.pool !== undefined) return 'swimming'
      if (mention.isAimed && mention.amount.kind === 'bare' && mention.amount.value >= LEAST_WATTS) return 'cycling'
      return mention.amount.kind === 'distance' && mention.amount.unit === 'yards' ? 'swimming' : undefined
    case 'set':
      return mention.bout.kind === 'distance' && mention.bout.unit === 'yards' ? 'swimming' : undefined
    case 'unsupported':
      if (/ftp|w ?\/ ?kg/i.test(text)) return 'cycling'
      return mention.sentence === STROKES ? 'swimming' : undefined
    default:
      return onlySportFor(mention)
  }
}

// "3x8 @ 280": neither a pace nor a length.
const LEAST_WATTS = 150

/** The athlete's own sport, or where it has no such session or no such length, the first that has. */
function fitting(mentions: readonly Mention[], sentence: string, own: SportId): ChosenSport {
  const timed = mentions.find((mention) => mention.kind === 'amount' && mention.amount.kind === 'time')
  const metred = mentions.find((mention) => mention.kind === 'set' && isInMetres(mention))
  const fits = sportsFor(mentions).filter((sport) => {
    const { durationTypes, inPool } = sportOf(sport)
    return (!timed || durationTypes.includes('time')) && (!metred || inPool || sport === 'running')
  })
  if (fits.length === 0 || fits.includes(own)) return { sport: own, from: 'habit' }
  const odd = mentions.find((mention) => !sportsFor([mention]).includes(own)) ?? timed ?? metred
  const sport = fits[0] ?? own
  const text = odd ? sentence.slice(odd.from, odd.to) : ''
  return { sport, from: 'inferred', because: `“${text}” is not asked of a ${sportOf(own).noun}.` }
}

/** A whole session in metres: runs and rides are counted in kilometres. */
function isSwum(mention: Mention): boolean {
  if (mention.kind !== 'amount') return false
  const { amount } = mention
  const metres = amount.kind === 'm' || (amount.kind === 'distance' && amount.unit === 'meters') ? amount.value : 0
  return metres >= 500 && metres <= 10_000
}

function isInMetres({ bout }: Extract<Mention, { kind: 'set' }>): boolean {
  return (
    (bout.kind === 'distance' && bout.unit === 'meters') ||
    (bout.kind !== 'time' && 'value' in bout && bout.value >= 100)
  )
}

function because(said: string, sport: SportId): string {
  return `“${said}” belongs to ${sportOf(sport).label.toLowerCase()}.`
}
