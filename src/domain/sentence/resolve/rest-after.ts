import type { MentionOf } from '../mention.ts'
import type { Bout, SportContext } from './measure.ts'
import { toRest } from './measure-bouts.ts'

/** The rest behind a bout: as it was said, or its share of the bout. The way back is as far, and takes its share of a time. */
export function restAfter({ rest, share, isWayBack }: MentionOf<'rest'>, bout: Bout, context: SportContext): Bout {
  if (share === undefined) return toRest(rest, context, bout)
  if (bout.unit === 'minutes') return { value: bout.value * 60 * share, unit: 'seconds' }
  return { ...bout, value: isWayBack && bout.unit !== 'seconds' ? bout.value : bout.value * share }
}

/** What a share was assumed to be, in a sentence; undefined for a rest in figures. */
export function explainShare({ share, isWayBack, isAssumed }: MentionOf<'rest'>): string | undefined {
  if (isAssumed) return FULL
  if (share === undefined) return undefined
  if (!isWayBack) return share === 1 ? EQUAL : undefined
  return share === 2 ? WALK : JOG
}

const FULL = 'How long a full recovery takes was not said, so 3 minutes.'
const EQUAL =
  'Equal rests are as long as the bouts, or as far, easily: say a time, such as 90 s rest, if you mean another.'
const JOG = 'How long the way back takes was not said, so half as long again as the way up.'
const WALK = 'How long the walk back takes was not said, so twice as long as the way up.'
