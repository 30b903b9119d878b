import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

/** Counts, "every fourth one" and the letters of what is swum in other words. */
export const phrasesOfCounts: readonly Phrase[] = [
  {
    // "30/30 at 300/150 x 2 sets of 10": how often before what.
    needs: ['sets', 'rounds', 'blocks'],
    pattern:
      /(?<pair>\b\d{2} ?\/ ?\d{2}s?\b)(?<aim> (?:at|@) \d{2,3} ?(?:w|%)? ?\/ ?\d{2,3} ?(?:w|watts|%)?)?,?(?: x)? (?<sets>[2-9]) (?:sets|rounds|blocks) of (?<times>\d{1,2})\b(?! ?(?:min|s\b|x|\/))/di,
    by: (span) => {
      const [pair, sets, times] = [span('pair'), span('sets'), span('times')]
      if (!pair || !sets || !times) return undefined
      const [on = '', off = ''] = pair.words.split(/ ?\/ ?/)
      const [hard = '', easy = ''] =
        span('aim')
          ?.words.replace(/^ (?:at|@) /i, '')
          .split(/ ?\/ ?/) ?? []
      const unit = /%/.test(easy) ? '%' : 'w'
      const aim = span('aim')
      const steps = aim
        ? [
            { words: `${on}s @ ${parseInt(hard, 10)}${unit}`, for: { from: pair.from, to: aim.to } },
            { words: `, ${parseInt(off, 10)}s @ ${parseInt(easy, 10)}${unit}`, for: { from: pair.from, to: aim.to } },
          ]
        : [pair]
      return [sets, 'x(', times, 'x', ...(aim ? ['('] : []), ...steps, ...(aim ? ['))'] : [')'])]
    },
  },
  {
    // "50s on the minute x 24": how often before what.
    needs: ['on'],
    pattern:
      /\b(?<length>25|50|75|100|150|200|300|400)s? on (?<send>the minute|\d?\d?:\d\d) ?x ?(?<times>\d{1,2})\b(?! ?(?:s|min|m|x)\b)/di,
    by: (span) => {
      const [length, send, times] = [span('length'), span('send'), span('times')]
      if (!length || !send || !times) return undefined
      const clock = /minute$/i.test(send.words) ? { words: '1:00', for: send } : { words: send.words, for: send }
      return [{ words: times.words, for: times }, 'x', length, ' on ', clock]
    },
  },
  {
    // "6 x hill (approx 4 min)"
    needs: ['hills', 'hill'],
    pattern:
      /\b(?<times>\d{1,2}) ?x (?<hill>hills?)(?: (?:reps?|repeats?))? \(?(?:approx\.?|about|~|ca\.?)? ?(?<length>\d+(?:\.\d+)? ?(?:s|secs?|mins?|minutes|m|km?)\b)\)?/di,
    as: '{times}x{length} {hill}',
  },
  {
    // "1x60 @ 80-85 with surges": one stretch.
    needs: ['every'],
    pattern: /\b1 ?x ?(?<length>\d{2,3})(?<unit> ?min\w*)?(?= ?(?:@|at) .*\bevery \d+ ?min)/di,
    as: '{length} min',
  },
  {
    // "4x150 as 50k 50d 50s"
    needs: ['s', 'k', 'd', 'p', 'b'],
    pattern:
      /(?<=x ?(?:1[05]0|2[05]0|300|400|75|[1-9]00)(?: as|,)? ?\(?)(?<parts>(?:25|50|75|100|150|200) ?[kdspb](?:(?:, ?|\/| \/ | ?\+ ?| )(?:25|50|75|100|150|200) ?[kdspb])+)(?![a-z])/di,
    by: (span) => {
      const parts = span('parts')
      if (!parts) return undefined
      return [...parts.words.matchAll(/(?<length>\d+) ?(?<letter>[kdspb])/gi)].flatMap(
        ({ groups, index, 0: all }, at): Piece[] => {
          const own = { from: parts.from + index, to: parts.from + index + all.length }
          return [
            at > 0 ? '/' : '',
            { words: `${groups?.length} ${letters[groups?.letter?.toLowerCase() ?? '']}`, for: own },
          ]
        },
      )
    },
  },
  {
    // "every fourth one fast"
    needs: ['every'],
    pattern: /\bevery (?<nth>second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th) (?:one|rep|repetition|repeat)\b/di,
    as: 'every {nth}',
  },
  {
    // "5 of 3 min hard with 2 min easy"
    needs: ['of'],
    pattern:
      /(?<=^|[,.;:\n] ?|\b(?:do|then|set|run|bike|ride|swim) )(?<times>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of (?=\d+(?:\.\d+)? ?(?:mins?|minutes|secs?|seconds|km?|miles?|m)\b)/di,
    as: '{times} x ',
  },
  {
    // "every 10 mins 20s pickup": no ten minutes and twenty seconds.
    needs: ['every'],
    pattern:
      /\b(?<every>every \d{1,2} ?(?:minutes|mins?|m|')) (?<bout>\d{1,2} ?(?:seconds|secs?|s))(?= (?:pick|surge|sprint|hard|fast|stride|burst|z ?\d|all out|max|@|at ))/di,
    as: '{every}, {bout}',
  },
  {
    // "surges of 10 s every 5 min", "surges 10s every 5mins"
    needs: ['every'],
    pattern:
      /\b(?<what>surges?|pick ?-?ups?|sprints?|bursts?|accelerations?)(?: of)? (?<length>\d+ ?(?:s|secs?|seconds|mins?)) (?=every \d)/di,
    as: '{length} {what} ',
  },
]

const letters: Record<string, string> = { k: 'kick', d: 'drill', s: 'swim', p: 'pull', b: 'back' }
