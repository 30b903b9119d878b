import type { Reader } from '../mention.ts'
import { oncePerList } from '../tokens/once-per-list.ts'
import { indexList, matchPhrase } from '../tokens/phrases.ts'
import { type Token, textAt } from '../tokens/tokens.ts'
import { whereSaid } from '../tokens/where-said.ts'
import { ASK_DOCTOR } from '../tokens/words/unsupported-words.ts'
import { readInjury } from './injuries.ts'
import { unsupported } from './unsupported-at.ts'

/** Whether to train with an injury or an illness, "my calf is torn should I run through it", up to the end of the sentence. */
export const readMedicalQuestion = whereSaid(
  new Set(['should', 'can', 'could', 'shall', 'may', 'ok', 'okay', 'safe', 'wise', 'bad', 'fine']),
  (tokens, at: number): ReturnType<Reader> => {
    const doubt = matchPhrase(tokens, at, doubts)
    if (!doubt || !isHarmed(tokens)) return undefined
    let next = doubt.next
    while (next < tokens.length && !ends.has(textAt(tokens, next))) next += 1
    // "sore knee, can I have 20 min easy please" is a request.
    const isRequest = tokens.slice(at, next).some(({ text }) => wishes.has(text))
    return isRequest ? undefined : unsupported(ASK_DOCTOR, Math.min(next + 1, tokens.length))
  },
)

/** Whether signs of an injury or of an illness are told. */
const isHarmed = oncePerList((tokens: readonly Token[]) => tokens.some((_, at) => readInjury(tokens, at, [])))

const doubts = indexList(
  'should i,should we,can i,can we,could i,could we,shall i,may i,is it ok,is it okay,is it safe,is it wise,is it bad,is it fine,am i ok,am i okay,am i fine,ok to,okay to,safe to',
)
const wishes = new Set(['please', 'pls', 'plz', 'have', 'get', 'give'])
const ends = new Set(['.', '!', '?', ';', '\n'])
