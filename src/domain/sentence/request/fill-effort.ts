import { canBeEasy, type SessionEffort } from '../../generator/request/effort.ts'
import { type SportId, sportOf } from '../../sports/registry.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import type { Span } from '../result.ts'
import { ALL_OUT } from './bout-effort.ts'
import { describeEffort } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

/**
 * Fills how hard the whole session is, where an easy effort was said of it: an endurance session that is only named, "long
 * run", may hold some faster work. A zone is firmer than a word, and of two words the easier one counts.
 */
export function fillEffort(draft: DraftRequest, mentions: readonly Mention[], sentence: string, sport: SportId): void {
  const { asked } = draft
  // Around a set on land everything is easy, whatever the set is.
  const isAroundSet = (asked.set ?? asked.mainSet) !== undefined && !sportOf(sport).inPool
  if (!canBeEasy(asked.workoutType) || isAroundSet) return
  const ends = mentionsOf('warm-up or cool-down', mentions)
  const said = mentions.flatMap((mention) => {
    const effort = effortOf(mention, sentence)
    const isOfPart = [...draft.unread.filter((one) => isOfLength(one, sentence)), ...ends].some((one) =>
      areBeside(mention, one, sentence),
    )
    return effort && !isOfPart && !isOfEnd(mention, sentence) && !isLeftOut(mention, draft) ? [{ mention, effort }] : []
  })
  const ofZones = said.filter(({ mention }) => mention.kind === 'zone')
  const first = (effort: SessionEffort) => said.find((one) => one.effort === effort)
  // "z1-z2", "easy to steady": up to the harder one.
  const risen = said.find(
    ({ mention }, at) => at > 0 && RISING.test(sentence.slice(said[at - 1]?.mention.to, mention.from)),
  )
  const zone = ofZones.find(({ effort }) => effort === 'endurance') ?? ofZones[0]
  const chosen = zone ?? risen ?? first('recovery') ?? first('easy') ?? first('endurance')
  if (!chosen) return
  asked.effort = chosen.effort
  draft.addFound('effort', describeEffort(chosen.effort), ...said.map(({ mention }) => mention))
}

/** Says that sprints need a set to be all out: without one the intervals are as the type has them. */
export function explainSprints(draft: DraftRequest, sentence: string): void {
  const { asked, found } = draft
  if (asked.workoutType === 'endurance' || asked.set || asked.mainSet) return
  const sprints = found.find(({ field, from, to }) => field === 'workoutType' && ALL_OUT.test(sentence.slice(from, to)))
  if (!sprints) return
  const { reading, from, to } = sprints
  draft.addInferred(
    'workoutType',
    reading,
    `“${sentence.slice(from, to)}” without a set are intervals that are not all out: say a set, such as 6x30 s sprints.`,
  )
}

function effortOf(mention: Mention, sentence: string): SessionEffort | undefined {
  if (mention.kind === 'zone') return mention.zone === 1 ? 'recovery' : mention.zone === 2 ? 'endurance' : undefined
  if (mention.kind !== 'session') return undefined
  if (mention.session === 'endurance') return 'endurance'
  if (mention.session !== 'easy') return undefined
  const words = sentence.slice(mention.from, mention.to)
  if (LENGTH_ALONE.test(words)) return undefined
  if (STEADY.test(words)) return 'endurance'
  return VERY_EASY.test(words) || VERY.test(sentence.slice(0, mention.from)) ? 'recovery' : 'easy'
}

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

function areBeside(one: Span, other: Span, sentence: string): boolean {
  const [before, behind] = one.from < other.from ? [one, other] : [other, one]
  return sentence.slice(before.to, behind.from).trim() === ''
}

/** Whether an effort is said of the beginning or the end: "easy spinning at the end". */
function isOfEnd({ to }: Span, sentence: string): boolean {
  return /^ (?:\p{L}+ )?(?:at|to|in) (?:the )?(?:very )?(?:end|finish|start|beginning)\b/iu.test(sentence.slice(to))
}
