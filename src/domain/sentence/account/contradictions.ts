import { isRepeat } from '../../workout/stored-entry.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names what cannot both be: an easy effort that is all out, a warm-up in a session without one, sprints of many minutes. */
export function findContradictions(facts: Facts): Check[] {
  return [
    ...findTwoEfforts(facts),
    ...findAllTwice(facts),
    ...findRefusedEnds(facts),
    ...findLongSprints(facts),
    ...findTwoWholes(facts),
    ...findMaximumNotBuilt(facts),
    ...findPartsLongerThanTheWhole(facts),
    ...findRefusedSets(facts),
    ...findTwoZones(facts),
    ...findRestDays(facts),
  ]
}

type Clause = { from: number; text: string }

/** "easy recovery run at maximum effort": two efforts of one stretch. */
function findTwoEfforts({ sentence, entries, isNamed }: Facts): Check[] {
  // Most sentences say one of them at most.
  if (!EASY.test(sentence) || !HARD.test(sentence)) return []
  // Of several parts each can have its own.
  if (entries.length > 2 || entries.some((entry) => isRepeat(entry) && entry.repeat.steps > 2)) return []
  return clausesOf(sentence).flatMap(({ from, text }) => {
    if (OF_TURNS.test(text) || (text.replace(ZONES, '').match(FIGURES)?.length ?? 0) > 1) return []
    const [easy, hard] = [EASY.exec(text), HARD.exec(text)]
    if (!easy || !hard) return []
    const place = (found: RegExpExecArray) => ({ from: from + found.index, to: from + found.index + found[0].length })
    if (isNamed(place(easy)) || isNamed(place(hard))) return []
    return [checkAt(place(hard), `“${easy[0]}” and “${hard[0]}” are said of the same: say which one is meant.`)]
  })
}

/** "all easy, all at max effort": two efforts of all of it. */
function findAllTwice({ sentence, isNamed }: Facts): Check[] {
  const [easy, hard] = [ALL_EASY.exec(sentence), ALL_HARD.exec(sentence)]
  if (!easy || !hard) return []
  const place = { from: hard.index, to: hard.index + hard[0].length }
  return isNamed(place)
    ? []
    : [checkAt(place, `“${easy[0]}” and “${hard[0]}” are said of the same: say which one is meant.`)]
}

/** The stretches of a sentence between marks and the words that begin another part. */
function clausesOf(sentence: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const { index, 0: words } of sentence.matchAll(BORDERS)) {
    clauses.push({ from, text: sentence.slice(from, index) })
    from = index + words.length
  }
  return [...clauses, { from, text: sentence.slice(from) }]
}

const BORDERS =
  /[,;:.()+/&\n>→–—-]|\b(?:then|and|with|w|last|first|final|finish\w*|start\w*|to|but|between|followed|plus|before|after|incl\w*|into|not|no|from|or|by|every|each|until|till)\b/gi
const FIGURES = /(?<![\p{L}\d])\d+(?:\s?[x×*]\s?\d+)?(?:[.,:]\d+)?/gu
const ZONES = /\bz(?:one)? ?\d\b/gi
const ALL = 'all (?:of (?:it|this) )?(?:(?:is |at |run |done )*)'
const ALL_EASY = new RegExp(`\\b${ALL}(?:an? )?(?:very )?(?:easy|gentle|relaxed|slow)\\b`, 'i')
const ALL_HARD = new RegExp(
  `\\b${ALL}(?:max(?:imum|imal)?(?: effort)?|flat[- ]out|all[- ]out|hard|fast|sprint(?:ing)?|threshold|tempo)\\b`,
  'i',
)
const EASY =
  /\b(?:easy|easily|gentle|gently|relaxed|slow|slowly|recovery(?= (?:run|ride|swim|spin|jog|day|session)))\b/i
const HARD =
  /\b(?:max(?:imum|imal)? effort|all[- ]out|flat[- ]out|full gas|sprint(?:ing)?|threshold|tempo|vo2 ?max|as (?:hard|fast) as possible)\b/i
/** Words with which hard and easy take turns, or of which one says what the other is for. */
const OF_TURNS =
  /\b(?:alternat\w*|odds?|evens?|half|jog\w*|rest|float|off|on|build\w*|descend\w*|drills?|threshold (?:pace|hr|power)|ftp)\b/i

/** "warm up 10 min, no warm up" */
function findRefusedEnds({ sentence, steps }: Facts): Check[] {
  return ENDS.flatMap(([intensity, words]) =>
    steps.some((step) => step.intensity === intensity)
      ? placesOf(words, sentence).map((one) => checkAt(one, BOTH_ENDS))
      : [],
  )
}

const ENDS = [
  ['warmup', /\b(?:no|without(?: a| any)?|skip(?: the)?) (?:warm[- ]?up|wu)\b/gi],
  ['cooldown', /\b(?:no|without(?: a| any)?|skip(?: the)?) (?:cool[- ]?down|cd)\b/gi],
] as const
const BOTH_ENDS = 'This is said and refused: say which one is meant.'

/** "3x20 min sprint", "sprint 60 min all out" */
function findLongSprints({ sentence, steps, understood: { asked } }: Facts): Check[] {
  const { set } = asked
  const seconds = set?.unit === 'minutes' ? set.value * 60 : set?.unit === 'seconds' ? set.value : 0
  const isLongStep = steps.some(
    ({ effort, duration: { type, value } }) => effort === MOST_EFFORT && type === 'time' && value > LONGEST_ALL_OUT,
  )
  if (seconds <= LONGEST_SPRINT_SECONDS && !isLongStep) return []
  return placesOf(/\bsprints?\b/gi, sentence)
    .slice(0, 1)
    .map((one) => checkAt(one, LONG_SPRINT))
}

const LONGEST_SPRINT_SECONDS = 120
// Seconds; finishes of some minutes are called so as well.
const LONGEST_ALL_OUT = 300
// Of ten.
const MOST_EFFORT = 10
const LONG_SPRINT = 'Nobody sprints so long: check the length of each.'

/** "swim 50 min, total 30 min": two lengths of the whole, and nothing else. */
function findTwoWholes({ sentence, isNamed }: Facts): Check[] {
  const found = TWO_LENGTHS.exec(sentence)
  const { first, unit, last, other } = found?.groups ?? {}
  if (!found || !first || !unit || unit.toLowerCase() !== other?.toLowerCase() || Number(first) === Number(last))
    return []
  const from = sentence.indexOf(first)
  if (!isNamed({ from, to: from + first.length })) return []
  const [one, two] = [`${first} ${unit}`, `${last} ${other}`]
  return placesOf(TOTAL, sentence).map((place) =>
    checkAt(place, `“${one}” and “${two}” are both said of the whole: say which one counts.`),
  )
}

const TOTAL = /\b(?:total|in all|altogether)\b/gi
const TWO_LENGTHS =
  /^\D*(?<first>\d+(?:\.\d+)?) ?(?<unit>min|km?\b|m\b|h|mi|y)\D*(?<last>\d+(?:\.\d+)?) ?(?<other>min|km?\b|m\b|h|mi|y)\D*$/i

/** "45 min easy run at max heart rate", "sprinting the whole thing": nothing of what is built is as hard. */
function findMaximumNotBuilt({ sentence, steps, isNamed }: Facts): Check[] {
  if (steps.some(({ effort, target }) => (effort ?? 0) >= LEAST_OF_MAXIMUM || isOfTopZone(target))) return []
  return placesOf(AT_MAXIMUM, sentence)
    .filter((one) => !isNamed(one))
    .map((one) => checkAt(one, 'No part of what was read is done so: check it.'))
}

function isOfTopZone(target: Facts['steps'][number]['target']): boolean {
  return (target?.zoneNumber ?? 0) >= LEAST_TOP_ZONE
}

// Of ten.
const LEAST_OF_MAXIMUM = 9
const LEAST_TOP_ZONE = 5
const AT_MAXIMUM =
  /(?<=\b(?:at|@|in)(?: (?:my|the|full))? )(?:max(?:imum|imal)?) (?:heart ?rate|hr|power|speed|pace|watts)\b(?! ?(?:of|is|=|:|\(|\d|under|below|minus))|\b(?:sprint(?:ing)?|flat[- ]out|all[- ]out|full gas) (?:for )?(?:all of it|all the way|throughout|(?:the |all )?(?:whole|entire|full) (?:thing|way|time|distance|run|ride|swim|lot))\b/gi

/** "40 min run of which 60 min tempo": a part that is longer than what it is a part of, which was left out. */
function findPartsLongerThanTheWhole({ sentence, isNamed }: Facts): Check[] {
  const found = PART_OF_WHOLE.exec(sentence)
  const [whole, part] = [found?.indices?.groups?.whole, found?.indices?.groups?.part]
  if (!whole || !part || !isNamed({ from: whole[0], to: whole[1] })) return []
  const [one, other] = [whole, part].map(([from, to]) => sentence.slice(from, to))
  if (secondsOf(other) <= secondsOf(one)) return []
  return [checkAt({ from: part[0], to: part[1] }, `“${other}” does not fit into “${one}”: check both.`)]
}

const TIME = '\\d{1,3}(?:\\.\\d)? ?(?:mins?|minutes|h|hrs?|hours?)'
const PART_OF_WHOLE = new RegExp(
  `^[^\\d]*(?<whole>${TIME})\\b[^\\d]*?(?:\\b(?:of which|including|incl?|with|w|within|in which)\\b[^\\d]*(?<!\\b(?:first|last|final|next) )(?<part>${TIME})\\b|(?<!\\b(?:first|last|final|next) )(?<part>${TIME}) of (?:it|this|that|which)\\b)`,
  'di',
)

function secondsOf(words = ''): number {
  return Number.parseFloat(words) * (/h/i.test(words) ? 3600 : 60)
}

/** "3x8 threshold, but without any intervals and nothing hard" */
function findRefusedSets({ sentence, understood: { asked, workout }, entries }: Facts): Check[] {
  const hasSet = asked.set !== undefined || asked.mainSet !== undefined || (workout && entries.some(isRepeat))
  return hasSet
    ? placesOf(REFUSED_WORK, sentence).map((one) =>
        checkAt(one, 'A set is said, too, and is built: say which one is meant.'),
      )
    : []
}

const REFUSED_WORK =
  /\b(?:no|without(?: any)?) (?:intervals|efforts|sprints?|speed ?work|hard (?:work|efforts|stuff)|fast(?: swimming| running| riding)?)\b|\bnothing (?:too )?(?:hard|fast|intense)\b/gi

/** "run 40 min zone 1 zone 5": one stretch in two zones, of which one was built. */
function findTwoZones({ sentence, steps, isNamed }: Facts): Check[] {
  const found = TWO_ZONES.exec(sentence)
  const { first, last } = found?.indices?.groups ?? {}
  if (!found || !first || !last || steps.length !== 1) return []
  const [one, two] = [first, last].map(([from, to]) => sentence.slice(from, to))
  if (one?.slice(-1) === two?.slice(-1) || isNamed({ from: last[0], to: last[1] })) return []
  return [
    checkAt({ from: last[0], to: last[1] }, `“${one}” and “${two}” are said of the same: say which one is meant.`),
  ]
}

const TWO_ZONES = /\b(?<first>z(?:one)? ?\d),? (?:and )?(?<last>z(?:one)? ?\d)\b(?! ?[-/])/di

/** "rest day with 6x1000 m hard" */
function findRestDays({ sentence, entries, understood: { asked } }: Facts): Check[] {
  if (entries.length === 0 && asked.set === undefined) return []
  return placesOf(REST_DAY, sentence).map((one) =>
    checkAt(one, 'A session is said, too, and is built: say which one is meant.'),
  )
}

const REST_DAY =
  /^(?:my |an? |today(?:'s| is)?(?: an?)? )?(?<words>rest day|day off)(?=(?: with| of| and|:|,| -) ?\d)/gi
