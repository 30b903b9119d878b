import { type SportId, sportOf } from '../../sports/registry.ts'
import { toMetres } from '../../units/distance.ts'
import type { Mention } from '../readers/mention.ts'
import type { Amount } from '../tokens/amounts.ts'
import type { Ruler } from './measure.ts'

type SendOff = Extract<Mention, { kind: 'send-off' }>

/** The mentions as the sport has them: what a figure without a unit, or a bare clock time, can only mean there. */
export function reread(mentions: readonly Mention[], { sport }: Ruler): Mention[] {
  const { reference } = sportOf(sport)
  const hasLength = mentions.some(
    (one) => one.kind === 'amount' && one.amount.kind !== 'clock' && one.amount.kind !== 'bare',
  )
  const hasSet = mentions.some(({ kind }) => kind === 'set')
  return mentions.map((mention, at): Mention => {
    if (mention.kind === 'send-off') return paceOfBout(mention, mentions, sport) ?? sendOff(mention, sport)
    if (mention.kind !== 'amount') return mention
    const { from, to, amount, isAimed } = mention
    if (amount.kind === 'bare') {
      // "3x8 @ 280"
      if (isAimed && reference.metric === 'power' && amount.value >= 80)
        return { kind: 'power', watts: amount.value, isLabelled: false, isAimed: true, from, to }
      if (sport === 'cycling' && hasSet && isWatts(amount.value, hasLength))
        return { kind: 'power', watts: amount.value, isLabelled: false, from, to }
      const unit = beside(mentions, mention, amount.value)
      if (unit) return { ...mention, amount: unit }
      return isAimed || isOfSomething(mentions, at) ? { kind: 'unknown', from, to } : mention
    }
    // "10 km tempo, 4:30": beside a length, minutes and seconds are a pace.
    if (amount.kind !== 'clock' || reference.metric !== 'pace' || !(hasLength || isAimed)) return mention
    const [minutes = 0, seconds = 0, third] = amount.parts
    return third === undefined && minutes < 15
      ? { kind: 'pace', seconds: minutes * 60 + seconds, per: undefined, isAimed: isAimed === true, from, to }
      : mention
  })
}

// Of a ride that has its set and its length a third figure is the FTP: "2x15 bike 75 mins 280".
// Without a length it might be minutes up to some three hours.
function isWatts(value: number, hasLength: boolean): boolean {
  return value >= (hasLength ? 150 : 200) && value <= 450
}

/** On foot `@ 4:00` is the pace of the bouts; in a pool it might as well be when the next one starts. */
function sendOff(mention: SendOff, sport: SportId): Mention {
  const { amount, isAimed, from, to } = mention
  const seconds = amount.kind === 'clock' ? (amount.parts[0] ?? 0) * 60 + (amount.parts[1] ?? 0) : 0
  const { reference, inPool } = sportOf(sport)
  if (!inPool && amount.kind !== 'clock') return { kind: 'rest', rest: amount, from, to }
  if (isAimed && !inPool && reference.metric === 'pace' && seconds > 0)
    return { kind: 'pace', seconds, per: undefined, isAimed, from, to }
  return { kind: 'unsupported', sentence: inPool ? SEND_OFF : 'Say how long to rest, such as "90s rest".', from, to }
}

/**
 * "6x800 in 2:40": the pace of bouts that take so long each; on foot `@ 2:40` as well, where nobody runs a kilometre as
 * fast.
 */
function paceOfBout(
  { amount, isAimed, isOfBout, from, to }: SendOff,
  mentions: readonly Mention[],
  sport: SportId,
): Mention | undefined {
  const { reference, inPool } = sportOf(sport)
  const metres = metresOf(mentions.find((one) => one.kind === 'set')?.bout)
  if (amount.kind !== 'clock' || reference.metric !== 'pace' || !metres) return undefined
  const seconds = (amount.parts[0] ?? 0) * 60 + (amount.parts[1] ?? 0)
  const isTooFast = isAimed && !inPool && seconds < FASTEST_KILOMETRE && metres < 1000
  if (!isOfBout && !isTooFast) return undefined
  const perMetre = seconds / metres
  return inPool
    ? { kind: 'pace', seconds: Math.round(perMetre * 100), per: '100', isAimed: true, from, to }
    : { kind: 'pace', seconds: Math.round(perMetre * 1000), per: 'km', isAimed: true, from, to }
}

const FASTEST_KILOMETRE = 170

/** Of a pool the unit is the same for the bout and for its hundred. */
function metresOf(bout: Amount | undefined): number {
  if (!bout || bout.kind === 'time' || bout.kind === 'clock') return 0
  if (bout.kind !== 'distance') return bout.value >= 25 ? bout.value : 0
  return bout.unit === 'yards' ? bout.value : toMetres(bout.value, bout.unit)
}

const SEND_OFF = 'A send-off cannot be asked for here: say a rest, such as "20s rest", or a pace, such as "css 1:45".'

/** "8 miles with 4 at tempo": the other figure's unit, where that is the greater. */
function beside(mentions: readonly Mention[], own: Mention, value: number): Amount | undefined {
  for (const mention of mentions) {
    if (mention === own || mention.kind !== 'amount') continue
    const { amount } = mention
    if (amount.kind === 'distance' && amount.value > value) return { ...amount, value }
    if (amount.kind === 'time' && amount.seconds > value * 60) return { kind: 'time', seconds: value * 60 }
  }
  return undefined
}

/** "3 friends", "my 2 dogs": a figure of something nobody here knows. */
function isOfSomething(mentions: readonly Mention[], at: number): boolean {
  return mentions[at + 1]?.kind === 'unknown'
}
