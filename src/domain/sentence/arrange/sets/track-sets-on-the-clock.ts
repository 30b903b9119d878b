import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

/** Sets of a run that start every so often, with the time that each takes: what is left of it is the rest. */
export const trackSetsOnTheClock: readonly Phrase[] = [
  {
    // "8x400 in 80 on 2 min", "6x800 in 2:50 every 4 min"
    needs: ['on', 'every', 'off'],
    pattern:
      /(?<=(?<!\d)\d{1,2} ?x ?(?:(?<far>[1-9]\d{2,3})(?: ?m)?|(?<kilometres>[1-3](?:\.\d)?) ?km?)(?: reps)? (?:in |@ ?|at )?)(?<time>\d:[0-5]\d|\d{2,3}(?: ?(?:s|secs?|seconds)\b)?)(?<sign>,? (?:(?:(?:going|leaving|starting|start|go) )?(?:on|every)|off(?= \d:)) (?:the |a )?)(?<said>\d{1,2}:[0-5]\d|\d{1,2}(?:\.5)? ?(?:mins?\b|minutes\b|')|\d{2,3} ?(?:s|secs?|seconds)\b)(?! ?(?:rest|ri|recovery|rec|jog|walk|easy|off)\b|[\d:/])/di,
    by: (span, _, text) => {
      const [far, kilometres, time, sign, said] = ['far', 'kilometres', 'time', 'sign', 'said'].map(span)
      if (!time || !sign || !said || isSwim(text)) return undefined
      const metres = far ? Number(far.words) : Number(kilometres?.words) * 1000
      const seconds = secondsOf(time.words)
      const rest = secondsOf(said.words) - seconds
      // "10x400 in 80 off 2:30": a rest, from start to start there is less of it than of running.
      if (/off $/i.test(sign.words) && rest > seconds * MOST_OFF) return undefined
      const perKilometre = (seconds / metres) * 1000
      if (perKilometre < FASTEST || perKilometre > SLOWEST || rest < LEAST_REST || rest > MOST_REST) return undefined
      const start = sign.from + (/^,? /.exec(sign.words)?.[0].length ?? 0)
      const place = { from: start, to: said.to }
      const tell = `“${text.slice(start, said.to)}” is from start to start, which leaves ${rest} s.`
      return [time, ', ', { words: `${rest} sec jog`, for: place, tell }]
    },
  },
  {
    // "5 x 1mi leaving every 9 min @ 6:50", "4x1000 off 4:30 in 3:40": the time of each stands behind.
    needs: ['on', 'every', 'off'],
    pattern:
      /(?<=(?<!\d)\d{1,2} ?x ?)(?<bout>(?<figure>\d{1,4}(?:\.\d)?) ?(?<unit>miles?|mi|km?|m)?)(?<sign>,? (?:(?:(?:going|leaving|starting|start|go|off) )?(?:on|every)|off(?= \d:)) (?:the |a )?)(?<said>\d{1,2}:[0-5]\d|\d{1,2}(?:\.5)? ?(?:mins?\b|minutes\b|'))(?<at>,? (?:@|at|in|holding) ?)(?<time>\d{1,2}:[0-5]\d)(?! ?(?:\/|per|pace)|[\d:])/di,
    by: (span, _, text) => {
      const [bout, figure, sign, said, at, time] = ['bout', 'figure', 'sign', 'said', 'at', 'time'].map(span)
      if (!bout || !figure || !sign || !said || !at || !time || isSwim(text)) return undefined
      const unit = span('unit')?.words ?? 'm'
      const metres = Number(figure.words) * (/^mi/i.test(unit) ? MILE : /^k/i.test(unit) ? 1000 : 1)
      const seconds = secondsOf(time.words)
      const rest = secondsOf(said.words) - seconds
      // "10x400 in 80 off 2:30": a rest, from start to start there is less of it than of running.
      if (/off $/i.test(sign.words) && rest > seconds * MOST_OFF) return undefined
      const perKilometre = (seconds / metres) * 1000
      if (perKilometre < FASTEST || perKilometre > SLOWEST || rest < LEAST_REST || rest > MOST_REST) return undefined
      const place = { from: sign.from + (/^,? /.exec(sign.words)?.[0].length ?? 0), to: said.to }
      const tell = `“${text.slice(place.from, place.to)}” is from start to start, which leaves ${rest} s.`
      return [bout, ' in ', time, ', ', { words: `${rest} sec jog`, for: place, tell }]
    },
  },
]

function secondsOf(time: string): number {
  const [minutes, seconds] = time.split(':')
  if (seconds !== undefined) return Number(minutes) * 60 + Number(seconds)
  return Number.parseFloat(time) * (/m|'/i.test(time) ? 60 : 1)
}

const MILE = 1609.34
// Seconds per kilometre that repetitions are run in, and of rest (our choice).
const [FASTEST, SLOWEST] = [120, 420]
const MOST_OFF = 0.5
const [LEAST_REST, MOST_REST] = [10, 300]
