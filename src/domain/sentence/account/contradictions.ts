import { isRepeat } from '../../workout/stored-entry.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names what cannot both be: an easy effort that is all out, a warm-up in a session without one, sprints of many minutes. */
export function findContradictions(facts: Facts): Check[] {
  return [
    ...findTwoEfforts(facts),
    ...findRefusedEnds(facts),
    ...findLongSprints(facts),
    ...findTwoWholes(facts),
    ...findRefusedSets(facts),
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
    if (OF_TURNS.test(text) || (text.match(FIGURES)?.length ?? 0) > 1) return []
    const [easy, hard] = [EASY.exec(text), HARD.exec(text)]
    if (!easy || !hard) return []
    const place = (found: RegExpExecArray) => ({ from: from + found.index, to: from + found.index + found[0].length })
    if (isNamed(place(easy)) || isNamed(place(hard))) return []
    return [checkAt(place(hard), `“${easy[0]}” and “${hard[0]}” are said of the same: say which one is meant.`)]
  })
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

/** "3x20 min sprint" */
function findLongSprints({ sentence, understood: { asked } }: Facts): Check[] {
  const { set } = asked
  const seconds = set?.unit === 'minutes' ? set.value * 60 : set?.unit === 'seconds' ? set.value : 0
  if (seconds <= LONGEST_SPRINT_SECONDS) return []
  return placesOf(/\bsprints?\b/gi, sentence)
    .slice(0, 1)
    .map((one) => checkAt(one, LONG_SPRINT))
}

const LONGEST_SPRINT_SECONDS = 120
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
