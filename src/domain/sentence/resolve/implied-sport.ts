import { type SportId, sports } from '../../sports/registry.ts'
import type { Mention, MentionOf } from '../mention.ts'
import { poolSport } from '../readers/figures/pools.ts'
import type { Amount } from '../tokens/amounts.ts'
import { BREATH_HELD } from '../tokens/words/unsupported-words.ts'
import { hasRacePaces, onlySportFor, powerSport } from './session-type.ts'
import { isKick } from './swim-letters.ts'

export function impliedBy(mention: Mention, text: string): SportId | undefined {
  if (/\bftp\b/i.test(text)) return powerSport
  switch (mention.kind) {
    case 'power':
      return powerSport
    case 'metric':
      return mention.metric === 'power' ? powerSport : undefined
    case 'pace':
      if (mention.label === 'css' || mention.per?.startsWith('100')) return poolSport
      return mention.per || mention.label === 'threshold' ? sports.find(hasRacePaces)?.id : undefined
    case 'pool':
      return poolSport
    case 'strides':
      return sports.find(({ hasStrides }) => hasStrides)?.id
    case 'amount':
      if (mention.isAimed && mention.amount.kind === 'bare' && mention.amount.value >= MIN_WATTS) return powerSport
      return mention.pool !== undefined || isOfPool(mention.amount) ? poolSport : undefined
    case 'warm-up or cool-down':
      return mention.amount && isOfPool(mention.amount) ? poolSport : undefined
    case 'set':
      if (isOfPool(mention.bout) || isKick(mention.bout, text)) return poolSport
      return (RUN.test(text) && /\bwalk/i.test(text)) || /\byasso/i.test(text)
        ? sports.find(hasRacePaces)?.id
        : undefined
    case 'cadence':
      return /rpm\b/i.test(text) ? powerSport : undefined
    case 'unsupported':
      if (mention.sentence === BREATH_HELD) return poolSport
      if (/\bcss test/i.test(text)) return poolSport
      if (/^parkrun/i.test(text)) return sports.find(hasRacePaces)?.id
      return /w ?\/ ?kg/i.test(text) ? powerSport : undefined
    case 'percent':
      return mention.of === 'power' || isOfPower(mention) ? powerSport : undefined
    case 'targets':
      return mention.targets.some(({ kind }) => kind === 'power') ? powerSport : undefined
    case 'unit':
      return mention.unit === 'yards' ? poolSport : undefined
    case 'over-under':
      return mention.under.percent !== undefined ? powerSport : undefined
    case 'split':
      return mention.isManner ? undefined : poolSport
    case 'detail':
    case 'offset':
      return poolSport
    case 'classic':
      if (mention.name === 'tabata') return undefined
      return mention.name === 'ronnestad' ? powerSport : sports.find(hasRacePaces)?.id
    default:
      return onlySportFor(mention)
  }
}

/** Percents that no pace is trained at: below a jog, or far above threshold (our choice). */
function isOfPower({ of, low, high }: MentionOf<'percent'>): boolean {
  return of === undefined && (low < 68 || high > MOST_OF_PACE)
}

// Of threshold pace: no bout of a minute is run faster (our choice).
const MOST_OF_PACE = 112

// "8 x (1 min run, 2 min walk)"
const RUN = /\b(?:run|jog)(?:ning|ging)?\b/i

function isOfPool(amount: Amount): boolean {
  return amount.kind === 'lengths' || (amount.kind === 'distance' && amount.unit === 'yards')
}

// "3x8 @ 280": a target as high as this is in watts, neither a pace nor a length (our choice).
const MIN_WATTS = 150
