import type { GenerateRequest } from '../../generator/request.ts'
import type { WorkoutType } from '../../sports/registry.ts'
import type { Mention } from '../readers/mention.ts'
import type { Span, Unread } from '../result.ts'
import type { Amount } from '../tokens/amounts.ts'
import { type Bout, boutOf, type Ruler, restSecondsOf } from './measure.ts'
import type { Parts } from './total-and-parts.ts'

type MainSet = NonNullable<GenerateRequest['set']>
type SetMention = Extract<Mention, { kind: 'set' }>
type RestMention = Extract<Mention, { kind: 'rest' }>

/** The main set that was asked for, where it stands, and what of it could not be read. */
export type AskedSet = { set?: MainSet; spans: Span[]; unread: Unread[] }

/** Puts together what was said of the main set: how often and how long, and the rest; of two sets the first counts. */
export function mainSetOf(
  mentions: readonly Mention[],
  parts: Parts,
  ruler: Ruler,
  type: WorkoutType | undefined,
): AskedSet {
  const [first, ...more] = mentions.filter((one): one is SetMention => one.kind === 'set')
  const rests = mentions.filter((one): one is RestMention => one.kind === 'rest')
  const unread: Unread[] = more.map((mention) =>
    told(mention, 'A session is asked for by one main set: the first one counts.'),
  )
  if (!first) {
    const work = parts.work
    const bout = work && boutOf(work.amount, 1, ruler)
    unread.push(
      ...rests.map((mention) => told(mention, 'Say what the rest is between, such as 5 × 3 min with 2 min rest.')),
    )
    if (!work || typeof bout === 'string' || !bout) return { spans: [], unread }
    return { set: { times: 1, ...bout }, spans: [work.mention], unread }
  }
  if (parts.work) unread.push(told(parts.work.mention, 'A session is asked for by one main set: the first one counts.'))
  const { durationUnit, durationValue } = parts.whole?.length ?? {}
  const bout = boutOf(first.bout, first.times, ruler, durationUnit === 'minutes' ? durationValue : undefined, type)
  if (typeof bout === 'string')
    return { spans: [], unread: [...unread, told(first, bout), ...rests.map((one) => told(one, bout))] }
  const { restSeconds, spans, refused } = restOf(first, rests, bout, ruler)
  return {
    set: { times: first.times, ...bout, ...(restSeconds === undefined ? {} : { restSeconds }) },
    spans: [first, ...spans],
    unread: [...unread, ...refused],
  }
}

function restOf(first: SetMention, rests: readonly RestMention[], bout: Bout, ruler: Ruler) {
  const seconds = ({ rest }: { rest: Amount }) => {
    const found = restSecondsOf(rest, ruler, bout)
    return found !== undefined && found >= 5 && found <= 3600 ? found : undefined
  }
  const all = [...(first.rest ? [{ from: first.from, to: first.to, rest: first.rest }] : []), ...rests]
  const counting = all.find((one) => seconds(one) !== undefined)
  const refused = all
    .filter((one) => one !== counting)
    .map((one) =>
      told(one, seconds(one) === undefined ? NO_REST : 'The bouts have one rest between them: the first one counts.'),
    )
  const isApart = counting && counting.from !== first.from
  return { restSeconds: counting && seconds(counting), spans: isApart ? [counting] : [], refused }
}

const NO_REST = 'A rest is asked for in time, such as 90s rest.'

function told({ from, to }: Span, sentence: string): Unread {
  return { from, to, sentence }
}
