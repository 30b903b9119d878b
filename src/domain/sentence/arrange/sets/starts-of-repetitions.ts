import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'
import { roleOf } from '../swims/send-offs.ts'

const MINUTES = '\\d{1,2} ?(?:minutes|mins?|\')(?: ?[0-5]\\d(?: ?(?:seconds|secs?|s|"))?)?'
const SECONDS = '\\d{2,3} ?(?:seconds|secs?|s|")'

/** From start to start in the words of those who count so: "5x100 start 2min", "10x50 start every minute". */
export const startsOfRepetitions: readonly Phrase[] = [
  {
    needs: ['start', 'starts', 'starting', 'depart', 'departs', 'departure', 'departures'],
    pattern: new RegExp(
      `(?<=\\d ?x ?(?<bout>\\d{1,4})(?![\\d:])[^;()\\n]*)\\b(?<word>(?:start(?:s|ing)?|depart(?:ure)?s?)(?: (?:every|each|on|at))?)(?: ?[:=])? ?(?:the )?(?:(?<time>${MINUTES}|${SECONDS}|(?<!at )[1-9]:[0-5]\\d)|(?<minute>min(?:ute)?))(?![a-z\\d:]| ?(?:/|easy|ez|slow|rest|jog|warm|wu|late|before|after|apart|at|@|per)|.*\\b(?:drop|finish|progress|faster|down to)\\w*)`,
      'di',
    ),
    by: (span, _, text) => {
      const [word, time, minute] = [span('word'), span('time'), span('minute')]
      // "10x100 start 9:00" is no send-off.
      if (!word || (time?.words.includes(':') && isSwim(text) && !roleOf(time.words, Number(span('bout')?.words))))
        return undefined
      const every = { words: 'every ', for: word }
      if (minute) return [every, { words: '1:00', for: minute }]
      return time && [every, { words: clockOf(time.words), for: time }]
    },
  },
]

/** "2min" and "3min30" as 2:00 and 3:30, and seconds as they are. */
function clockOf(time: string): string {
  const [, minutes, seconds = '00'] = /^(\d{1,2}) ?(?:minutes|mins?|')(?: ?([0-5]\d))?/i.exec(time) ?? []
  return minutes ? `${minutes}:${seconds}` : time
}
