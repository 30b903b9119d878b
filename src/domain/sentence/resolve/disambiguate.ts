import { type SportId, sportOf } from '../../sports/registry.ts'
import { toMetres } from '../../units/distance.ts'
import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { type Amount, hasUnit, secondsOfClock } from '../tokens/amounts.ts'
import type { SportContext } from './measure.ts'

/** The mentions, with figures without a unit and clock times replaced by what they mean in the sport. */
export function disambiguate(mentions: readonly Mention[], { sport }: SportContext): Mention[] {
  const { reference } = sportOf(sport)
  const hasLength = mentionsOf('amount', mentions).some(({ amount }) => hasUnit(amount))
  const hasSet = mentionsOf('set', mentions).length > 0
  return mentions.map((mention, at): Mention => {
    if (mention.kind === 'send-off') return toPaceOfBout(mention, mentions, sport) ?? resolveSendOff(mention, sport)
    if (mention.kind !== 'amount') return mention
    const { from, to, amount, isAimed } = mention
    if (amount.kind === 'bare') {
      // "3x8 @ 280"
      const isPower = isAimed ? amount.value >= 80 : hasSet && isWatts(amount.value, hasLength)
      if (isPower && reference.metric === 'power')
        return { kind: 'power', watts: amount.value, isLabelled: false, isAimed: isAimed === true, from, to }
      const unit = inUnitOfAnother(mentions, mention, amount.value)
      if (unit) return { ...mention, amount: unit }
      // "3 friends", "my 2 dogs": the figure counts an unknown word.
      return isAimed || mentions[at + 1]?.kind === 'unknown' ? { kind: 'unknown', from, to } : mention
    }
    // "10 km tempo, 4:30": beside a length, minutes and seconds are a pace.
    if (amount.kind !== 'clock' || reference.metric !== 'pace' || !(hasLength || isAimed)) return mention
    const [minutes = 0, , hours] = amount.parts
    return hours === undefined && minutes < 15
      ? { kind: 'pace', seconds: secondsOfClock(amount.parts), per: undefined, isAimed: isAimed === true, from, to }
      : mention
  })
}

// The third figure of a ride with a set and a length is the FTP: "2x15 bike 75 mins 280". Without a length, a figure
// below 200 can be minutes.
function isWatts(value: number, hasLength: boolean): boolean {
  return value >= (hasLength ? 150 : 200) && value <= 450
}

/** On foot `@ 4:00` is the pace of the bouts; in a pool it is not read, as it can be a send-off as well. */
function resolveSendOff(mention: MentionOf<'send-off'>, sport: SportId): Mention {
  const { amount, isAimed, from, to } = mention
  const seconds = amount.kind === 'clock' ? secondsOfClock(amount.parts) : 0
  const { reference, inPool } = sportOf(sport)
  if (!inPool && amount.kind !== 'clock') return { kind: 'rest', rest: amount, from, to }
  if (isAimed && !inPool && reference.metric === 'pace' && seconds > 0)
    return { kind: 'pace', seconds, per: undefined, isAimed, from, to }
  return { kind: 'unsupported', sentence: inPool ? SEND_OFF : 'Say how long to rest, such as "90s rest".', from, to }
}

/**
 * The pace of bouts whose time is given: "6x800 in 2:40". On foot `@ 2:40` means the same if no kilometre is run as fast.
 */
function toPaceOfBout(
  { amount, isAimed, isOfBout, from, to }: MentionOf<'send-off'>,
  mentions: readonly Mention[],
  sport: SportId,
): Mention | undefined {
  const { reference, inPool } = sportOf(sport)
  const metres = metresOf(mentionsOf('set', mentions)[0]?.bout)
  if (amount.kind !== 'clock' || reference.metric !== 'pace' || !metres) return undefined
  const seconds = secondsOfClock(amount.parts)
  const isTooFast = isAimed && !inPool && seconds < MIN_KILOMETRE_SECONDS && metres < 1000
  if (!isOfBout && !isTooFast) return undefined
  const [per, length] = inPool ? (['100', 100] as const) : (['km', 1000] as const)
  return { kind: 'pace', seconds: Math.round((seconds / metres) * length), per, isAimed: true, from, to }
}

// A kilometre in 2:50 (our choice).
const MIN_KILOMETRE_SECONDS = 170

/** The bout's distance in metres; yards stay yards, as a swim's pace is per 100 of the same unit. */
function metresOf(bout: Amount | undefined): number {
  if (!bout || bout.kind === 'time' || bout.kind === 'clock') return 0
  if (bout.kind !== 'distance') return bout.value >= 25 ? bout.value : 0
  return bout.unit === 'yards' ? bout.value : toMetres(bout.value, bout.unit)
}

const SEND_OFF = 'A send-off cannot be asked for here: say a rest, such as "20s rest", or a pace, such as "css 1:45".'

/** A bare figure in the unit of a greater amount: "8 miles with 4 at tempo". */
function inUnitOfAnother(mentions: readonly Mention[], own: Mention, value: number): Amount | undefined {
  for (const mention of mentionsOf('amount', mentions)) {
    const { amount } = mention
    if (mention === own) continue
    if (amount.kind === 'distance' && amount.value > value) return { ...amount, value }
    if (amount.kind === 'time' && amount.seconds > value * 60) return { kind: 'time', seconds: value * 60 }
  }
  return undefined
}
