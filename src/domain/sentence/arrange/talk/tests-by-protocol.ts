import type { Span } from '../../result.ts'
import type { Token } from '../../tokens/tokens.ts'
import type { Edit, Piece } from '../arranged.ts'
import { findProtocol, type Protocol } from './protocols-of-tests.ts'

/**
 * A test as the session in which it is usually done: "20 minute FTP test" is a warm-up, 5 minutes all out, 10 easy, 20 all out
 * and a cool-down. Only where each figure of the sentence is one of the test: what else is said stays as it is.
 */
export function writeTests(_: readonly Token[], text: string): Edit[] {
  if (!/\b(?:test|trial|tt|css|for time)\b/i.test(text) || OTHER_TALK.test(text)) return []
  const protocol = findProtocol(text)
  if (!protocol) return []
  const ends = endsIn(text)
  const whole = wholeIn(text, protocol.spans)
  const known = [...protocol.spans, ...ends.map(({ span }) => span), ...(whole ? [whole] : [])]
  const isKnown = (at: number) => known.some(({ from, to }) => from <= at && at < to)
  if ([...text.matchAll(/\d/g)].some(({ index }) => !isKnown(index))) return []
  const minutes = whole && protocol.minutes ? minutesOf(text.slice(whole.from, whole.to)) : undefined
  const said = ends.filter(({ hasLength }) => hasLength)
  const lengths = lengthsOfEnds(protocol, said, minutes)
  const areBothSaid = said.some(({ part }) => part === 'both')
  const [name, ...more] = protocol.spans
  if (!lengths || !name) return []
  // "2k warm up, 5k time trial": with an end of its own it is all that is done.
  if (protocol.isTrial && said.length > 0 && !areBothSaid && !whole)
    return [
      {
        ...name,
        by: [{ words: `, ${sportOf(text.slice(name.from, name.to))} intervals, ${protocol.short}, `, for: name }],
      },
      // "with 15 min warm up": it comes on top.
      ...said.flatMap(({ span }) => {
        const link = LINK.exec(text.slice(span.from, span.to))?.[0].length ?? 0
        return link > 0 ? [{ from: span.from, to: span.from + link, by: [', '] }] : []
      }),
    ]
  const has = (part: string) => said.some((one) => one.part === part || one.part === 'both')
  // "20 min warm up, 20 min FTP test, 10 min cool down": all parts are said.
  const isAllSaid = protocol.isLengthSaid && has('up') && has('down') && !whole
  const pieces: Piece[] = [
    // Nothing easier names a session of which the most is easy.
    `${protocol.sport ?? ''} intervals, `,
    ...(has('up') ? [] : [lengths.up, ', ']),
    {
      words: lengths.isShort || areBothSaid || isAllSaid ? protocol.short : protocol.work,
      for: name,
      tell:
        protocol.tell +
        (protocol.isSportOpen ? ` No sport was named, so it is a ${nouns[protocol.sport ?? 'run']}.` : ''),
    },
    ...(has('down') ? [] : [', ', lengths.down]),
  ]
  const dropped = [
    ...more,
    ...ends.filter(({ hasLength }) => !hasLength).map(({ span }) => span),
    ...(whole ? [whole] : []),
  ]
  // What was said beside a test, its bike for example, is of the session and not of its last part.
  return [
    { ...name, by: [', ', ...pieces, ', '] },
    ...dropped.map((span) => ({ ...span, by: [' '] })),
    ...said
      .filter(({ part }) => part === 'both')
      .map(({ span, figure }) => ({
        ...span,
        by: [{ words: `, ${figure} warm up, ${figure} cool down, `, for: span }],
      })),
  ]
}

function sportOf(name: string): string {
  return /\b(?:run|bike|swim)\b/i.exec(name)?.[0] ?? ''
}

const nouns: Record<string, string> = { bike: 'ride', run: 'run', swim: 'swim' }

type End = { span: Span; part: 'up' | 'down' | 'both'; figure: string; hasLength: boolean; minutes: number }

function endsIn(text: string): End[] {
  return [...text.matchAll(ENDS)].map((match): End => {
    const { length = '', behind = '', both = '', up } = match.groups ?? {}
    const figure = length || behind || both
    const span = { from: match.index, to: match.index + match[0].length }
    const isMinutes = !/\d ?(?:km?|mi|m\b|metres|meters)/i.test(figure)
    return {
      span,
      part: both ? 'both' : up ? 'up' : 'down',
      figure,
      hasLength: figure !== '',
      minutes: isMinutes ? Number.parseInt(figure, 10) || 0 : 0,
    }
  })
}

/** The ends that were not said, so that the whole is as long as it is said to be. Undefined where it cannot be. */
function lengthsOfEnds(protocol: Protocol, said: readonly End[], minutes: number | undefined) {
  const { up, down } = protocol.ends
  const isSaid = (part: string) => said.find((one) => one.part === part || one.part === 'both')
  if (minutes === undefined) return { up: `${up} warm up`, down: `${down} cool down`, isShort: false }
  for (const isShort of [false, true]) {
    const work = isShort ? protocol.minutesInShort : protocol.minutes
    const left = work === undefined ? 0 : minutes - work
    const first = isSaid('up')?.minutes ?? Math.min(MOST_UP, Math.max(10, left - 10))
    const last = isSaid('down')?.minutes ?? left - first
    if (left === first + last && last >= LEAST_DOWN && last <= MOST_DOWN)
      return { up: `${first} min warm up`, down: `${last} min cool down`, isShort }
  }
  return undefined
}

// In minutes (our choice).
const MOST_UP = 25
const LEAST_DOWN = 5
const MOST_DOWN = 30

function minutesOf(words: string): number {
  const figure = Number(/\d+(?:\.\d+)?/.exec(words)?.[0] ?? 1)
  return /\d ?m|min/i.test(words) ? figure : figure * 60
}

/** The length of the whole, which is not that of the test. */
function wholeIn(text: string, ofTest: readonly Span[]): Span | undefined {
  const whole = spanOf(WHOLE, text, 'whole')
  return whole && ofTest.some(({ from, to }) => from < whole.to && to > whole.from) ? undefined : whole
}

function spanOf(pattern: RegExp, text: string, group: string): Span | undefined {
  const match = pattern.exec(text)
  const place = match?.indices?.groups?.[group]
  return place && { from: place[0], to: place[1] }
}

const LINK = /^,? ?(?:(?:with|w|plus|\+) |w\/ ?)+/i
const LENGTH = "\\d{1,4}(?:\\.\\d)? ?(?:minutes?|mins?|m|'|km?|miles?|mi|metres|meters)?"
const ENDS = new RegExp(
  `(?:,? ?(?:jog |easy |and |with )*(?<both>${LENGTH})(?: easy| jog| of jogging)* (?:before (?:and|&) after|either side|each side|(?:at )?both ends))|(?:,? ?(?:and |with |plus |then |after |w\\/ ?|\\+ ?)*(?:an? |the |my )?(?:proper |good |full |long |usual |decent |easy )*)(?:(?<length>${LENGTH}) (?:of |easy |for |to |the )*)?(?:(?<up>warm(?:ing)?[- ]?up|w\\/?u)|(?:cool(?:ing)?[- ]?down|cd|warm[- ]?down))(?: included| first)?(?:(?: of| for|:)? (?<behind>${LENGTH})(?: first)?)?(?: pls| please)?(?![\\w'])`,
  'gi',
)
const WHOLE =
  /(?<whole>(?:\b(?:in )?(?:(?:an?|one|1) hour|\d(?:\.\d)? ?(?:h|hrs?|hours?)|(?:3[6-9]|[4-9]\d|1[0-2]\d)[ -]?(?:mins?|minutes|m(?![a-z])))(?: long| (?:in )?total| in all| altogether| session)*))(?![\w'])/di
/** What is no session of a test now. */
const OTHER_TALK =
  /\b(?:pain|dizz\w+|fever\w*|faint\w*|injur\w+|sore|sick|ill|hurts?|since|last|yesterday|tomorrow|next|before(?! and| &)|from(?! \d{2,3} ?w)|based|results?|passed|did|was|done|no|not|without|instead|skip|prep\w*|ready|so|upcoming|coming|weeks?|ago|days?|or|if|recovery (?:run|ride|spin|swim|day)|easy (?:run|ride|spin|swim|day|jog)|rest day|covid|blood|drive|test\b.*\b(?:then|and)\b(?! (?:a )?200).* test|then .* x ?\d)\b|\d ?x ?\d{2,4}(?! ?min)/i
