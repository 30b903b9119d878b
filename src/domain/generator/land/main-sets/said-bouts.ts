import type { Sport, WorkoutType } from '../../../sports/registry.ts'
import type { ResolvedRequest } from '../../request/resolved-request.ts'
import type { Aims } from './aims.ts'
import type { AskedStyle } from './asked-style.ts'
import type { OwnWork } from './families/family.ts'

type Styled = { aims: Aims; style: AskedStyle }

/** Zones of power: above that of threshold, and the highest. */
export const ANAEROBIC = 6
const NEUROMUSCULAR = 7
/** Seconds that these zones can be held in one bout: Coggan, and W' at 150 %. */
const MAX_SPRINT_SECONDS = 20
export const MAX_ANAEROBIC_SECONDS = 90
/** A shorter hard bout is done in the anaerobic zone, and one of up to eight minutes between it and threshold. */
const MAX_SHORT_HARD_SECONDS = 60
const MAX_HARD_SECONDS = 480
const ALL_OUT = 10
/** How hard bouts feel that are held back: short ones of zone 6 are a 9. */
const HELD_BACK = 8

/** Recoveries as shares of the bout: after sprints many times as long, for each is to be as fast as the first. Our choice. */
const REST = { sprint: [6, 12], anaerobic: [2, 4.9], long: [1, 2], hard: [0.5, 1.05] } as const
const LONGEST_REST_SECONDS = 300

const sprint = {
  name: 'Sprint',
  notes: 'All out from the first second. Take all of the rest, so that each is as fast.',
}
const allOut = { name: 'All out', notes: 'All that you have, to the last second. Take all of the rest.' }
const hard = { name: 'Hard', notes: 'Hard enough to breathe as deep as you can by the end, and even.' }

/**
 * The style and the aims of bouts of some seconds whose effort the athlete says; those of the type where none is said, or
 * where its work is as hard.
 */
export function saidBouts(
  effort: 'hard' | 'all out' | undefined,
  seconds: number,
  { sport, metric, type }: Pick<ResolvedRequest, 'sport' | 'metric' | 'type'>,
  { aims, style }: Styled,
): Styled {
  const isRide = sport.reference.metric === 'power'
  const rest = restsOfSaid(effort, seconds, sport, type)
  if (!rest) return { aims, style }
  if (effort === 'all out') {
    const isShort = seconds <= MAX_SPRINT_SECONDS
    const byPower = isRide && metric === 'power' && isShort
    const zone = isRide ? (isShort ? NEUROMUSCULAR : ANAEROBIC) : sport.paceZones.length
    const words = seconds <= MAX_SHORT_HARD_SECONDS ? sprint : allOut
    // Nobody sprints at a pace, and no pulse follows; half a minute all out lies between two zones of power.
    return {
      aims: withRest(aims, rest),
      style: withOwn(style, { words, zone, ...(byPower ? {} : { effort: ALL_OUT }) }),
    }
  }
  return seconds <= MAX_SHORT_HARD_SECONDS
    ? { aims: withRest(aims, rest), style: withOwn(style, { words: hard, zone: ANAEROBIC }) }
    : { aims: withRest(aims, rest), style: withOwn(style, { words: hard, zone: ANAEROBIC, use: 'classic' }) }
}

/** The recoveries after bouts whose effort is said, as shares of one; undefined where they are those of the type. */
export function restsOfSaid(
  effort: 'hard' | 'all out' | undefined,
  seconds: number,
  sport: Pick<Sport, 'reference'>,
  type: WorkoutType,
): Aims['rest'] | undefined {
  if (effort === 'all out') {
    if (seconds <= MAX_SPRINT_SECONDS) return REST.sprint
    return seconds <= MAX_ANAEROBIC_SECONDS ? REST.anaerobic : REST.long
  }
  const isEasier = sport.reference.metric === 'power' && type === 'interval' && seconds <= MAX_HARD_SECONDS
  if (effort !== 'hard' || !isEasier) return undefined
  return seconds <= MAX_SHORT_HARD_SECONDS ? REST.anaerobic : REST.hard
}

/** In percent of FTP: 30/15 and 40/20 in long sets, Rønnestad 2015 and 2020; 30/30, Billat 2000. */
const HELD_PERCENTS = [115, 120] as const
/** With 75 s at FTP the model is too strict for what riders do at these powers. */
export const LOWEST_W_PRIME_HELD = -0.43

/**
 * The work of short bouts that would empty a rider at their own power, at one that can be held in one go, and what is to be
 * said of it; undefined for other bouts. `felt`: their effort, where the athlete's metric cannot follow them.
 */
export function heldWork(
  effort: 'hard' | 'all out' | undefined,
  seconds: number,
  { own, zone, work: words }: AskedStyle,
  metric: ResolvedRequest['metric'],
): { own: OwnWork; felt?: number; remark: string } | undefined {
  const highest = own?.zone ?? zone
  if (highest < ANAEROBIC || own?.use === 'classic' || seconds > MAX_SHORT_HARD_SECONDS) return undefined
  if (effort === 'all out')
    return {
      own: { words: sprint, zone: highest, effort: ALL_OUT },
      remark: 'so many in one go are all out without a power: the last ones will be slower than the first.',
    }
  const [low, high] = HELD_PERCENTS
  return {
    own: { words: own?.words ?? words, zone: ANAEROBIC, use: 'classic', percents: HELD_PERCENTS },
    ...(metric === 'power' ? {} : { felt: HELD_BACK }),
    remark:
      metric === 'power'
        ? `so many in one go are at ${low}–${high} % of FTP, which can be held: harder ones would empty you.`
        : 'so many in one go are held back a little: harder ones would empty you.',
  }
}

function withRest({ restOfShort: _, ...aims }: Aims, rest: Aims['rest']): Aims {
  return { ...aims, rest, longestRest: LONGEST_REST_SECONDS }
}

function withOwn({ long: _, ...style }: AskedStyle, own: OwnWork): AskedStyle {
  return { ...style, own }
}
