import { effortsFor, type SessionEffort } from '../../generator/request/effort.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import type { StoredSteps } from '../../workout/step.ts'
import { isRepeat } from '../../workout/stored-entry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import type { SportContext } from '../resolve/measure.ts'
import type { Span } from '../result.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { dangers } from '../tokens/words/unsupported-words.ts'
import { ALL_OUT } from './bout-effort.ts'
import { describeEffort, describeSet } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

/**
 * Fills how hard the whole session is, where an effort was said of it that its type does not tell: an endurance session that
 * is only named, "long run", may hold some faster work, and the intervals of a swim have several speeds. A zone is firmer than
 * a word, and of two words for easy sessions the easier one counts.
 */
export function fillEffort(draft: DraftRequest, mentions: readonly Mention[], sentence: string, sport: SportId): void {
  const { asked } = draft
  // Around a set on land everything is easy, whatever the set is.
  const isAroundSet = (asked.set ?? asked.mainSet) !== undefined && !sportOf(sport).inPool
  const possible = effortsFor(sportOf(sport), asked.workoutType)
  // A type that is not said will be an endurance session.
  if (asked.workoutType === undefined) easeForInjury(draft, mentions)
  if (possible.length === 0 || isAroundSet) return
  const ends = mentionsOf('warm-up or cool-down', mentions)
  // Ends around a set are easy without saying so.
  const hasSet = mentionsOf('set', mentions).length > 0
  const isUnsaid = ({ from }: Mention) => hasSet && mentionsOf('amount', mentions).some((one) => one.from === from)
  // Where no length was read, a figure that was left out is that of the whole.
  const lengths = draft.unread.filter(
    (one) => isOfLength(one, sentence) && (asked.durationValue !== undefined || !isFigureAlone(one, sentence)),
  )
  const said = mentions.flatMap((mention) => {
    if (isUnsaid(mention)) return []
    const effort = calmEffortOf(mention, sentence) ?? workEffortOf(mention)
    const isOfPart = [...lengths, ...ends].some((one) => areBeside(mention, one))
    const isOfWhole =
      effort &&
      possible.includes(effort) &&
      !isOfPart &&
      !isOfEnd(mention, sentence) &&
      !OFFSET.test(sentence.slice(mention.to))
    return isOfWhole && !isLeftOut(mention, draft) ? [{ mention, effort }] : []
  })
  const ofZones = said.filter(({ mention }) => mention.kind === 'zone')
  const first = (effort: SessionEffort) => said.find((one) => one.effort === effort)
  // "z1-z2", "easy to steady": up to the harder one.
  const risen = said.find(
    ({ mention }, at) => at > 0 && RISING.test(sentence.slice(said[at - 1]?.mention.to, mention.from)),
  )
  const zone = ofZones.find(({ effort }) => effort === 'endurance') ?? ofZones[0]
  const works = new Set(mentions.map(workEffortOf).filter((effort) => effort !== undefined))
  // "css and sprints": each set has its own speed, and so have sets that are written out, unless it is one that says none.
  if (works.size > 1 || (works.size > 0 && asked.mainSet && !isOneOpenSet(asked.mainSet))) return
  const chosen = zone ?? risen ?? first('recovery') ?? first('easy') ?? first('endurance') ?? said[0]
  if (!chosen) {
    easeForInjury(draft, mentions)
    return
  }
  asked.effort = chosen.effort
  draft.addFound('effort', describeEffort(chosen.effort), ...said.map(({ mention }) => mention))
}

/** Whether a main set is one set of which no effort is written: "breaststroke 8x100 20s rest, moderate". */
function isOneOpenSet(entries: StoredSteps): boolean {
  return entries.filter(isRepeat).length === 1 && entries.every((one) => isRepeat(one) || !one.target)
}

/** With an injury nothing faster comes into a session whose effort was not said. */
function easeForInjury(draft: DraftRequest, mentions: readonly Mention[]): void {
  if (!mentions.some((one) => one.kind === 'unsupported' && dangers.has(one.sentence))) return
  draft.asked.effort = 'easy'
  draft.addInferred('effort', describeEffort('easy'), 'Nothing hard is planned with an injury or an illness.')
}

/** Says that sprints need a set to be all out: without one the intervals are as the type has them. Those of a swim are chosen. */
export function explainSprints(draft: DraftRequest, sentence: string, { sport, unit, pool }: SportContext): void {
  const { asked, found } = draft
  if (asked.workoutType === 'endurance' || asked.set || asked.mainSet) return
  const sprints = found.find(({ field, from, to }) => field === 'workoutType' && ALL_OUT.test(sentence.slice(from, to)))
  if (!sprints) return
  const { reading, from, to } = sprints
  const words = sentence.slice(from, to)
  const { durationValue = USUAL_SWIM, durationUnit } = asked
  if (sportOf(sport).inPool && durationValue >= SHORTEST_SPRINT_SWIM && !OTHER_SPRINTS.test(sentence)) {
    const lengths = asked.poolLength ?? pool
    const value = lengths === 50 ? 50 : 25
    const times = durationValue < USUAL_SWIM ? FEW_SPRINTS : MANY_SPRINTS
    const metres = durationUnit === 'yards' || durationUnit === 'meters' ? durationUnit : unit
    asked.set = {
      times: value === 50 ? times / 2 : times,
      value,
      unit: metres,
      restSeconds: value * 2 + 10,
      effort: 'all out',
    }
    draft.addInferred(
      'set',
      describeSet(asked.set),
      `“${words}” without a set are short ones, all out, with long rests.`,
    )
    return
  }
  draft.addInferred(
    'workoutType',
    reading,
    `Without a set, “${words}” is read as intervals, which are not all out: say a set, such as 6x30 s sprints.`,
  )
}

// In meters or yards, and our choice.
const USUAL_SWIM = 1600
const SHORTEST_SPRINT_SWIM = 1000
const FEW_SPRINTS = 12
const MANY_SPRINTS = 16
/** Beside these the sprints are not all of the work, or a race. */
const OTHER_SPRINTS =
  /\b(?:css|threshold|tempo|tri\w*|distance|finish|every|last|end|easy|steady|on (?:the|\d)|fins|paddles|pull|kick)\b|\d ?x ?\d/i

function calmEffortOf(mention: Mention, sentence: string): SessionEffort | undefined {
  if (mention.kind === 'zone') return mention.zone === 1 ? 'recovery' : mention.zone === 2 ? 'endurance' : undefined
  if (mention.kind !== 'session') return undefined
  if (mention.session === 'endurance') return 'endurance'
  if (mention.session !== 'easy') return undefined
  const words = sentence.slice(mention.from, mention.to)
  if (LENGTH_ALONE.test(words)) return undefined
  if (STEADY.test(words)) return 'endurance'
  return VERY_EASY.test(words) || VERY.test(sentence.slice(0, mention.from)) ? 'recovery' : 'easy'
}

/** The effort of the work of a swim. */
function workEffortOf(mention: Mention): SessionEffort | undefined {
  if (mention.kind === 'zone') return zoneEfforts[mention.zone - 3]
  return mention.kind === 'session' ? sessionWorks[mention.session] : undefined
}

const zoneEfforts = ['tempo', 'css', 'fast'] as const
const sessionWorks: Partial<Record<SessionName, SessionEffort>> = {
  tempo: 'tempo',
  css: 'css',
  threshold: 'css',
  cruise: 'css',
  vo2: 'fast',
  anaerobic: 'fast',
  hard: 'fast',
}

// "css+31"
const OFFSET = /^ ?[+-] ?\d/
const LENGTH_ALONE = /^(?:long|lr)$/i
const STEADY = /^stead?y$/i
const VERY_EASY = /recovery|regeneration|shake|shuffle/i
const VERY = /\b(?:very|super|really|extra|extremely|ultra)[ ]$/i
const RISING = /^ ?(?:to|into|->|→|[-–]) ?$/i

function isLeftOut({ from, to }: Span, { unread }: DraftRequest): boolean {
  return unread.some((one) => one.from < to && one.to > from)
}

/** Whether unread words are a length, which an effort beside them belongs to: "the first 2k easy". */
function isOfLength({ from, to }: Span, sentence: string): boolean {
  return /\d|\b(?:first|last|half|hour)\b/i.test(sentence.slice(from, to))
}

function isFigureAlone({ from, to }: Span, sentence: string): boolean {
  return /^[\d.,]+$/.test(sentence.slice(from, to))
}

function areBeside(one: Span, other: Span): boolean {
  const [before, behind] = one.from < other.from ? [one, other] : [other, one]
  return behind.from <= before.to + 1
}

/** Whether an effort is said of the beginning or the end: "easy spinning at the end". */
function isOfEnd({ to }: Span, sentence: string): boolean {
  return /^ (?:\p{L}+ )?(?:at|to|in) (?:the )?(?:very )?(?:end|finish|start|beginning)\b/iu.test(sentence.slice(to))
}
