import type { Reader } from '../mention.ts'
import { isPoolDistance } from '../tokens/amounts.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { setToDivide } from './structure/last-set.ts'

const wallWords = new Set(['wall', 'walls', 'turn', 'turns', 'off', 'offs', 'out', 'strokes', 'kicks'])

/**
 * What is done at each wall or for some strokes, as a note of the repetitions: "3 fly strokes off each wall", "off every wall 5
 * dolphin kicks", "first 10 strokes head up".
 */
export const readStrokesOffWalls: Reader = whereSaid(wallWords, (tokens, at, before) => {
  const set = setToDivide(before)
  if (!set || !isPoolDistance(set.bout)) return undefined
  const texts = tokens.slice(at, at + MAX_TOKENS).map(({ text }) => text)
  const [words] = PHRASE.exec(texts.join(' ')) ?? []
  return words === undefined
    ? undefined
    : { value: { kind: 'split', words, isManner: true }, next: at + words.split(' ').length }
})

const MAX_TOKENS = 10
const WHAT =
  '(?:(?:[2-9]|1[0-5]|no|one|two|three|four|five|six) )?(?:(?:fly|free|fast|hard|power|dolphin|strong|big|quick|underwater|breakout) )*(?:strokes?|kicks?|dolphins?|sdks?|streamlines?)(?: (?:fly|free|fast|hard|underwater))?'
const WHERE =
  '(?:off|out of|into|in|from|before|after|at|on) (?:(?:each|every|the|both|all) )?(?:walls?|turns?|push offs?)'
const SOME =
  '(?:first|1st|last|final) \\d{1,2} (?:strokes|kicks)(?: (?:heads? up|tarzan|polo|fast|hard|easy|sprint|max|build|all out|underwater|no breath(?:ing)?))?'
const PHRASE = new RegExp(
  `^(?:${SOME}(?: ${WHERE})?|${WHAT} ${WHERE}|${WHERE} ${WHAT}|(?:fast|hard|quick) (?:in and out|into and out of) (?:of )?(?:the |each |every )?(?:walls?|turns?))\\b`,
)
