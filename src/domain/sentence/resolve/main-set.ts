import type { GenerateRequest } from '../../generator/request.ts'
import type { WorkoutType } from '../../sports/registry.ts'
import type { Mention } from '../readers/mention.ts'
import type { Span, Unread } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Bout, type SportContext, toBout, toRestSeconds } from './measure.ts'
import type { TotalAndParts } from './total-and-parts.ts'

type MainSet = NonNullable<GenerateRequest['set']>
type SetMention = Extract<Mention, { kind: 'set' }>
type RestMention = Extract<Mention, { kind: 'rest' }>

/** The main set that was said, the words it was read from, and the words that it leaves unread. */
export type AskedSet = { set?: MainSet; spans: Span[]; unread: Unread[] }

/** The first set that was said, with its rest; without one, a stretch of work ("20 min tempo") as a single bout. */
export function findMainSet(
  mentions: readonly Mention[],
  parts: TotalAndParts,
  context: SportContext,
  type: WorkoutType | undefined,
): AskedSet {
  const [first, ...more] = mentions.filter((one): one is SetMention => one.kind === 'set')
  const rests = mentions.filter((one): one is RestMention => one.kind === 'rest')
  if (!first) return boutOfWork(parts.work, rests, context)
  const unread = more.map((mention) => unreadAt(mention, ONE_SET))
  if (parts.work) unread.push(unreadAt(parts.work.mention, ONE_SET))
  const { durationUnit, durationValue } = parts.total?.length ?? {}
  const bout = toBout(first.bout, first.times, context, durationUnit === 'minutes' ? durationValue : undefined, type)
  if (typeof bout === 'string')
    return { spans: [], unread: [...unread, unreadAt(first, bout), ...rests.map((one) => unreadAt(one, bout))] }
  const { restSeconds, spans, refused } = chooseRest(first, rests, bout, context)
  return {
    set: { times: first.times, ...bout, ...(restSeconds === undefined ? {} : { restSeconds }) },
    spans: [first, ...spans],
    unread: [...unread, ...refused],
  }
}

const ONE_SET = 'A session is asked for by one main set: the first one counts.'

/** A stretch of work as the only bout of a set. It has no rest, so a rest that was said is unread. */
function boutOfWork(work: TotalAndParts['work'], rests: readonly RestMention[], context: SportContext): AskedSet {
  const bout = work && toBout(work.amount, 1, context)
  const unread = rests.map((mention) => unreadAt(mention, REST_WITHOUT_SET))
  if (!work || !bout || typeof bout === 'string') return { spans: [], unread }
  return { set: { times: 1, ...bout }, spans: [work.mention], unread }
}

const REST_WITHOUT_SET = 'Say what the rest is between, such as 5 × 3 min with 2 min rest.'

/** The first rest of 5 seconds to an hour, and the other rests as unread. */
function chooseRest(first: SetMention, rests: readonly RestMention[], bout: Bout, context: SportContext) {
  const seconds = ({ rest }: { rest: Amount }) => {
    const found = toRestSeconds(rest, context, bout)
    return found !== undefined && found >= MIN_REST_SECONDS && found <= MAX_REST_SECONDS ? found : undefined
  }
  const all = [...(first.rest ? [{ from: first.from, to: first.to, rest: first.rest }] : []), ...rests]
  const chosen = all.find((one) => seconds(one) !== undefined)
  const refused = all
    .filter((one) => one !== chosen)
    .map((one) =>
      unreadAt(
        one,
        seconds(one) === undefined ? NO_REST : 'The bouts have one rest between them: the first one counts.',
      ),
    )
  const isApart = chosen && chosen.from !== first.from
  return { restSeconds: chosen && seconds(chosen), spans: isApart ? [chosen] : [], refused }
}

// The bounds of a rest in a request.
const MIN_REST_SECONDS = 5
const MAX_REST_SECONDS = 3600
const NO_REST = 'A rest is asked for in time, such as 90s rest.'

function unreadAt({ from, to }: Span, sentence: string): Unread {
  return { from, to, sentence }
}
