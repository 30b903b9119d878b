import { effortZones } from '../../sports/effort-zones.ts'
import { racePaceName } from '../../sports/races.ts'
import { type Sport, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { heartRateZoneNames } from '../../sports/zones.ts'
import { effortWords } from '../../text/grammar/effort-word.ts'
import { formatClock } from '../../text/grammar/numeral.ts'
import type { PaceUnit } from '../../units/pace.ts'
import type { Bound, Mention, MentionOf } from '../mention.ts'
import { type Part, saidOf } from '../outline/part.ts'
import type { SportContext } from '../resolve/measure.ts'
import { FIRM_RANK, findSaidTypes } from '../resolve/session-type.ts'
import type { SessionName } from '../tokens/words/session-words.ts'

/** How hard a part is, in the words of the text form, and the mentions that say so. */
export type WrittenEffort = { text: string; mentions: readonly Mention[] }

type Figure = MentionOf<'power' | 'pace' | 'percent' | 'beats' | 'offset'>

/**
 * The effort of a part: its figure, else its zone or the pace of a race, else its name. A name that only says the `type` of
 * the session is left out, and so is what the text form has no words for.
 */
export function writeEffort(
  part: Part,
  context: SportContext,
  sentence: string,
  {
    type,
    seconds,
    isWhole = true,
  }: { type?: WorkoutType | undefined; seconds?: number | undefined; isWhole?: boolean },
): WrittenEffort | undefined {
  const rated = saidOf(part, 'rated')[0]
  const felt = rated ? { text: `effort ${rated.effort}/10`, mentions: [rated] } : undefined
  const target = writeTarget(part, context, sentence, type, seconds, isWhole)
  if (!target || !felt) return target ?? felt
  return { text: `${target.text} ${felt.text}`, mentions: [...target.mentions, ...felt.mentions] }
}

function writeTarget(
  part: Part,
  context: SportContext,
  sentence: string,
  type: WorkoutType | undefined,
  seconds: number | undefined,
  isWhole: boolean,
): WrittenEffort | undefined {
  const [figure] = part.about.filter(isFigure)
  const [ramp] = saidOf(part, 'ramp')
  const direction = ramp
    ? `${ramp.ramp === 'falling' ? 'ramp down' : ramp.ramp === 'rising' ? 'ramp up' : 'ramp'} `
    : ''
  const withRamp = (text: string, mention: Mention) => ({
    text: direction + text,
    mentions: ramp ? [ramp, mention] : [mention],
  })
  if (figure) return withRamp(writeFigure(figure, context), figure)
  const [zone] = saidOf(part, 'zone')
  if (zone) return withRamp(writeZone(zone.zone, context), zone)
  const [race] = saidOf(part, 'race pace')
  if (race?.race) return { text: racePaceName(race.race), mentions: [race] }
  const isHills = ({ session }: MentionOf<'session'>) => session === 'hills'
  const sessions = saidOf(part, 'session')
  const efforts = sessions.filter((one) => !isHills(one) && findSaidTypes([one], context.sport)[0]?.type !== undefined)
  // "8x3 min uphill @ threshold": hills alone say how hard they are.
  for (const session of efforts.some((one) => findSaidTypes([one], context.sport)[0]?.rank === FIRM_RANK)
    ? efforts
    : sessions) {
    const [named] = findSaidTypes([session], context.sport)
    if (type !== undefined && named?.type === type && session.session !== 'hills') continue
    // The generator knows how hard the work of a type is.
    if (session.session === 'hard' && !isWhole) continue
    const word = sentence.slice(session.from, session.to).toLowerCase()
    const text = wordFor(session.session, word, sportOf(context.sport), seconds)
    if (text) return { text, mentions: [session] }
  }
  return undefined
}

/** The target of a recovery: its zone or its figure. */
export function writeAim(target: Mention, context: SportContext): string | undefined {
  if (target.kind === 'zone') return writeZone(target.zone, context)
  return isFigure(target) ? writeFigure(target, context) : undefined
}

/** A zone, of the heart rate if that was said. */
function writeZone(zone: number, { sport, metric }: SportContext): string {
  const isByPulse =
    metric === 'heartrate' && sportOf(sport).metrics.includes(metric) && zone <= heartRateZoneNames.length
  return `Z${zone}${isByPulse ? ' HR' : ''}`
}

/** The target of a figure in the text form. */
function writeFigure(figure: Figure, context: SportContext): string {
  const { bound } = figure
  switch (figure.kind) {
    case 'power':
      return limited(figure.watts, figure.until ?? figure.watts, 'w', bound)
    case 'beats':
      return limited(figure.low, figure.high, 'bpm', bound)
    case 'percent':
      return `${writePercents(figure, context)}%${figure.of === 'heartrate' ? ' LTHR' : ''}`
    case 'offset':
      return `CSS${figure.seconds < 0 ? '-' : '+'}${Math.abs(figure.seconds)}`
    case 'pace': {
      const per = textOfUnit[paceUnitOf(figure, context)]
      const ends =
        figure.until === undefined
          ? formatClock(figure.seconds)
          : `${formatClock(figure.seconds)}-${formatClock(figure.until)}`
      return `${ends}/${per}${bound ? (bound === 'below' ? ' or faster' : ' or slower') : ''}`
    }
  }
}

/** Percents; a ceiling goes from the bottom of the zones, a floor to the top of the zone above it. */
function writePercents({ low, high, bound }: Mention & { low: number; high: number }, { sport }: SportContext): string {
  const zones = effortZones(sportOf(sport))
  const least = Math.floor(Math.min(...zones.map((zone) => zone.low)))
  const most = Math.ceil(zones.find((zone) => zone.high > low)?.high ?? low)
  const from = bound === 'below' ? Math.min(least, high) : low
  const to = bound === 'above' ? most : high
  return from === to ? String(from) : `${from}-${to}`
}

function limited(from: number, to: number, unit: string, bound: Bound | undefined): string {
  if (bound) return bound === 'below' ? `<${to}${unit}` : `${from}${unit}+`
  return from === to ? `${from}${unit}` : `${from}-${to}${unit}`
}

const textOfUnit: Record<PaceUnit, string> = { km: 'km', mile: 'mi', '100m': '100m', '100yd': '100yd' }

/** The unit that a pace is per: the one that was said, else the one of the sport that goes with its distances. */
export function paceUnitOf({ per }: Pick<MentionOf<'pace'>, 'per'>, { sport, unit }: SportContext): PaceUnit {
  const { paceUnits, distanceUnits } = sportOf(sport)
  const said = per === '100' ? undefined : per
  if (said && paceUnits.includes(said)) return said
  return paceUnits[Math.max(0, distanceUnits.indexOf(unit))] ?? 'km'
}

function wordFor(session: SessionName, word: string, sport: Sport, seconds = 0): string | undefined {
  const isByPower = sport.reference.metric === 'power'
  // Zone 6 cannot be held for minutes: then VO2 Max is what coaches call it, 106 to 120 % of FTP.
  if (session === 'vo2' && isByPower && seconds > MAX_ZONE_6_SECONDS) return CLASSIC
  // Short bouts that are hard are intervals; longer ones are about threshold.
  if (session === 'hard' && seconds > 0 && seconds <= MAX_HARD_SECONDS) return isByPower ? CLASSIC : 'very hard'
  if (word === 'long') return words.endurance
  if (effortWords.includes(word)) return word
  return words[session]
}

const MAX_ZONE_6_SECONDS = 90
// Our choice.
const MAX_HARD_SECONDS = 300
const CLASSIC = '106-120%'

const words: Partial<Record<SessionName, string>> = {
  easy: 'easy',
  endurance: 'steady',
  tempo: 'tempo',
  threshold: 'threshold',
  cruise: 'threshold',
  'sweet spot': 'sweet spot',
  vo2: 'vo2max',
  anaerobic: 'sprint',
  css: 'css',
  hard: 'hard',
  hills: 'open effort 9/10',
}

function isFigure(mention: Mention): mention is Figure & Mention {
  return FIGURES.has(mention.kind)
}
const FIGURES = new Set<Mention['kind']>(['power', 'pace', 'percent', 'beats', 'offset'])

/** Whether a part has a target of its own in figures. */
export function hasFigure({ about }: Part): boolean {
  return about.some(isFigure)
}

/** The word of the text form for the effort of a type. */
export function wordForType(type: WorkoutType): string | undefined {
  return typeWords[type]
}

const typeWords: Partial<Record<WorkoutType, string>> = {
  threshold: 'threshold',
  tempo: 'tempo',
  'sweet spot': 'sweet spot',
  'v02 max': 'vo2max',
  endurance: 'steady',
}
