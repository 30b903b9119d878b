import { isRepeat } from '../../workout/stored-entry.ts'
import { ALTERNATIVE } from '../tokens/words/unsupported-words.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/**
 * Names words that change what is done and that nothing was read from: "not", "unless", "twice", "shorter". A sentence
 * without them would say something else, so they cannot be passed over.
 */
export function findIdleWords(facts: Facts): Check[] {
  const { sentence, isIdle } = facts
  const words = placesOf(CHANGING, sentence).filter(
    (one) => isIdle(one) && !isHarmless(sentence, one) && !isDone(facts, one),
  )
  return [...words.map((one) => checkAt(one, IDLE)), ...findPausesOfEach(facts)]
}

const CHANGING =
  /\b(?:not|no|never|without|don['’]?t|do not|won['’]?t|can['’]?t|cannot|except|unless|if|until|minus|less|more|longer|shorter|faster|slower|harder|easier|quicker|first|last|second|third|half|twice|thrice|double|odds?|evens?|alternat\w*|repeat|(?<=\b(?:it|that|this|all|same|lot|set) )again|skip|drop|increase|decrease|instead|either|neither|nor|or|every|remaining|cancel\w*)\b/gi

const IDLE = 'Nothing was read from this word: check that the rest is what you mean.'

/** Whether the words around say that nothing is changed: a limit, a correction, a turn of speech. */
function isHarmless(sentence: string, { from, to, words }: { from: number; to: number; words: string }): boolean {
  const behind = sentence.slice(to)
  const before = sentence.slice(0, from)
  // "no more than 145 bpm", "not above", "or less", "without going over"
  if (
    /^\s*(?:want(?: to)? |to |run |go(?:ing)? |make it |be |(?:it )?be )*(?:more|less|longer|shorter|faster|slower|quicker|harder|over|above|below|under|exceed\w*|drop below|up to)\b/i.test(
      behind,
    )
  )
    return true
  const word = words.toLowerCase()
  if (COMPARING.has(word))
    return /^\s*than\b/i.test(behind) || /\b(?:or|no|not|never|any|bit|get\w*|go\w*)\s+(?:\w+\s+)?$/i.test(before)
  // "no wait", "or rather", "or so"
  if (word === 'no' || word === 'or')
    return /^[\s,-]*(?:wait|rather|so\b|make|actually|\d|swim|bike|run|\d*$)/i.test(behind) || /[?,(-]\s*$/.test(before)
  // "without stopping": so it is done.
  if ((word === 'no' || word === 'without') && /^ (?:any |a )?(?:stop\w*|breaks?|paus\w*)\b/i.test(behind)) return true
  // "same as last week": a day, and no repetition.
  if (word === 'last' && /^\s*(?:week|time|month|night|weekend|\p{L}+day)/iu.test(behind)) return true
  return word === 'drop' && /^\s*below\b/i.test(behind)
}

const COMPARING = new Set(['more', 'less', 'longer', 'shorter', 'faster', 'slower', 'quicker', 'harder', 'easier'])

/** Whether what was built does what the word says: by turns, or without rests. */
function isDone(
  { entries, steps, understood: { asked, workout, unread }, sentence }: Facts,
  { to, words }: { to: number; words: string },
): boolean {
  const word = words.toLowerCase()
  if (word.startsWith('alternat'))
    return asked.set?.restSeconds !== undefined || entries.some((entry) => isRepeat(entry) && entry.repeat.steps > 1)
  const isOfRests = word === 'no' && /^ (?:rests?|recover\w*|stop(?:s|ping)?|breaks?)\b/i.test(sentence.slice(to))
  // "either 8x400 or 5x800"
  if (word === 'either') return unread.some((one) => one.sentence === ALTERNATIVE)
  if (word === 'remaining') return workout !== undefined
  return (
    isOfRests &&
    workout !== undefined &&
    steps.every(({ intensity }) => intensity !== 'rest' && intensity !== 'recovery')
  )
}

/** "400 jog after each": said of each, and nothing that was built is a pause between. */
function findPausesOfEach({ sentence, steps, understood: { asked }, isIdle }: Facts): Check[] {
  const hasPause =
    asked.set?.restSeconds !== undefined ||
    steps.some(({ intensity, sendOff }) => intensity === 'rest' || intensity === 'recovery' || sendOff !== undefined)
  if (hasPause) return []
  return placesOf(/\b(?:after|between|behind|before) (?:each|every|all|reps|sets)\b/gi, sentence)
    .filter(isIdle)
    .map((one) => checkAt(one, PAUSE))
}

const PAUSE = 'No pause was read between the parts: check the rests.'
