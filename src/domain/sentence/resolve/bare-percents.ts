import { sportOf } from '../../sports/registry.ts'
import type { Mention } from '../mention.ts'
import { NO_UNIT } from '../readers/ranges-of-lengths.ts'
import type { Amount } from '../tokens/amounts.ts'
import type { SportContext } from './measure.ts'

/**
 * Reads figures without a unit behind the at-sign of a ride's set as percents of FTP where they can be nothing else: "3x12 @
 * 88-92", "6x3 min @ 115", and ranges of higher ones as watts. Turns and beats a minute are as large: where they are spoken of
 * the figures are named.
 */
export function readBarePercents(mentions: readonly Mention[], sentence: string, { sport }: SportContext): Mention[] {
  const isByPower = sportOf(sport).reference.metric === 'power'
  if (!isByPower || OF_RATES.test(sentence)) return [...mentions]
  const aimed = new Map(mentions.flatMap((one) => aimedFigures(one, mentions, sentence) ?? []))
  const all = [...aimed.values()].flat()
  // "3x1 min @ 110, 3x30 s @ 130": all are of one kind.
  const ofSets = [...aimed].flatMap(([one, figures]) => (isBehindSet(one, mentions) ? figures : []))
  const isBesides =
    ofSets.length > 0
      ? Math.min(...ofSets) >= LEAST
      : mentions.some((one) => one.kind === 'percent' || isNamed(one, sentence))
  const least = isBesides ? LEAST_BESIDE : LEAST
  const sets = mentions.filter((one) => one.kind === 'set')
  const isMicro =
    sets.length > 0 && sets.every(({ bout, rest }) => isBrief(bout) || (bout.kind === 'bare' && rest !== undefined))
  const areOfThreshold =
    all.every((figure) => figure >= least && figure <= (isMicro ? MOST_OF_MICRO : MOST)) &&
    (isMicro || Math.min(...all) < LEAST_WATTS) &&
    !OF_POWER.test(sentence)
  const areWatts = !areOfThreshold && Math.min(...all) >= LEAST_WATTS && Math.max(...all) <= MOST_WATTS
  if (!areOfThreshold && !areWatts) return [...mentions]
  return mentions.map((one): Mention => {
    const figures = aimed.get(one)
    if (!figures) return one
    const { from, to } = one
    const [low, high] = [Math.min(...figures), Math.max(...figures)]
    // "3x15 @ 180-190"; a figure alone is read as one target among others.
    if (areWatts) return low < high ? { kind: 'power', watts: low, until: high, isLabelled: false, from, to } : one
    const because = `No unit was said for “${sentence.slice(from, to)}”, so percent of FTP.`
    return { kind: 'percent', low, high, of: 'power', because, from, to }
  })
}

/** The figures of a mention behind the at-sign of a set. */
function aimedFigures(
  one: Mention,
  mentions: readonly Mention[],
  sentence: string,
): [readonly [Mention, number[]]] | undefined {
  const isAimed = /(?:@|\bat)\s*$/i.test(sentence.slice(0, one.from))
  const isOfSet = isBehindSet(one, mentions)
  // "10 min @ 60, 3x8 @ 102": a stretch beside what is in percents.
  const isOfStretch = mentions.some(
    (other) =>
      other.kind === 'amount' &&
      other.amount.kind === 'time' &&
      other.to <= one.from &&
      /^\s*(?:@|at)\s*$/i.test(sentence.slice(other.to, one.from)),
  )
  const isBesides = isOfStretch && mentions.some(({ kind }) => kind === 'percent' || kind === 'set')
  const figures = figuresOf(one, sentence)
  const isTarget = isNamed(one, sentence) || (isAimed && (isOfSet || isBesides))
  return figures && isTarget ? [[one, figures]] : undefined
}

/** A range behind the name of its effort: "20 min SS 88-92", "z2 65-70". */
function isNamed({ kind, from, to }: Mention, sentence: string): boolean {
  const [low = 0, high = 0] = /^(\d+)\D+(\d+)$/.exec(sentence.slice(from, to))?.slice(1).map(Number) ?? []
  const isNarrow = high > low && high - low <= MOST_APART
  return kind === 'unsupported' && isNarrow && EFFORT_BEFORE.test(sentence.slice(0, from))
}

function isBrief(bout: Amount): boolean {
  return (
    (bout.kind === 'time' ? bout.seconds : bout.kind === 's' ? bout.value : Number.POSITIVE_INFINITY) <=
    MOST_SECONDS_OF_MICRO
  )
}

function isBehindSet({ from }: Mention, mentions: readonly Mention[]): boolean {
  return mentions.some(({ kind, to }) => (kind === 'set' || kind === 'rungs') && to <= from)
}

/** A figure or the two ends of a range; none if a unit is written. */
function figuresOf(one: Mention, sentence: string): number[] | undefined {
  const [, first, last] = /^(\d{2,3})(?:\s*[-–]\s*(\d{2,3}))?$/.exec(sentence.slice(one.from, one.to)) ?? []
  if (first === undefined) return undefined
  const isBare =
    one.kind === 'amount' ? one.amount.kind === 'bare' : one.kind === 'unsupported' && one.sentence === NO_UNIT
  return isBare ? [first, last ?? first].map(Number) : undefined
}

// From tempo to sprints, and from where on a figure alone is rather in watts (our choice).
const LEAST = 80
// Where others are in percents.
const LEAST_BESIDE = 45
const MOST = 160
const LEAST_WATTS = 120
const MOST_WATTS = 500
// Of bouts of half a minute: nobody rides them at so few watts (our choice).
const MOST_OF_MICRO = 200
const MOST_SECONDS_OF_MICRO = 60
// The ends of a range that is rather one of minutes, "z2 60-90", are farther apart (our choice).
const MOST_APART = 20
const EFFORT_BEFORE =
  /\b(?:ss|sst|sweet ?spot|tempo|thr|thresh|threshold|vo2 ?(?:max)?|endurance|z[1-7]|zone [1-7])\s*$/i
const OF_RATES = /(?:\b|\d)(?:rpm|cad\w*|turns|bpm|hr|heart|pulse)\b/i
const OF_POWER = /\bwatts?\b|\d\s?w(?:atts?)?\b(?!\s*\/|\s*\d|ith)/i
