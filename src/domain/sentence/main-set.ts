import type { GenerateRequest } from '../generator/request.ts'
import type { WorkoutType } from '../sports/registry.ts'
import { type Bout, boutOf, type Ruler, restSecondsOf } from './measure.ts'
import type { Mention } from './mention.ts'
import type { Parts } from './parts.ts'
import type { Span, Unread } from './understood.ts'

type MainSet = NonNullable<GenerateRequest['set']>
type SetMention = Extract<Mention, { of: 'set' }>
type RestMention = Extract<Mention, { of: 'rest' }>

/** The main set that was asked for, where it stands, and what of it could not be read. */
export type AskedSet = { set?: MainSet; spans: Span[]; unread: Unread[] }

/** Puts together what was said of the main set: how often and how long, and the rest; of two sets the first counts. */
export function mainSetOf(
  mentions: readonly Mention[],
  parts: Parts,
  ruler: Ruler,
  type: WorkoutType | undefined,
): AskedSet {
  const [first, ...more] = mentions.filter((one): one is SetMention => one.of === 'set')
  const rests = mentions.filter((one): one is RestMention => one.of === 'rest')
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
  const bout = boutOf(
    first.bout,
    first.times,
    ruler,
    durationUnit === 'minutes' ? durationValue : undefined,
    isOfLongBouts(type),
  )
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
  const written = first.rest && restSecondsOf(first.rest, ruler, bout)
  const [said, ...others] = written === undefined ? rests : [undefined, ...rests]
  const restSeconds = written ?? (said && restSecondsOf(said.rest, ruler, bout))
  const isHad = restSeconds !== undefined && restSeconds >= 5 && restSeconds <= 3600
  const refused = [...others, ...(isHad || !said ? [] : [said])].flatMap((one) =>
    one
      ? [
          told(
            one,
            isHad
              ? 'The bouts have one rest between them: the first one counts.'
              : 'A rest is 5 seconds to an hour long.',
          ),
        ]
      : [],
  )
  return { restSeconds: isHad ? restSeconds : undefined, spans: isHad && said ? [said] : [], refused }
}

function isOfLongBouts(type: WorkoutType | undefined): boolean {
  return type === 'threshold' || type === 'sweet spot' || type === 'tempo'
}

function told({ from, to }: Span, sentence: string): Unread {
  return { from, to, sentence }
}
