import type { Phrase } from '../phrase.ts'

const UNITS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const TENS: Readonly<Record<string, number>> = {
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}
const MINUTES = `(?<minutes>one|${UNITS.join('|')})`
const SECONDS = `(?:(?<tens>${Object.keys(TENS).join('|')})(?:[ -](?<ones>one|two|three|four|five|six|seven|eight|nine))?|(?:oh?|zero) (?<oh>one|two|three|four|five|six|seven|eight|nine))`
const HUNDREDS = '(?:one|two|three|four)[ -](?:hundred(?: and)? )?'
const UNIT = ' ?(?:(?:watts?|w|bpm|beats|percent|heart rate)\\b|%)'
/** "(at one fifteen) to one twenty percent", "(at one ninety) to two hundred watts" */
const END_OF_RANGE = `(?: to |-)(?:${HUNDREDS}${SECONDS.replaceAll(/\?<\w+>/g, '?:')}|(?:two|three|four) hundred)${UNIT}`

/** Paces, times and send-offs as they are spoken, with minutes and seconds in words: "three fifty pace", "on one thirty". */
export const spokenPaces: readonly Phrase[] = [
  {
    // "3x10 min at two fifty watts", "one forty five bpm", "one fifteen to one twenty percent"
    needs: ['watts', 'watt', 'w', 'bpm', 'beats', 'percent', '%', 'heart'],
    pattern: new RegExp(
      `(?<!\\b(?:by|times|x) )\\b(?<hundreds>one|two|three|four)[ -](?:hundred(?: and)? )?${SECONDS}(?=${UNIT}|${END_OF_RANGE})`,
      'dgi',
    ),
    by: (span) => {
      const [hundreds, tens, ones, oh] = ['hundreds', 'tens', 'ones', 'oh'].map(span)
      const last = ones ?? tens ?? oh
      const rest = secondsOf(tens?.words, ones?.words ?? oh?.words)
      if (!hundreds || !last || rest === undefined) return undefined
      return [{ words: `${digit(hundreds.words) * 100 + rest}`, for: { from: hundreds.from, to: last.to } }]
    },
  },
  {
    // "4 by 1 k at three fifty pace", "10k in five oh five pace"
    needs: ['one', ...UNITS],
    pattern: new RegExp(
      `\\b${MINUTES}[ -]${SECONDS}(?= ?(?:pace|(?:per|a|an|each) (?:k|km|kilomet(?:er|re)|mile)|min(?:ute)?s? (?:per|a) |(?:minute )?(?:miles|kilometers|kms|ks)\\b|\\/ ?(?:km|mi)))`,
      'dgi',
    ),
    by: (span) => clock(span),
  },
  {
    // "6x800 at four thirty", "5x1 mile in six fifteen"
    needs: ['at', 'in', '@', 'on'],
    pattern: new RegExp(
      `(?<=(?:\\d|hundreds?|fifties|k|miles?|kilomet(?:er|re)s?)\\b.*\\b(?:at|in|@|on) )${MINUTES}[ -]${SECONDS}(?![ -]?(?:one|${UNITS.join('|')}|percent|%|watts?|w\\b|beats|bpm|rpm|yards?|meters|metres|m\\b|seconds|secs?|minutes?|mins?|hours?|rest|am|pm|a\\.m|p\\.m|tomorrow|tonight|today|this|in the|on (?:mon|tue|wed|thu|fri|sat|sun)))\\b`,
      'dgis',
    ),
    by: (span) => clock(span),
  },
  {
    // "5 x 1 mile sixty seconds rest seven oh five": the pace behind the rest.
    needs: ['rest', 'recovery', 'jog'],
    pattern: new RegExp(
      `(?<=\\d ?(?:x|by) ?\\d.*\\b(?:rest|recovery|jog),? )${MINUTES}[ -]${SECONDS}(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const pieces = clock(span)
      return pieces && ['at ', ...pieces]
    },
  },
  {
    // "1500s pace 10x200": that of the race.
    needs: ['pace'],
    pattern: /\b(?<race>800|1500)(?<s>s|['’]s)(?= (?:race )?pace\b)/di,
    by: (span) => {
      const [race, s] = [span('race'), span('s')]
      return race && s && [{ words: `${race.words}m`, for: { from: race.from, to: s.to } }]
    },
  },
]

function clock(span: (group: string) => { from: number; to: number; words: string } | undefined) {
  const [minutes, tens, ones, oh] = ['minutes', 'tens', 'ones', 'oh'].map(span)
  const last = ones ?? tens ?? oh
  if (!minutes || !last) return undefined
  const seconds = secondsOf(tens?.words, ones?.words ?? oh?.words)
  if (seconds === undefined) return undefined
  if (seconds >= 60) return undefined
  const words = `${digit(minutes.words)}:${String(seconds).padStart(2, '0')}`
  return [{ words, for: { from: minutes.from, to: last.to } }]
}

/** A figure of two places; undefined for "ten five", which is none. */
function secondsOf(tens: string | undefined, ones: string | undefined): number | undefined {
  const first = tens ? (TENS[tens.toLowerCase()] ?? 0) : 0
  return ones && first >= 10 && first < 20 ? undefined : first + digit(ones)
}

/** The figure of a word, none is 0. */
function digit(word: string | undefined): number {
  return word ? ['zero', 'one', ...UNITS].indexOf(word.toLowerCase()) : 0
}
