import type { MentionOf } from '../mention.ts'
import type { Bout, SportContext } from './measure.ts'
import { toRest } from './measure-bouts.ts'

/** The rest behind a bout: as it was said, or its share of the bout. The way back is as far, and takes its share of a time. */
export function restAfter(said: MentionOf<'rest'>, bout: Bout, context: SportContext): Bout {
  const { rest, share, isWayBack } = said
  if (share === undefined) return toRest(rest, context, bout)
  if (bout.unit === 'minutes') return { value: bout.value * 60 * share, unit: 'seconds' }
  if (said.isInTime && bout.unit !== 'seconds') return joggedMeanwhile(bout, share)
  if (isWayBack && bout.unit === 'seconds') return { ...bout, value: wayBackSeconds(bout.value, share) }
  return { ...bout, value: isWayBack ? bout.value : bout.value * share }
}

/** The way back takes its share of the way up; after a sprint on foot it takes a minute to be ready again. */
function wayBackSeconds(seconds: number, share: number): number {
  return isShortSprint(seconds, share) ? SECONDS_AFTER_SPRINT : seconds * share
}

function isShortSprint(seconds: number, share: number): boolean {
  return share > 1 && seconds <= MAX_SPRINT_SECONDS
}

// Our choice.
const MAX_SPRINT_SECONDS = 15
const SECONDS_AFTER_SPRINT = 60

/** About how far one jogs in a share of the time that a bout takes. */
function joggedMeanwhile(bout: Bout, share: number): Bout {
  const far = bout.value * share * JOG_SHARE
  const step = bout.unit === 'meters' || bout.unit === 'yards' ? 50 : 0.05
  return { ...bout, value: Number((Math.max(1, Math.round(far / step)) * step).toFixed(2)) }
}

// How fast one jogs beside fast running: 400 m in the time of an 800, roughly (our choice).
const JOG_SHARE = 0.6

/** What a share of a bout was assumed to be, in a sentence; undefined for a rest in figures. */
export function explainShare(
  { share, isWayBack, isAssumed, isInTime }: MentionOf<'rest'>,
  bout?: Bout,
): string | undefined {
  if (isAssumed) return FULL
  if (share === undefined) return undefined
  const isTimed = !bout || bout.unit === 'minutes' || bout.unit === 'seconds'
  if (isInTime) return isTimed ? undefined : IN_TIME
  if (!isWayBack) return share === 1 ? EQUAL : undefined
  if (share < 1) return RIDE
  if (bout?.unit === 'seconds' && isShortSprint(bout.value, share)) return SPRINT
  return share === 2 ? WALK : JOG
}

const IN_TIME =
  'In the time of a bout one jogs about six tenths as far: say a time, such as 90 s rest, if you mean another.'
const FULL = 'How long a full recovery takes was not said, so 3 minutes.'
const EQUAL =
  'Equal rests are as long as the bouts, or as far, easily: say a time, such as 90 s rest, if you mean another.'
const JOG = 'How long the way back takes was not said, so half as long again as the way up.'
const RIDE = 'How long the way back down takes was not said, so half as long as the way up.'
const SPRINT = 'How long the way back takes was not said, so a minute after each sprint.'
const WALK = 'How long the walk back takes was not said, so twice as long as the way up.'
