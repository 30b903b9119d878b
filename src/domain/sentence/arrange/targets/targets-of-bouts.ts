import type { Phrase, SpanOf } from '../phrase.ts'

/** A distance of a track within a group or a row, and its time or pace. */
const TIMED_PART =
  '(?<![\\dx.:/-] ?)\\b(?<length>[2-9]00|1[0-9]00|2000) ?m? ?(?<word>@|at|in) ?(?<time>\\d:[0-5]\\d)(?! ?(?:[/:-]|per|pace|min|km|mi))'

/** What is typed behind a bout without the word for it: its pace, "3 x 2 miles 6:45 pace", or its time, "10x300 54-56s". */
export const targetsOfBouts: readonly Phrase[] = [
  {
    // "4x4min all I can hold", "4x5 min max sustainable effort"
    needs: ['hold', 'sustain', 'sustainable', 'maintain'],
    pattern:
      /(?<=\d ?x ?\d{1,2} ?(?:mins?|minutes|m|')?,? )(?<how>(?:at )?(?:all|as hard as|as much as|the (?:hardest|most)|hardest|what|whatever)(?: that)?(?: i| you| we)? can (?:hold|sustain|maintain)|(?:at )?(?:the |my )?(?:hardest|max(?:imum|imal)?|highest|best) sustainable(?: (?:effort|power|pace))?)\b/di,
    by: (span) => {
      const how = span('how')
      return how && [{ words: 'at rpe 9', for: how, tell: `“${how.words}” was read as an effort of 9 of 10.` }]
    },
  },
  {
    // "3 x 2 miles 6:45 pace", "4x2k 3:50 w 2 min jog": a pace by its word, or because nobody runs the bout in that time.
    needs: [':'],
    pattern:
      /(?<=\d ?x ?(?<length>\d{1,4}(?:\.\d+)?) ?(?<unit>km?|miles?|mi|m|mins?|minutes)?,? )(?<time>[2-9]:[0-5]\d)(?<pace> pace\b)?(?! ?(?:[-/:]|min|k\b|km|mi\b|rest|rec|jog|off|between|easy|ri\b|mile))/di,
    by: (span, _, text) => {
      const time = span('time')
      return time && !SWUM.test(text) && isPace(span, text)
        ? ['at ', time, ...(span('pace') ? [' pace'] : [])]
        : undefined
    },
  },
  {
    // "400m reps x 12, 80 secs, 60 rest", "10x300 54-56s, 100 walk"
    needs: ['x'],
    pattern:
      /(?<=\d ?x ?(?<length>\d{3,4}) ?m?\b|\b(?<length2>\d{3,4}) ?m? ?(?:s|reps?|repeats?)? x ?\d{1,2}),? (?<time>\d{2,3}(?: ?- ?\d{2,3})?)(?<unit> ?(?:secs?|seconds|s))?(?=(?<rest>,? \d+ ?(?:m|s|secs?|seconds|mins?|minutes|')? ?(?:rest|recovery|rec|jog|walk|float|off)\b)|(?<end>[,;.]| ?$| (?:w\/|with |off )))/di,
    by: (span, _, text) => {
      const [time, unit, rest] = [span('time'), span('unit'), span('rest')]
      const metres = Number((span('length') ?? span('length2'))?.words)
      const isRange = time?.words.includes('-')
      if (!time || SWUM.test(text) || (!isRange && !(unit && rest))) return undefined
      // "6x400 60s, 10 min jog": so long a jog is the end, and no rest.
      if (!isRange && Number(/\d+(?= ?(?:min|'))/i.exec(rest?.words ?? '')?.[0] ?? 0) >= LEAST_OF_ENDS) return undefined
      return (time.words.match(/\d+/g) ?? []).every((one) => isRun(Number(one) / metres))
        ? [' in ', time, ' secs']
        : undefined
    },
  },
  {
    // "4x(800 @ 3:00, 400 jog)": the time of each, as in "4x800 @ 3:00".
    needs: [':'],
    pattern: new RegExp(TIMED_PART, 'dgi'),
    by: (span, _, text) => {
      const [length, word, time] = [span('length'), span('word'), span('time')]
      if (!length || !word || !time || SWUM.test(text) || !isRun(secondsOf(time.words) / Number(length.words)))
        return undefined
      const parts = [...text.matchAll(new RegExp(TIMED_PART, 'gi'))]
      const isTime =
        /^in$/i.test(word.words) || parts.some(({ groups }) => isShortTime(groups?.length ?? '', groups?.time ?? ''))
      const pace = Math.round((secondsOf(time.words) / Number(length.words)) * 1000)
      const words = `${Math.floor(pace / 60)}:${String(pace % 60).padStart(2, '0')}/km`
      const tell = `“${time.words}” was read as the time of ${length.words} m.`
      return isTime ? [length, ' m at ', { words, for: time, tell }] : undefined
    },
  },
]

/** Whether a time is surely no pace: that of less than a kilometre in less than the pace of fast runners. */
const LEAST_OF_ENDS = 5

function isShortTime(length: string, time: string): boolean {
  const [metres, seconds] = [Number(length), secondsOf(time)]
  return metres < 1000 && seconds < MAX_SHORT_TIME && isRun(seconds / metres)
}

function secondsOf(clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return minutes * 60 + seconds
}

function isPace(span: SpanOf, text: string): boolean {
  const [length, unit, time] = [span('length'), span('unit')?.words ?? 'm', span('time')]
  const seconds = secondsOf(time?.words ?? '')
  const isTimed = /^mi?n/i.test(unit)
  const metres = Number(length?.words) * (isTimed ? 0 : (METRES[unit.toLowerCase().replace(/s$/, '')] ?? 1))
  // "5x5 3:00": what five is of is not known.
  if (!isTimed && metres < MIN_METRES) return false
  if (span('pace')) return metres > 0 && metres < 1000 ? seconds >= MIN_PACE_OF_METRES : seconds >= MIN_PACE
  // "5x2k 3:00" may have a rest of three minutes.
  if (seconds % 60 === 0 && !/\b(?:jog|rest|rec|recovery|walk|off|float)\b/i.test(text)) return false
  const metresOfPace = /^mi/i.test(unit) ? MILE : 1000
  return metres > 1000 && !isRun(seconds / metres) && isRun(seconds / metresOfPace)
}

/** Whether a speed is one of running, in seconds for each metre. */
function isRun(secondsOfMetre: number): boolean {
  return secondsOfMetre >= FASTEST && secondsOfMetre <= SLOWEST
}

const MILE = 1609.34
const METRES: Partial<Record<string, number>> = { m: 1, k: 1000, km: 1000, mi: MILE, mile: MILE }
const MIN_METRES = 100
// In seconds: faster ones are the times of the bouts (our choice).
const MIN_PACE = 160
const MIN_PACE_OF_METRES = 210
const MAX_SHORT_TIME = 200
const FASTEST = 0.15
const SLOWEST = 0.48
const SWUM =
  /\b(?:swim|swum|pool|free|fr|kick|pull|drill|breast|back(?:stroke)?|fly|im|css|yds?|scm|lcm|row(?:ing)?|erg)\b/i
