import type { Bound } from '../../mention.ts'
import { indexPhrases, type Match, matchPhrase } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { unitWords } from '../../tokens/words/unit-words.ts'

/** Words that make the figure beside them a limit: "under", "no more than", "at least", "or slower". */
export function readBound(tokens: readonly Token[], at: number): Match<Bound> | undefined {
  // "at max effort" and "@ max" are no limits.
  const isEffort = efforts.has(textAt(tokens, at + 1)) || isAimedAtMost(tokens, at)
  return isEffort ? undefined : matchPhrase(tokens, at, bounds)
}

/**
 * A limit of beats, watts or percents. Words of speed are those of a pace, whose figure falls: "no faster than 5:00" is at
 * least 5:00, and "no faster than 150 bpm" at most 150.
 */
export function boundOfEffort(bound: Bound, words: string): Bound {
  return SPEED.test(words) ? opposite[bound] : bound
}

const SPEED = /\b(?:faster|quicker|slower)\b/i
const opposite = { below: 'above', above: 'below' } as const

/** Whether "max" is an effort, and no figure beside it: "16x25 @ max, 30 s rest", "8x50 dive start max, 3 min". */
export function isAimedAtMost(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isLast = at + 1 >= tokens.length || marks.has(textAt(tokens, at + 1))
  const isBehindWord = before?.kind === 'word' && unitWords[before.text] === undefined && !ofWhat.has(before.text)
  const isAimed = ['@', 'at'].includes(before?.text ?? '') || (isLast && isBehindWord)
  return (
    textAt(tokens, at) === 'max' &&
    isAimed &&
    !['number', 'clock'].includes(tokens[at + 1]?.kind ?? '') &&
    !ofWhat.has(textAt(tokens, at + 1))
  )
}

const marks = new Set([',', ';', '.', ')'])
const ofWhat = new Set([
  'hr',
  'rate',
  'bpm',
  'cap',
  'the',
  'to',
  'hours',
  'be',
  'is',
  'heart',
  'power',
  'watts',
  'pulse',
  'of',
  'aerobic',
])
const efforts = new Set(['effort', 'efforts', 'sprint', 'sprints'])
const bounds = indexPhrases<Bound>([
  [
    'below',
    'under,below,less than,fewer than,no more than,not more than,no longer than,not longer than,at most,up to,max,maximum,no higher than,not higher than,not above,not over,never above,never over,no harder than,not exceeding,not to exceed,cap,capped,capped at,cap at,cap of,faster than,quicker than,no slower than,not slower than,never slower than,no slower then,not slower then,never slower then,sub,<,lower than,keep under,keep below,or less,or lower,or below,or under,or faster,or quicker,ceiling',
  ],
  [
    'above',
    'max pace,maximum pace,max pace of,pace cap,pace cap of,above,over,more than,at least,no less than,not less than,no shorter than,not shorter than,no lower than,not below,not under,never below,never under,minimum,slower than,no faster than,not faster than,never faster than,no quicker than,>,higher than,or more,or higher,or above,or slower',
  ],
])
