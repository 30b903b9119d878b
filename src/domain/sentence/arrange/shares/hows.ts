import type { Span } from '../../result.ts'

/** What is said of how a repetition is done: of one kind each one has one alone. */
export type Kind = 'effort' | 'clock' | 'stroke' | 'manner' | 'gear' | 'rest'

/** One thing that is said, and where. `isOffset`: "+5", which needs the target before it. `isVague`: "a bit quicker". `words`: what is written for it. */
export type Atom = Span & { kind: Kind; isOffset?: boolean; isVague?: boolean; words?: string }

/** How some repetitions are done, "easy free", "@ css+6", "drill/swim by 25 w paddles", "on 1:45". */
export type How = Span & { atoms: Atom[] }

const AIM = `(?:(?:@|at|in|to|as|around|about|under) ?(?:the |an? )?)`
const PACE = '(?:race )?(?:pace|effort|speed|power|watts|intensity)'
const PER = String.raw`(?: ?(?:\/|per|a) ?(?:km|k|mile|mi|100m?))`
const OFFSET = String.raw`(?: ?[+-] ?\d{1,2}(?: ?(?:s|secs?|seconds|w))?${PER}?| (?:plus|minus) \d{1,2}(?: ?(?:s|secs?|seconds|watts))?${PER}?)`
const RACE =
  '(?:(?:half[- ])?marathon|half|mp|gmp|hmp|hm|10 ?k|15 ?k|5 ?k|3 ?k|1500|mile|800|400|200|100|t|lt|tt|css|ftp|race|goal|crit|70\\.3|him|olympic)'
/** What names a pace without a word for it. */
const OWN_NAME = '(?:mp|gmp|hmp|css|ftp|threshold|lt)'
const TIME = String.raw`(?:(?:\d{0,2}[:.][0-5]\d(?!\d|:\d)|[2-9]\d(?![\d:%]|\.\d| ?(?:w|%|rpm|bpm)))(?: ?(?:s|secs?|seconds|")(?![a-z/]))?|[1-9] ?(?:mins?|minutes?|')(?![a-z]))`

const EFFORTS = [
  `${AIM}?(?:z|zone) ?[1-7](?![\\d])`,
  `${AIM}?rpe ?\\d{1,2}(?: ?- ?\\d{1,2})?`,
  `${AIM}?\\d{2,3}(?: ?- ?\\d{2,3})? ?%(?: (?:of )?(?:ftp|css|max(?: ?hr)?|hr ?max))?`,
  `${AIM}?\\d{2,3}(?: ?- ?\\d{2,3})? ?w(?:atts)?\\b`,
  `${AIM}?\\d{1,2}[:.]\\d\\d(?: ?- ?\\d{1,2}[:.]\\d\\d)?${PER}(?: pace)?`,
  `${AIM}?${OWN_NAME}(?: ${PACE})?${OFFSET}?(?![a-z\\d])`,
  `${AIM}?${RACE} ${PACE}${OFFSET}?(?![a-z\\d])`,
  `(?:@|at) ?${RACE}${OFFSET}?(?![a-z\\d%:.]| ?(?:w(?! ?\\/| \\d)|%|rpm)\\b)`,
  `(?:@|at) ?\\d{2,3}(?: ?- ?\\d{2,3})?(?![\\d:.]| ?(?:s|secs?|seconds|rpm|")(?![a-z]))`,
  `${AIM}?(?:very |really |super |nice (?:and |n )?)?(?:easy|ez|steady|mod(?:erate)?|tempo|thresh(?:old)?|thr|hard|hrd|fast|strong|sprint|max(?:imum)?|all[- ]out|flat[- ]out|smooth|relaxed|float|best (?:avg|average|effort)|slow|cruise|cruisy|aerobic|controlled|comfortable|sweet ?spot|sst|vo2(?: ?max)?|moderately hard)(?: (?:pace|effort))?(?![a-z\\d])`,
  '(?:build|quicker|faster|harder|easier|slower)(?![a-z])',
  `(?:a )?\\d{1,2} ?(?:s|secs?|seconds|w|watts)${PER}? (?:quicker|faster|slower|harder|higher)`,
]
const VAGUE =
  '(?:(?:a )?(?:bit|touch|little|tad)(?: bit)? |slightly |that bit )(?:quicker|faster|harder|slower|easier)(?![a-z])'
const ALONE_OFFSET = String.raw`@? ?[+-]\d{1,2}(?: ?(?:s|secs?|seconds))?${PER}?(?![\d%:])`
const STROKE =
  '(?:fly|butterfly|back(?:stroke)?|bk|breast(?:stroke)?|brs?|brst|free(?:style)?|fr|fc|fs|front crawl|crawl|choice|ch|im|stroke|non[- ]?free)'
const MANNER =
  '(?:kick(?:ing)?|pull|drills?|dr|swim|scull(?:ing)?|catch[- ]?up|fist|single[- ]arm|one[- ]arm|fingertip(?: drag)?|underwater|uw|head[- ]up|dolphin|side kick|normal|regular)'
const BY = '(?: by (?:the )?(?:25|50|75|100)s?)?(?![a-z\\d])'
const STROKES = `(?:as )?${STROKE}(?: ?\\/ ?${STROKE})*${BY}`
const MANNERS = `(?:as )?(?:[kdps](?: ?\\/ ?[kdps])+|${MANNER}(?: ?\\/ ?(?:${MANNER}|${STROKE}))*)${BY}`
const BREATHS = String.raw`breath(?:e|ing)? (?:every )?\d(?: ?[/,-] ?\d)*(?: by (?:25|50|75|100)s?)?`
const PIECE = '(?:paddles?|pads?|fins|flippers|snorkel|pull ?buoy|pullbuoy|pb|buoy|band|(?:kick ?)?board)'
const GEAR = `(?:(?:with|w\\/|w|no|without) ?(?:an? |the )?)?${PIECE}(?: ?(?:\\+|&|and|,) ?${PIECE})*(?![a-z])`
const POSITION =
  '(?:seated|standing|stood up|out (?:of )?(?:the )?saddle|in the saddle|(?:on |in )?(?:the )?(?:aero ?bars|tt bars|drops|hoods)|(?:in an? )?big gear|(?:@|at)? ?\\d{2,3}(?: ?- ?\\d{2,3})? ?rpm)'
const REST_TIME = String.raw`(?::[0-5]\d|\d{1,3} ?(?:s|secs?|seconds|"|'|mins?|minutes|m)?)`
const RESTS = String.raw`(?:with |w\/ ?|w |on |off )?(?:(?:r|ri|rest|rec) ?[:=]? ?${REST_TIME}(?![\d:a-z]| ?(?:on|off|at|@|easy|fast|hard))|\d{1,3} ?(?:s|secs?|seconds|"|mins?|minutes|'|m) ?(?:(?:easy |slow |static |standing |walk(?:ing)? )?(?:rest|ri|recovery|recov|rec|jog|jogs|walk|off|float|spin(?:ning)?|soft|standing|static|easy)(?: rec(?:overy)?| spin(?:ning)?| jog| between)?)(?![a-z]))`

const ATOMS: readonly { kind: Kind; pattern: RegExp; isOffset?: boolean; isVague?: boolean }[] = [
  { kind: 'rest', pattern: sticky(RESTS) },
  { kind: 'effort', pattern: sticky(`(?:${EFFORTS.join('|')})`) },
  {
    kind: 'clock',
    pattern: sticky(`(?:(?:go|going|leave|leaving) )?(?:on|off|every|leaving|@|at) ?(?:the |an? )?${TIME}`),
  },
  { kind: 'effort', pattern: sticky(ALONE_OFFSET), isOffset: true },
  { kind: 'effort', pattern: sticky(VAGUE), isVague: true },
  { kind: 'gear', pattern: sticky(`(?:${GEAR}|${POSITION}|${BREATHS})`) },
  { kind: 'manner', pattern: sticky(MANNERS) },
  { kind: 'stroke', pattern: sticky(STROKES) },
]

function sticky(pattern: string): RegExp {
  return new RegExp(`(?:(?<![a-z\\d])|(?=[@+:]))${pattern}`, 'iy')
}

const LINK = /(?: ?(?:[:=]|->|- )| (?:is|are|as|be|should be|should|do|done|go|goes|in)(?= |$))? ?/iy
const JOINT = / (?:(?:and|but|with|w\/|a|in|all) )?| ?(?:\+|&) ?/iy
const FLUFF =
  /(?: (?:if|as|whatever|when) (?:(?:u|you|it|ya|hard|fast|legs|feel\w*|still) )*(?:can|like|want|fancy|good|ok|possible))?/iy

/** How it is done, from a place on, behind ":", "=" or "are". `isOne`: up to "and". */
export function howAt(text: string, at: number, isOne = false): How | undefined {
  const from = endOf(LINK, text, at)
  const atoms: Atom[] = []
  let next = from
  for (;;) {
    const atom = atomAt(text, next)
    if (!atom || (atom.kind !== 'gear' && atoms.some(({ kind }) => kind === atom.kind && kind !== 'stroke'))) break
    atoms.push(atom)
    next = endOf(JOINT, text, atom.to)
    if (next === atom.to || (isOne && / (?:and|&)|[/&]/i.test(text.slice(atom.to, next)))) break
  }
  const [first, last] = [atoms[0], atoms.at(-1)]
  if (!first || !last) return undefined
  return { from: first.from, to: endOf(FLUFF, text, last.to), atoms }
}

/** A clock alone: "3rd set 1:35". */
export function clockAt(text: string, at: number): How | undefined {
  const from = endOf(LINK, text, at)
  const to = endOf(CLOCK, text, from)
  return to > from ? { from, to, atoms: [{ kind: 'clock', from, to }] } : undefined
}

const CLOCK = /\d{0,2}[:.][0-5]\d(?![\d:])/iy

/** One thing that is said at a place. */
function atomAt(text: string, at: number): Atom | undefined {
  for (const { pattern, ...about } of ATOMS) {
    const to = endOf(pattern, text, at)
    if (to > at) return { ...about, from: at, to }
  }
  return undefined
}

/** All that is said in a stretch, and what nothing is read of between. */
export function atomsIn(text: string, { from, to }: Span): Atom[] {
  const atoms: Atom[] = []
  for (let at = from; at < to; ) {
    const atom = atomAt(text, at)
    if (atom && atom.to <= to) atoms.push(atom)
    at = atom && atom.to <= to ? atom.to : at + 1
  }
  return atoms
}

/** The place behind a pattern, or where it was looked for. */
export function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}
