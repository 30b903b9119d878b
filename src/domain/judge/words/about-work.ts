import { sportOf } from '../../sports/registry.ts'
import { convertPace, formatPace, paceUnitLabel } from '../../units/pace.ts'
import { boundsOf, type MinMax, SHORT_BOUT_SECONDS } from '../bounds/bounds.ts'
import type { Finding } from '../checks/result.ts'
import { findBouts } from '../reading/bouts.ts'
import { wBalancesOf } from '../reading/w-balance.ts'
import { bandsOf } from '../reading/zone-bands.ts'
import { inRatio, inShare, inTime, isSpan, ordinal, spanOf } from './quantities.ts'
import { kindOf, type Scene } from './scene.ts'
import type { Sentences } from './sentence.ts'

/** What keeps a session from being one of its type. */
export const aboutWork = {
  bouts: ({ value, side }, scene) => {
    if (value === 0) return nothingOfItsKind(scene)
    const [least, most] = scene.session.bounds.bouts ?? [0, 0]
    return side === 'low'
      ? `Do more ${scene.bout}s: ${value} ${value === 1 ? 'is' : 'are'} few, ${least} at least are usual.`
      : `Do fewer ${scene.bout}s: ${value} are many, ${most} at most are usual.`
  },
  'narrower-type': ({ value }) =>
    `By its efforts, its work and its rests it is a ${value} session: call it that, or mix in work of another kind.`,
  'work-zone': ({ value }, scene) => {
    const wanted = zonesIn(scene)
    return `Most of the work is at ${value} % of FTP: the work of ${scene.kind} is in ${wanted}.`
  },
  'work-pace': ({ side }, scene) =>
    `The work is ${side === 'low' ? 'faster' : 'slower'} than ${scene.kind} asks for${pacesIn(scene)}.`,
  'w-balance': (_, scene) => spent(scene),
  'bout-seconds': ({ value, side, hard }, { bout, session, time }) => {
    const [least, most] = session.bounds.boutSeconds ?? [0, 0]
    const own = time(Number(value))
    if (hard) return `Nobody holds that power for ${own}: keep each ${bout} to ${inTime(most)}.`
    return side === 'low'
      ? `Make the ${bout}s longer: ${own} is short, ${inTime(least)} at least is usual.`
      : `Make the ${bout}s shorter: ${own} is long, ${inTime(most)} at most is usual.`
  },
  'bout-metres': ({ value, side }, { bout, session, distance }) => {
    const [least, most] = session.bounds.boutMetres ?? [0, 0]
    return side === 'low'
      ? `Make the ${bout}s longer: ${distance(Number(value))} is short, ${distance(least)} at least is usual.`
      : `Make the ${bout}s shorter: ${distance(Number(value))} is long, ${distance(most)} at most is usual.`
  },
  'work-seconds': ({ value, side }, { session, where, time }) =>
    amount(time(Number(value)), side, session.bounds.workSeconds, inTime, where),
  'work-metres': ({ value, side }, { session, where, distance }) =>
    amount(distance(Number(value)), side, session.bounds.workMetres, distance, where),
  'work-share': ({ value, side }, { session: { bounds } }) =>
    side === 'low'
      ? `Only ${inPercent(Number(value), Math.floor)} of the time is work, ${inPercent(bounds.workShare?.[0] ?? 0)} at least is usual: shorten what surrounds it, or add to it.`
      : `Work takes ${inPercent(Number(value), Math.ceil)} of the time, ${inPercent(bounds.workShare?.[1] ?? 1)} at most is usual: give the warm-up, the recoveries and the cool-down more room.`,
  'rest-ratio': ({ side }, { figures, session, bout, time }) => {
    const { restSeconds = 0, boutSeconds = 0 } = figures
    const { restRatio, restRatioOfShortBouts } = session.bounds
    const [least, most] = (boutSeconds < SHORT_BOUT_SECONDS && restRatioOfShortBouts) || restRatio || [0, 0]
    const [bouts, pauses] = [session.bouts, session.pauses].map((all) => all.map(({ seconds }) => seconds))
    if (isSpan(bouts ?? []) || isSpan(pauses ?? [])) {
      const own = `rests of ${spanOf(pauses ?? [], inTime)} between ${bout}s of ${spanOf(bouts ?? [], inTime)}`
      return side === 'low'
        ? `Rest longer: ${own} are short, on the whole ${inShare(least)} of the work before it is the least.`
        : `Rest less: ${own} are long, on the whole ${inRatio(most)} as the work before it is plenty.`
    }
    return side === 'low'
      ? `Rest longer: ${time(restSeconds)} after ${an(bout)} of ${time(boutSeconds)} is short, ${inTime(least * boutSeconds)} is the least.`
      : `Rest less: ${time(restSeconds)} after ${an(bout)} of ${time(boutSeconds)} is long, ${inTime(most * boutSeconds)} is plenty.`
  },
  'rest-seconds': ({ value, side }, { session, time }) => {
    const [least, most] = session.bounds.restSeconds ?? [0, 0]
    // At the wall rests are told in time, whatever is swum between them.
    const own = (session.inPool ? inTime : time)(Number(value))
    return side === 'low'
      ? `Rest longer: ${own} is short, ${inTime(least)} is the least.`
      : `Rest less: ${own} between two of them is long, ${inTime(most)} is plenty.`
  },
  'rest-per-100': (finding, { session }) => restFor(finding, session.bounds.restPer100, 'at this speed'),
  'rest-per-100-fast': (finding, { session }) =>
    restFor(finding, session.bounds.restPer100FasterThanCss, 'when swum fast'),
  'rest-share': ({ value }) =>
    `Standing at the wall takes ${inShare(Number(value))} of the time: rest less, an endurance swim keeps moving.`,
  'set-rest': ({ value }, { session }) =>
    `${inTime(Number(value))} between two sets is long: ${inTime(session.bounds.setRest?.[1] ?? 0)} is plenty.`,
  'set-size': ({ value }, { session, bout }) =>
    `${value} ${bout}s without a longer pause are many: after ${session.bounds.setSize?.[1]} at most take ${inTime(session.bounds.setRest?.[0] ?? 0)} easy.`,
  'easy-share': ({ value }, { kind, session: { bounds } }) =>
    `Keep more of it easy: ${inPercent(Number(value), Math.floor)} of the time is in zones 1 and 2, in ${kind} ${inPercent(bounds.easyShare?.[0] ?? 0)} at least is usual.`,
  'zone-2-share': ({ value }, { session: { bounds } }) =>
    `Ride more of it in zone 2 (Endurance): ${inPercent(Number(value), Math.floor)} of the time is, ${inPercent(bounds.zone2Share?.[0] ?? 0)} at least is usual.`,
  'brisk-share': ({ value }, { session: { bounds } }) =>
    `Ride less of it at tempo and above: ${inPercent(Number(value), Math.ceil)} of the time is, ${inPercent(bounds.briskShare?.[1] ?? 0)} is plenty.`,
  strides: ({ value }, { session, time }) =>
    `Fast running comes to ${time(Number(value))}: in an easy run ${inTime(session.bounds.strideSeconds?.[1] ?? 0)} of strides are plenty.`,
  intensity: ({ side }, { kind }) =>
    side === 'low'
      ? `As a whole it is easy for ${kind}: go a little firmer between the hard parts, or add to them.`
      : `As a whole it is hard for ${kind}: go easier between the hard parts, or take something out.`,
  'ladder-shape': ({ value }) => `${value} is no ladder: let the distances go up, down, or up and down again.`,
  'ladder-step': ({ value }) => `The rungs ${value} are uneven: let each differ from the next by the same distance.`,
  'ladder-rest': () =>
    'After a longer rung there is less rest than after a shorter one: let the rest grow with the rung.',
} satisfies Sentences

/** Where only efforts too long for the zone of the type are found, harder ones would not be held. */
function nothingOfItsKind(scene: Scene): string {
  const { session, kind } = scene
  const { boutSecondsAtMost, boutSeconds } = session.bounds
  const longest = Math.max(
    0,
    ...findBouts(session, boundsOf(session.sport, undefined)).bouts.map(({ seconds }) => seconds),
  )
  if (boutSecondsAtMost !== undefined && boutSeconds && longest > boutSecondsAtMost)
    return `Efforts of ${inTime(longest)} are too long for ${zonesIn(scene)}: make them ${inTime(boutSeconds[1])} at most, or keep their length at threshold and call it ${kindOf('threshold', session.sport)}.`
  if (session.bounds.workZones) return `Nothing in it is hard enough for ${kind}: put the work in ${zonesIn(scene)}.`
  return `Nothing in it is fast enough for ${kind}${pacesIn(scene)}.`
}

/** `zone 5 (Threshold)`, `zones 4 to 6`. */
function zonesIn({ session }: Scene): string {
  const zones = session.bounds.workZones ?? []
  const band = bandsOf(session.sport).find(({ number }) => number === zones[0])
  if (zones.length > 1) return `zones ${zones[0]} to ${zones.at(-1)}`
  return `zone ${zones[0]}, ${Math.round(band?.low ?? 0)} to ${Math.round(band?.high ?? 0)} % of FTP`
}

/** `: for you that is 4:22 to 4:44 /km`; nothing where the athlete's own pace is not known. */
function pacesIn({ session }: Scene): string {
  const { reference, sport, bounds, stretches } = session
  const [own] = sportOf(sport).paceUnits
  if (!bounds.workPace || reference === undefined || !own) return ''
  const unit = stretches.find(({ step }) => step.target?.rangeUnit)?.step.target?.rangeUnit ?? own
  const [fast, slow] = bounds.workPace.map((times) => formatPace(convertPace(times * reference, own, unit)))
  return `: for you that is ${fast} to ${slow} ${paceUnitLabel[unit]}`
}

/** Which effort is one too many. */
function spent({ session, bout }: Scene): string {
  const balances = wBalancesOf(session.stretches, session.reference)
  const empty = balances.findIndex((balance) => balance < 0)
  const number = session.bouts.filter(({ start }) => start <= empty).length
  const cure = 'lengthen the recoveries, or do fewer'
  const what = "there is nothing left to spend above threshold (W' is empty)"
  return number > 1
    ? `From the ${ordinal(number)} ${bout} on ${what}: ${cure}.`
    : `Before the ${bout} is over ${what}: shorten it.`
}

function amount(
  own: string,
  side: Finding['side'],
  span: MinMax | undefined,
  said: (amount: number) => string,
  where: string,
) {
  const [least, most] = span ?? [0, 0]
  return side === 'low'
    ? `Add to the work: ${own} ${where} in all is little, ${said(least)} at least is usual.`
    : `Take some of the work away: ${own} ${where} in all is much, ${said(most)} at most is usual.`
}

function restFor({ value, side }: Finding, span: MinMax | undefined, when: string): string {
  const [least, most] = span ?? [0, 0]
  const own = `${Number(value).toFixed(Number(value) < 10 ? 1 : 0)} seconds`
  return side === 'low'
    ? `Rest longer: ${own} for each 100 m is short, ${least} seconds are the least ${when}.`
    : `Rest less: ${own} for each 100 m is long, ${most} seconds are plenty ${when}.`
}

/** `59 %`, rounded away from the limit that it misses. */
function inPercent(share: number, rounded: (value: number) => number = Math.round): string {
  return `${rounded(100 * share)} %`
}

function an(noun: string): string {
  return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`
}
