import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { Bounds, MinMax } from '../bounds/bounds.ts'
import { familiesOf } from '../bounds/by-sport/registry.ts'
import type { Finding } from '../checks/result.ts'
import { isFullDose, isMeasured, isOfShortBouts, type WorkoutAsType } from '../reading/as-type.ts'
import { easyBoundsFor } from '../reading/easy-bounds.ts'
import { wBalancesOf } from '../reading/w-balance.ts'
import { zonesOf } from '../reading/zones.ts'
import { type AdviceByBound, type Context, describeType } from './context.ts'
import { formatPaces } from './paces.ts'
import { differ, formatOrdinal, formatRange, formatRatio, formatShare, formatTime, withArticle } from './quantities.ts'

/** Advice on what keeps a session from being one of its type. */
export const aboutWork = {
  bouts: ({ value, side }, context) => {
    if (value === 0) return describeMissingWork(context)
    const [least, most] = context.session.bounds.bouts ?? [0, 0]
    return side === 'low'
      ? `Do more ${context.bout}s: ${value} ${value === 1 ? 'is' : 'are'} few, ${least} at least are usual.`
      : `Do fewer ${context.bout}s: ${value} are many, ${most} at most are usual.`
  },
  'narrower-type': ({ value }, { session }) =>
    `By its efforts, its work and its rests it is ${describeType(value as WorkoutType, session.sport)}: call it that, or mix in work of another kind.`,
  'work-zone': ({ value }, { session, kind }) => {
    const place = formatPlace(session.bounds, session.sport)
    if (isInPlace(Number(value), session))
      return `More than a fifth of the work is not ${place}, where that of ${kind} is.`
    return `Most of the work is ${isMeasured(session) ? `at ${value} % of FTP` : 'in another zone'}: the work of ${kind} is ${place}.`
  },
  'work-pace': ({ side }, context) =>
    `The work is ${side === 'low' ? 'faster' : 'slower'} than ${context.kind} asks for${formatOwnPaces(context.session)}.`,
  'w-balance': (_, context) => describeEmptyWPrime(context),
  'bout-seconds': ({ value, side, hard }, { bout, session, time }) => {
    const [least, most] = session.bounds.boutSeconds ?? [0, 0]
    const own = time(Number(value))
    if (hard) return `Nobody holds that power for ${own}: keep each ${bout} to ${formatTime(most)}.`
    return side === 'low'
      ? `Make the ${bout}s longer: ${own} is short, ${formatTime(least)} at least is usual.`
      : `Make the ${bout}s shorter: ${own} is long, ${formatTime(most)} at most is usual.`
  },
  'bout-metres': ({ value, side }, { bout, session, distance, usualDistance }) => {
    const [least, most] = session.bounds.boutMetres ?? [0, 0]
    const [own, usual] = [distance(Number(value)), usualDistance(side === 'low' ? least : most)]
    // A mile is no longer than 1,600 m, for those who run miles.
    if (own === usual) return undefined
    return side === 'low'
      ? `Make the ${bout}s longer: ${own} is short, ${usual} at least is usual.`
      : `Make the ${bout}s shorter: ${own} is long, ${usual} at most is usual.`
  },
  'work-seconds': ({ value, side }, { session, where, time }) =>
    askForWork(time(Number(value)), side, session.bounds.workSeconds, formatTime, where),
  'work-metres': ({ value, side }, { session, where, distance, usualDistance }) =>
    askForWork(distance(Number(value)), side, session.bounds.workMetres, usualDistance, where),
  'work-share': ({ value, side }, { session }) => {
    const [least, most] = session.bounds.workShare ?? [0, 1]
    return side === 'low'
      ? `Only ${formatPercent(Number(value), Math.floor)} of the time is work, ${formatPercent(least)} at least is usual: shorten what surrounds it, or add to it.`
      : `Work takes ${formatPercent(Number(value), Math.ceil)} of the time, ${formatPercent(most)} at most is usual: give the warm-up, the recoveries and the cool-down more room.`
  },
  'rest-ratio': ({ side }, { figures, session, bout, time }) => {
    const { restSeconds = 0, boutSeconds = 0 } = figures
    const { restRatio, restRatioOfShortBouts } = session.bounds
    const [least, most] = (isOfShortBouts(session) && restRatioOfShortBouts) || restRatio || [0, 0]
    const bouts = session.bouts.map(({ seconds }) => seconds)
    const rests = session.rests.map(({ seconds }) => seconds)
    if (differ(bouts) || differ(rests)) {
      const own = `rests of ${formatRange(rests, formatTime)} between ${bout}s of ${formatRange(bouts, formatTime)}`
      return side === 'low'
        ? `Rest longer: ${own} are short, on the whole ${formatShare(least)} of the work before it is the least.`
        : `Rest less: ${own} are long, on the whole ${formatRatio(most)} ${most > 1 && most < 1.42 ? 'than' : 'as'} the work before it is plenty.`
    }
    return side === 'low'
      ? `Rest longer: ${time(restSeconds)} after ${withArticle(bout)} of ${time(boutSeconds)} is short, ${formatTime(least * boutSeconds)} is the least.`
      : `Rest less: ${time(restSeconds)} after ${withArticle(bout)} of ${time(boutSeconds)} is long, ${formatTime(most * boutSeconds)} is plenty.`
  },
  'rest-seconds': ({ value, side }, { session, time }) => {
    const [least, most] = session.bounds.restSeconds ?? [0, 0]
    // Rests at the wall are exact times, even where the swims are estimated.
    const own = (session.inPool ? formatTime : time)(Number(value))
    return side === 'low'
      ? `Rest longer: ${own} is short, ${formatTime(least)} is the least.`
      : `Rest less: ${own} between two of them is long, ${formatTime(most)} is plenty.`
  },
  'rest-per-100': (finding, { session }) => askForRest(finding, session.bounds.restPer100, 'at this speed'),
  'rest-per-100-fast': (finding, { session }) =>
    askForRest(finding, session.bounds.restPer100FasterThanCss, 'when swum fast'),
  'rest-share': ({ value }) =>
    `Standing at the wall takes ${formatShare(Number(value))} of the time: rest less, an endurance swim keeps moving.`,
  'set-rest': ({ value }, { session }) =>
    `${formatTime(Number(value))} between two sets is long: ${formatTime(session.bounds.setRest?.[1] ?? 0)} is plenty.`,
  'set-size': ({ value }, { session, bout }) =>
    `${value} ${bout}s without a longer pause are many: after ${session.bounds.setSize?.[1]} at most take ${formatTime(session.bounds.setRest?.[0] ?? 0)} easy.`,
  'easy-share': ({ value }, { kind, session }) =>
    `Keep more of it easy: ${formatPercent(Number(value), Math.floor)} of the time is in zones 1 and 2, in ${kind} ${formatPercent(easyBoundsFor(session).easyShare?.[0] ?? 0)} at least is usual.`,
  'zone-2-share': ({ value }, { session: { bounds } }) =>
    `Ride more of it in zone 2 (Endurance): ${formatPercent(Number(value), Math.floor)} of the time is, ${formatPercent(bounds.zone2Share?.[0] ?? 0)} at least is usual.`,
  'brisk-share': ({ value }, { session: { bounds } }) =>
    `Ride less of it at tempo and above: ${formatPercent(Number(value), Math.ceil)} of the time is, ${formatPercent(bounds.briskShare?.[1] ?? 0)} is plenty.`,
  strides: ({ value }, { session, time }) =>
    `Fast running comes to ${time(Number(value))}: in an easy run of this length ${formatTime(easyBoundsFor(session).strideSeconds?.[1] ?? 0)} of it are plenty.`,
  intensity: ({ side }, { kind, session }) =>
    side === 'low'
      ? `As a whole it is easy for ${kind}: ${adviseHarder(session)}.`
      : `As a whole it is hard for ${kind}: go easier between the hard parts, or take something out.`,
  'ladder-shape': ({ value }) => `${value} is no ladder: let the distances go up, down, or up and down again.`,
  'ladder-step': ({ value }) => `The rungs ${value} are uneven: let each differ from the next by the same distance.`,
  'ladder-rest': () =>
    'After a longer rung there is less rest than after a shorter one: let the rest grow with the rung.',
} satisfies AdviceByBound

/** What makes a session harder as a whole. Between efforts far above threshold easy time is right. */
function adviseHarder(session: WorkoutAsType): string {
  const { workRange, workZones } = session.bounds
  if (workRange || workZones?.includes(6))
    return isFullDose(session)
      ? 'shorten the easy time around the hard parts'
      : 'add to the hard parts, or shorten the easy time around them'
  return isFullDose(session)
    ? 'shorten the easy time around the hard parts'
    : 'go a little firmer between the hard parts, or add to them'
}

function describeMissingWork({ session, kind, verdict }: Context): string {
  const places = familiesOf(session.sport, verdict.type).flatMap((bounds) => formatPlace(bounds, session.sport) ?? [])
  if (places.length > 0) return `Nothing in it is hard enough for ${kind}: put the work ${places.join(', or ')}.`
  return `Nothing in it is fast enough for ${kind}${formatOwnPaces(session)}.`
}

/** Whether most of the work is where the type has it, although too much is not. */
function isInPlace(percent: number, { bounds, bouts }: WorkoutAsType): boolean {
  const { workZones, workRange } = bounds
  if (workRange) return percent >= workRange[0] && percent <= workRange[1]
  const zones = bouts.flatMap(({ hard }) => hard).find(({ middle }) => Math.round(middle) === percent)?.zones
  return zones?.some((zone) => workZones?.includes(zone)) ?? false
}

/** `in zone 5, 96 to 105 % of FTP`, `at 106 to 120 % of FTP`; undefined of a type without zones of power. */
function formatPlace({ workZones: zones, workRange }: Bounds, sport: SportId): string | undefined {
  if (workRange) return `at ${workRange.join(' to ')} % of FTP`
  if (!zones) return undefined
  if (zones.length > 1) return `in zones ${zones[0]} to ${zones.at(-1)}`
  const first = zonesOf(sport).find(({ number }) => number === zones[0])
  return `in zone ${zones[0]}, ${Math.round(first?.low ?? 0)} to ${Math.round(first?.high ?? 0)} % of FTP`
}

/** `: for you that is 4:22 to 4:44 /km`; empty if the athlete's pace is not known. */
function formatOwnPaces(session: WorkoutAsType): string {
  const { workPace } = session.bounds
  const paces = workPace && formatPaces(workPace, session)
  return paces ? `: for you that is ${paces}` : ''
}

/** Names the effort during which W' is used up. */
function describeEmptyWPrime({ session, bout }: Context): string {
  const balances = wBalancesOf(session.stretches, session.reference)
  const empty = balances.findIndex((balance) => balance < 0)
  const number = session.bouts.filter(({ start }) => start <= empty).length
  const advice = 'lengthen the recoveries, or do fewer'
  const what = "there is nothing left to spend above threshold (W' is empty)"
  return number > 1
    ? `From the ${formatOrdinal(number)} ${bout} on ${what}: ${advice}.`
    : `Before the ${bout} is over ${what}: shorten it.`
}

function askForWork(
  own: string,
  side: Finding['side'],
  range: MinMax | undefined,
  format: (amount: number) => string,
  where: string,
) {
  const [least, most] = range ?? [0, 0]
  return side === 'low'
    ? `Add to the work: ${own} ${where} in all is little, ${format(least)} at least is usual.`
    : `Take some of the work away: ${own} ${where} in all is much, ${format(most)} at most is usual.`
}

function askForRest({ value, side }: Finding, range: MinMax | undefined, when: string): string {
  const [least, most] = range ?? [0, 0]
  const own = `${Number(value).toFixed(Number(value) < 10 ? 1 : 0)} seconds`
  return side === 'low'
    ? `Rest longer: ${own} for each 100 m is short, ${least} seconds are the least ${when}.`
    : `Rest less: ${own} for each 100 m is long, ${most} seconds are plenty ${when}.`
}

/** `59 %`. `rounded` rounds away from the limit that is missed. */
export function formatPercent(share: number, rounded: (value: number) => number = Math.round): string {
  return `${rounded(100 * share)} %`
}
