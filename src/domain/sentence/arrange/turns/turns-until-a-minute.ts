import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const TIME = "(?:secs?|seconds|s|mins?|minutes|m|')(?![a-z])"
const TURN = (name: string, words: string) => `(?<${name}>\\d{1,3}) ?(?<${name}Unit>${TIME})? ?(?<${name}How>${words})`

/** Turns that go on until a minute of the session: "10 easy, 1 min hard 1 min easy til 30, then 10 cooldown". */
export const turnsUntilAMinute: readonly Phrase[] = [
  {
    needs: ['til', 'till', 'until', 'to'],
    pattern: new RegExp(
      `^(?<sport>(?:run|bike|ride|turbo|jog)[:,]? )?(?<up>wu|warm[- ]?up )? ?(?<first>\\d{1,2}) ?(?:mins?|minutes|m|')?(?: (?<easy>(?:easy|ez|jog|steady|warm[- ]?up|wu|z[12])(?: (?:run|jog|spin))?))?(?:,? (?:and )?then |, ?| )(?:alternat(?:e|ing) )?${TURN('on', 'hard|on|fast|quick|tempo|threshold')}(?: ?[,/+] ?| and | then | )${TURN('off', 'easy|off|slow|jog|float|steady')},? (?:until|till?|up to|to) (?:minute |min )?(?<end>\\d{2,3}) ?(?:mins?|minutes|m|')?(?<rest>(?:,? (?:and )?then |[,;] ?)(?:(?<behind>\\d{1,2}) ?(?:mins?|minutes|m|')? ?(?<how>easy|ez|jog|cool ?-?down|cd|down|warm ?-?down)|(?:cd|cool ?-?down|warm ?-?down) (?<behind2>\\d{1,2}) ?(?:mins?|minutes|m|')?))?(?<tail>(?: (?:run|jog|ride|bike))?)(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [first, on, off, end, onHow, offHow] = ['first', 'on', 'off', 'end', 'onHow', 'offHow'].map(span)
      const behind = span('behind') ?? span('behind2')
      if (!first || !on || !off || !end || !onHow || !offHow || isSwim(text)) return undefined
      // "10 1 min hard": a figure without a word is none of a warm-up.
      if (!span('up') && !span('easy')) return undefined
      const turn = secondsOf(on.words, span('onUnit')?.words) + secondsOf(off.words, span('offUnit')?.words)
      const times = ((Number(end.words) - Number(first.words)) * 60) / turn
      if (!Number.isInteger(times) || times < 2) return undefined
      const effort = /on/i.test(onHow.words) ? 'hard' : onHow.words
      const easy = span('easy')?.words ?? ''
      const isEasy = /easy|ez|jog|steady|z[12]/i.test(easy)
      const words = [
        `${span('sport')?.words ?? ''}${first.words} min ${isEasy ? easy : 'warm up'}`,
        `${times}x(${on.words} ${unitOf(span('onUnit')?.words)} ${effort}, ${off.words} ${unitOf(span('offUnit')?.words)} easy)`,
        ...(behind
          ? [`${behind.words} min ${/easy|ez|jog/i.test(span('how')?.words ?? '') ? 'easy' : 'cool down'}`]
          : []),
      ]
      const to = span('rest')?.to ?? end.to
      const tell = `Until minute ${end.words} there are ${times} times both.`
      return [
        { words: words.join(', '), for: { from: span('sport')?.from ?? span('up')?.from ?? first.from, to }, tell },
        ...(span('tail') ? [span('tail') ?? ''] : []),
      ]
    },
  },
]

function secondsOf(figure: string, unit: string | undefined): number {
  return Number(figure) * (unitOf(unit) === 'sec' ? 1 : 60)
}

/** A bare figure is of minutes. */
function unitOf(unit: string | undefined): 'sec' | 'min' {
  return /^s/i.test(unit ?? '') ? 'sec' : 'min'
}
