import { type Mention, type MentionOf, mentionsOf } from '../mention.ts'
import { type Bout, type SportContext, toBout, toRestSeconds } from '../resolve/measure.ts'
import type { TotalAndParts } from '../resolve/total-and-parts.ts'
import type { MainSet, Span } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { describeSet } from './describe.ts'
import type { DraftRequest } from './draft-request.ts'

/** Fills the first set that was said, with its rest; without one, a stretch of work ("20 min tempo") as a single bout. */
export function fillSet(
  draft: DraftRequest,
  mentions: readonly Mention[],
  { total, work }: TotalAndParts,
  context: SportContext,
): void {
  const [first, ...more] = mentionsOf('set', mentions)
  const rests = mentionsOf('rest', mentions)
  if (!first) {
    for (const rest of rests) draft.addUnread(rest, REST_WITHOUT_SET)
    const bout = work && toBout(work.amount, 1, context)
    if (bout && typeof bout !== 'string') addSet(draft, { times: 1, ...bout }, work.mention)
    return
  }
  for (const mention of work ? [...more, work.mention] : more) draft.addUnread(mention, ONE_SET)
  const { durationUnit, durationValue } = total?.length ?? {}
  const minutes = durationUnit === 'minutes' ? durationValue : undefined
  const bout = toBout(first.bout, first.times, context, minutes, draft.asked.workoutType)
  if (typeof bout === 'string') for (const mention of [first, ...rests]) draft.addUnread(mention, bout)
  else {
    const { restSeconds, spans } = chooseRest(draft, first, rests, bout, context)
    const set = { times: first.times, ...bout, ...(restSeconds === undefined ? {} : { restSeconds }) }
    addSet(draft, set, first, ...spans)
  }
}

const ONE_SET = 'A session is asked for by one main set: the first one counts.'
const REST_WITHOUT_SET = 'Say what the rest is between, such as 5 × 3 min with 2 min rest.'

function addSet(draft: DraftRequest, set: MainSet, ...spans: readonly Span[]): void {
  draft.asked.set = set
  draft.addFound('set', describeSet(set), ...spans)
}

/** The first rest of 5 seconds to an hour, and its place if it stands apart from the set. The other rests are unread. */
function chooseRest(
  draft: DraftRequest,
  first: MentionOf<'set'>,
  rests: readonly MentionOf<'rest'>[],
  bout: Bout,
  context: SportContext,
) {
  const secondsOf = ({ rest }: { rest: Amount }) => {
    const seconds = toRestSeconds(rest, context, bout)
    return seconds !== undefined && seconds >= MIN_REST_SECONDS && seconds <= MAX_REST_SECONDS ? seconds : undefined
  }
  const all = [...(first.rest ? [{ ...first, rest: first.rest }] : []), ...rests]
  const chosen = all.find((one) => secondsOf(one) !== undefined)
  for (const one of all) if (one !== chosen) draft.addUnread(one, secondsOf(one) === undefined ? NO_TIME : ONE_REST)
  const isApart = chosen && chosen.from !== first.from
  return { restSeconds: chosen && secondsOf(chosen), spans: isApart ? [chosen] : [] }
}

// The bounds of a rest in a request.
const MIN_REST_SECONDS = 5
const MAX_REST_SECONDS = 3600
const NO_TIME = 'A rest is asked for in time, such as 90s rest.'
const ONE_REST = 'The bouts have one rest between them: the first one counts.'
