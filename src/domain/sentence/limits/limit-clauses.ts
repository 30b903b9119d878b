import type { Span } from '../result.ts'

/** A limit or a cadence that is said of all of a session, "HR under 165 throughout", or of one kind of part, "HR < 150 on the z2". */
export type LimitClause = {
  /** From the sign before it to its end. */
  cut: Span
  /** The words that say it. */
  said: Span
  of: Scope
  /** A cadence is kept by the steps themselves. */
  cadence?: { min: number; max: number } | undefined
}

export type Scope = 'all' | 'warm-up' | 'cool-down' | 'rests' | 'efforts' | { zone: number }

/** The first such clause of a sentence. */
export function limitClauseIn(text: string): LimitClause | undefined {
  const match = [CLAUSE, CLAUSE_BEHIND_SCOPE].map((pattern) => pattern.exec(text)).find((one) => one !== null)
  const { what, limit, scope } = match?.groups ?? {}
  const [from, to] = match?.indices?.groups?.what ?? []
  if (!match || !what || !limit || !scope || from === undefined || to === undefined) return undefined
  const cadence = CADENCE.exec(limit)
  if (!cadence && !BOUNDED.test(limit)) return undefined
  const [, low, high] = UPPER.test(limit) ? [] : (/(\d{2,3})(?: ?- ?(\d{2,3}))?/.exec(limit) ?? [])
  const end = match.index + match[0].length
  const [signs = ''] = match.index === 0 ? (/^[:,;. ]+/.exec(text.slice(end)) ?? []) : []
  return {
    cut: { from: match.index, to: end + signs.length },
    said: { from, to },
    of: scopeOf(scope),
    ...(cadence && low ? { cadence: { min: Number(low), max: Number(high ?? low) } } : {}),
  }
}

function scopeOf(words: string): Scope {
  const zone = /(?:z|zone) ?(\d)/i.exec(words)?.[1]
  if (zone) return { zone: Number(zone) }
  const [kind] = SCOPES.find(([, pattern]) => pattern.test(words)) ?? (['all'] as const)
  return kind
}

const SCOPES: readonly (readonly [of: Scope, words: RegExp])[] = [
  ['warm-up', /\b(?:warm|w\/?u\b)/i],
  ['cool-down', /\b(?:cool|c\/?d\b)/i],
  ['rests', /\b(?:rec|rests?\b|jogs?\b|floats?\b)/i],
  ['efforts', /\b(?:efforts?|intervals?|reps?|bouts?|hard)\b/i],
]

const VERB = "(?:(?:keep|keeping|kept|hold|holding|stay|staying|cap|never let|don'?t let|do not let|limit|limited) )"
const METRIC = '(?:hr|heart[- ]?rate|pulse|power|pwr|watts|pace|cad(?:ence)?)'
const BOUND =
  '(?:<=?|>=?|under|below|beneath|sub|over|above|no (?:higher|more|faster|lower|less|slower) than|not (?:to )?(?:exceed|above|over|below|under|(?:higher|more|faster|less|slower) than)|(?:go|goes|going|exceed\\w*) (?:over|above)|at (?:most|least)|max(?:imum)?|min(?:imum)?|cap(?:ped)?|limit(?:ed)?|ceiling)'
const VALUE =
  '\\d{1,3}(?::\\d\\d)?(?: ?- ?\\d{2,3})?\\+? ?(?:bpm|beats|w(?:atts)?|rpm|spm|% ?(?:(?:of )?(?:ftp|max ?hr|hr ?max|lthr|threshold))?|(?:\\/|per) ?(?:km|k|mi|mile))?\\+?(?!\\w|:\\d)(?: (?:hr|heart ?rate|pulse|bpm|cad(?:ence)?))?(?: ?(?:max(?:imum)?|cap|tops|limit|or (?:less|lower|below|under|more|higher|above|slower))(?![a-z]))?'
const LINK = '(?: ?(?:is|stays?|be|at|of|to|always|:|=|never) ?)*'
const LIMIT = `(?<limit>(?:${VERB}?(?:it |your |the |my )?${METRIC}(?:${LINK}|(?: ?${BOUND} ?)+|${LINK} ?${BOUND}${LINK}) ?|(?:${VERB}(?:it )?|never (?:go )?|not )${BOUND} ?|(?:at )?(?=\\d{2,3}(?: ?- ?\\d{2,3})?\\+? ?rpm))${VALUE})`
const WHOLE =
  '(?:throughout|all the way(?: through)?|(?:for |over )?(?:the )?(?:whole|entire) (?:time|way|ride|run|session|thing|lot|workout)|(?:for |in )?all of (?:it|the (?:ride|run|session))|for the duration|at all times|at any (?:time|point)|all (?:session|ride|run|workout|day)|always|(?:from )?start to finish|in (?:all|every) (?:steps?|parts?))'
const PART =
  '(?:(?:on|in|for|during|through|of) (?:all )?(?:the |your |each |every )?(?:(?:z|zone) ?\\d|warm[- ]?up|w\\/?u|cool[- ]?down|c\\/?d|rec(?:s|overy|overies)?|rests|rest(?= (?:bits?|parts?|periods?))|jogs?|floats?|efforts?|intervals?|reps?|bouts?)(?: (?:bits?|parts?|periods?|sections?|portions?|riding|running|ride|run|miles|kms?|efforts?|stuff))?)'
const AHEAD =
  '(?:^|(?<=^(?:easy |long )?(?:run|ride|bike|turbo|trainer|spin|zwift)) (?=w|hr|heart|keep)|(?:[,;.:(]| -|(?<=\\d.*) (?=\\(|and |but |w\\/ ?|with |keep|hold|stay|cap |cad|never|hr |heart|(?:at )?\\d{2,3}(?: ?- ?\\d{2,3})?\\+? ?rpm))) ?(?:(?:and|but|with|w\\/?|then|please|just|must) ?)*'
const BEHIND = '(?: (?:please|pls|pl[sz]))?(?: ?\\)| ?[.;!](?= ?$)|(?= ?(?:$|[,;.:!)]| (?:with|w\\/|incl\\w*) ?\\d)))'

/** "…, keep HR under 165 throughout" */
const CLAUSE = new RegExp(`${AHEAD}(?<what>${LIMIT},? ?(?<scope>${WHOLE}|${PART}))(?![a-z\\d])${BEHIND}`, 'di')
/** "…, throughout keep HR under 165" */
const CLAUSE_BEHIND_SCOPE = new RegExp(
  `${AHEAD}(?<what>(?<scope>${WHOLE}|${PART}|(?:z|zone) ?\\d):?,? ${LIMIT})${BEHIND}`,
  'di',
)

const CADENCE = /\b(?:cad(?:ence)?|rpm)\b|\d ?rpm/i
const BOUNDED = new RegExp(`${BOUND}|\\d ?(?:%|\\w+)? ?(?:max|cap|tops|limit|or less)`, 'i')
const UPPER =
  /<|\b(?:under|below|beneath|sub|max\w*|cap(?:ped)?|limit\w*|no (?:higher|more)|not (?:to exceed|above|over))\b/i
