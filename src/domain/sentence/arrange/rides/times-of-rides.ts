import { saysRide } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const EASE = '(?:easy|ez|rest|rec(?:overy|ov)?|off|spin|jog|walk)'
const AIM = `(?:on|hard|at|@|z ?[1-7]|zone|tempo|threshold|steady|max|all[- ]out|full|fast|sprint)`

/** Times that riders type: "4 min 30 easy", and clocks beside sets of clocks, "10x1:00 @ 120%, 6:00 easy". */
export const timesOfRides: readonly Phrase[] = [
  {
    // "30 sec full gas, 4 min 30 easy": behind a count a rest may follow, "6x3 min 30 easy".
    needs: ['min', 'mins', 'minutes'],
    pattern: new RegExp(
      `(?<!(?:warm[- ]?up|wu|w\\/u|first|last|for),? |[x×*(] ?|\\btimes )(?<![\\d.:/-])\\b(?<minutes>[1-9]) ?(?<unit>minutes|mins?) (?:and )?(?<seconds>15|30|45)(?= ${EASE}\\b| ?@| ${AIM}\\b)`,
      'dgi',
    ),
    by: (span) => asSeconds(span('minutes'), span('seconds')),
  },
  {
    // "3 x 7 min 30 at 95%"
    needs: ['min', 'mins', 'minutes'],
    pattern: new RegExp(
      `(?<=[x×*] ?|\\btimes )(?<minutes>[1-9]) ?(?<unit>minutes|mins?) (?:and )?(?<seconds>15|30|45)(?= ?@| ${AIM}\\b)`,
      'dgi',
    ),
    by: (span) => asSeconds(span('minutes'), span('seconds')),
  },
  {
    // "10 * 1:00 @ 120% / 1:00 @ 50%, 6:00 easy": what stands at a target or is easy is in minutes, too.
    needs: [':'],
    pattern: new RegExp(
      `(?<=[x×*(/+,;] ?| then | and )(?<minutes>\\d{1,2}):(?<seconds>[0-5]\\d)(?![\\d:])(?= ${EASE}\\b(?! (?:ride|bike|run)\\b)| ?@ ?\\d| at \\d| z ?\\d| hard\\b| \\d{2,3} ?(?:%|w\\b))`,
      'dgi',
    ),
    by: (span, _, text) =>
      OF_SET.test(text) && isRidden(text) ? asSeconds(span('minutes'), span('seconds')) : undefined,
  },
]

type Figure = { from: number; to: number; words: string } | undefined

function asSeconds(minutes: Figure, seconds: Figure) {
  if (!minutes || !seconds) return undefined
  const all = Number(minutes.words) * 60 + Number(seconds.words)
  const words = all % 60 === 0 ? `${all / 60} min` : `${all} s`
  return [{ words, for: { from: minutes.from, to: seconds.to } }]
}

const OF_SET = /\d ?[x×*] ?\(?\d{1,3} ?(?:minutes|mins?|'|secs?|s\b|:[0-5]\d(?![\d:]))/i

function isRidden(text: string): boolean {
  return (
    (saysRide(text) || /\d ?(?:%|w\b)/i.test(text)) && !/\b(?:run|jog|swim|pool|track|hr|bpm)\b|\/(?:km|mi)/i.test(text)
  )
}
