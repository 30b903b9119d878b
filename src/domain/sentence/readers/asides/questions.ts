import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { type Token, textAt } from '../../tokens/tokens.ts'
import { QUESTION } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { endOfClause } from './clauses.ts'

/** A question, up to its mark: "how many 400s is a 10k?", "should I still run the 6x800?" "Can you make me" is a request. */
export const readQuestion: Reader = (tokens, at) => {
  const clear = matchPhrase(tokens, at, clearWords) ?? (at === 0 ? matchPhrase(tokens, at, firstWords) : undefined)
  const open = clear ?? matchPhrase(tokens, at, openWords)
  if (!open || matchPhrase(tokens, at, requests)) return undefined
  const mark = markBehind(tokens, open.next)
  if (mark !== undefined) return unsupported(QUESTION, mark)
  return clear ? unsupported(QUESTION, Math.max(open.next, endOfClause(tokens, open.next))) : undefined
}

/** A question that follows without a mark: "my knee hurts should I see a doctor". */
export const readAdvice: Reader = (tokens, at) => {
  const asked = at > 0 ? matchPhrase(tokens, at, advice) : undefined
  return asked && unsupported(QUESTION, markBehind(tokens, asked.next) ?? endOfClause(tokens, asked.next))
}

/** The index behind the question mark at the end of the sentence around an index. */
function markBehind(tokens: readonly Token[], from: number): number | undefined {
  for (let at = from; at < tokens.length; at += 1) {
    const text = textAt(tokens, at)
    if (text === '?') return at + 1
    if (ends.has(text)) return undefined
  }
  return undefined
}

const ends = new Set(['.', '!', ';', '\n'])
/** How questions begin that may lack their mark. */
const clearWords = indexList(
  'how many,how much,how long,how far,how fast,how hard,how often,how do i,how does,how should,how can i,why,should i,should we,do i,does,is it,is this,is that,am i,which is,what does,what do i,what should,what happens,what is the,whats the,whats the best,who,anyone know,anybody know,does anyone know,does anybody know,anyone knows,anybody knows',
)
/** These begin a question at the start of a sentence only, "easy run at what pace feels good" asks nothing. */
const firstWords = indexList(
  "is,are,will i,would i,what time,what times,what day,what days,when does,when do,where is,where's,what's my,whats my,what is my,what are my,what was my,what's the,what are,what pace,what zone,what zones,what heart rate,what power,what speed,what kind,when is,when's,when should,when do,where should,where can,where do,who is,do you think,what do you think,what is a tempo,what is a threshold,what is a fartlek,what is an interval,what is threshold,what is tempo,what is vo 2,what is vo2,what is ftp,what is css,what is zone,what's a tempo,what's a fartlek,what's a threshold,what's threshold,what's tempo,what's vo 2,what's vo2,what's ftp,what's css,what's zone,whats a tempo,whats a fartlek,whats threshold,whats zone",
)
const openWords = indexList(
  "how,what,what's,whats,when,where,which,is,are,isn't,aren't,was,were,will,won't,would,wouldn't,can i,can we,could i,could we,can someone,may i,shall i,do you,do we,do they,do people,do runners,did,didn't,have you,has,have i,can you tell,can you explain,could you tell,could you explain",
)
const advice = indexList(
  'should i do,should i run,should i ride,should i swim,should i train,should i still,should i see,should i go to,should i go see,should i visit,should i ask,should i stop,should i rest,should i be worried,should i worry,do i need a doctor,do i need to see,do i need to rest,is it safe to,is it ok to,is it okay to,is it bad to',
)
const requests = indexList(
  'how about,what about,can i have,can i get,can i please,can i just,can we have,can we get,can we do,can i do,could i have,could i get,could i please,could i do,could we have,could we do,may i have,would you make,would you give,would you please,will you make,will you give,do you have,have you got,would love,would like,is there',
)
