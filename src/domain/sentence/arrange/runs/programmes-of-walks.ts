import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const TIME = "\\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?|')"

const TURNS = /\d ?x ?\(?\d[^()]*\bwalk/i

/** Runs and walks by turns as beginners write them: for whom they are, and a time that does not hold them exactly. */
export const programmesOfWalks: readonly Phrase[] = [
  {
    // "5 walk, 2x(90s run, 90s walk), 5 walk": walks without a unit are minutes.
    needs: ['walk', 'walking'],
    pattern:
      /(?<=(?:^|[,;:.)] ?|\b(?:then|and|with|plus) ))(?<length>[1-9]\d?)(?= walk(?:ing)?(?:$|[,;.]| (?:then|and|to)\b))/dgi,
    as: '{length} min',
    when: TURNS,
  },
  {
    // "6 lots of 1 min jog 2 min walk"
    needs: ['lots', 'rounds', 'times', 'sets', 'goes'],
    pattern: new RegExp(
      `\\b(?<lots>\\d{1,2}) (?:lots|rounds|times|sets|goes) (?:of )?(?<row>${TIME} (?:easy )?(?:run|jog)(?:ning|ging)?(?:(?:, ?| ?[/+] ?| and | then | )${TIME} (?:run|jog|walk)(?:ning|ging|ing)?){1,7})(?=,| then|[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [lots, row] = [span('lots'), span('row')]
      if (!lots || !row || !/walk/i.test(row.words)) return undefined
      const words = row.words.replace(/(run|jog|walk)(ning|ging|ing)?(?:, ?| ?[/+] ?| and | then | )(?=\d)/gi, '$1$2, ')
      return [{ words: `${lots.words}x(${words})`, for: { from: lots.from, to: row.to } }]
    },
  },
  {
    // "run for ten minutes walk for two do that three times"
    needs: ['walk'],
    pattern:
      /^(?:run|jog) (?:for )?(?<run>\d{1,2}|[a-z]{3,7}) ?(?<unit>mins?|minutes),? (?:and |then )*walk (?:for )?(?<walk>\d{1,2}|[a-z]{3,7})(?: (?:mins?|minutes))?,? (?:and )?(?:do (?:that|this|it)|repeat(?: (?:that|this|it))?) (?<times>\d{1,2}|[a-z]{3,7})(?: times)?(?= ?[.!]?$)/di,
    by: (span, all) => {
      const [run, walk, times] = ['run', 'walk', 'times'].map((name) => figureOf(span(name)?.words))
      if (!run || !walk || !times) return undefined
      const words = `${times}x(${run} min run, ${walk} min walk)`
      return [{ words, for: { from: 0, to: all.length } }]
    },
  },
  {
    // "run/walk 4:1 x6", "4:1 run/walk, 6 times", "6 x run/walk 4:1": both so often are all of it.
    needs: ['walk', 'walks'],
    pattern:
      /^(?:(?<before>\d{1,2}) ?(?:x|times) ?)?(?:(?<way>(?:run|jog)[ /-]{1,3}walk|walk[ /-]{1,3}(?:run|jog))(?:s| intervals| session)?[,:]? (?<one>\d{1,2}) ?[:/+-] ?(?<two>\d{1,2})|(?<one2>\d{1,2}) ?[:/+-] ?(?<two2>\d{1,2}) (?<way2>(?:run|jog)[ /-]{1,3}walk|walk[ /-]{1,3}(?:run|jog)))(?: ?(?:mins?|minutes))?(?:,? (?:x ?(?<times>\d{1,2})|(?<said>\d{1,2}) ?(?:x|times|rounds)))?(?= ?[.!]?$)/di,
    by: (span) => {
      const [way, one, two] = ['way', 'one', 'two'].map((name) => span(name) ?? span(`${name}2`))
      const times = span('before') ?? span('times') ?? span('said')
      if (!way || !one || !two || !times) return undefined
      const minutes = (Number(one.words) + Number(two.words)) * Number(times.words)
      // "run/walk 30:30 x 10": seconds.
      if (Math.max(Number(one.words), Number(two.words)) > MOST_MINUTES) return undefined
      const pair = /^walk/i.test(way.words) ? [two, one] : [one, two]
      return [
        { words: 'run/walk ', for: way },
        ...[pair[0] ?? one, ':', pair[1] ?? two],
        { words: ` for ${minutes} min`, for: times },
      ]
    },
  },
  {
    // "beginners run 3 min walk 1 min x 8"
    needs: ['beginners', 'beginner', 'newbies', 'newbie', 'novices', 'novice'],
    pattern: new RegExp(
      `^(?<title>(?:absolute |total )?(?:beginners?|newbies?|novices?)(?: session)?[,:]? )(?=(?:(?:run|jog) ${TIME}|\\d{1,2} ?x |${TIME} (?:run|jog)).*\\bwalk)`,
      'di',
    ),
    as: '{title=}',
  },
  {
    // "3 min run 1 min walk x 8"
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `^(?<title>(?:absolute |total )?(?:beginners?|newbies?|novices?)(?: session)?[,:]? )?(?<run>${TIME}) (?:easy )?(?:run|jog)(?:ning|ging)?(?: and |, ?| ?\\/ ?|,? then | )(?<walk>${TIME}) walk(?:ing)?,? (?:x ?(?<times>\\d{1,2})|(?<said>\\d{1,2}) ?(?:x|times))[.!]?$`,
      'di',
    ),
    by: (span) => {
      const [run, walk, times] = [span('run'), span('walk'), span('times') ?? span('said')]
      if (!run || !walk || !times) return undefined
      const place = { from: run.from, to: times.to }
      return [{ words: `${times.words}x(${run.words} run, ${walk.words} walk)`, for: place }]
    },
  },
  {
    // "run 90 sec walk 2 min, 25 mins all up", "walk 2 min jog 1 min, repeat for 20 min": as often as that holds both.
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `(?<=^(?:[a-z\\d ]{3,30}[:,] )?(?:alternat(?:e|ing) (?:between )?)?${side(1)}(?:,? and |,? then |, | ?\\/ ?| )${side(2)}),?(?: repeat(?:ed|ing)?)?,? (?:for )?(?:~ ?|about |around )?(?<whole>\\d{2} ?(?:mins?|minutes|'))(?: (?:total|all up|in total|altogether|all in|overall))?(?=[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [way, other, whole] = [span('way1') ?? span('way3'), span('way2') ?? span('way4'), span('whole')]
      const [time, time2] = [span('time1') ?? span('time3'), span('time2') ?? span('time4')]
      const isBoth = /^walk/i.test(way?.words ?? '') !== /^walk/i.test(other?.words ?? '')
      if (!time || !time2 || !whole || !isBoth) return undefined
      const round = secondsOf(time.words) + secondsOf(time2.words)
      const times = Math.floor(secondsOf(whole.words) / round)
      // What holds them exactly is read.
      if (times < 2 || times * round === secondsOf(whole.words)) return undefined
      const minutes = Math.floor((times * round) / 60)
      const seconds = (times * round) % 60
      const words = ` for ${minutes} min${seconds ? ` ${seconds} sec` : ''}`
      return [{ words, for: whole, tell: `${times} times are as many as “${whole.words}” holds.` }]
    },
  },
]

/** One side of a pair, its way before or behind its time. */
function side(at: number): string {
  const way = '(?:run(?:ning)?|jog(?:ging)?|walk(?:ing)?)'
  return `(?:(?<way${at}>${way}) (?:for )?(?<time${at}>\\d{1,3}(?: ?UNIT)?)|(?<time${at + 2}>\\d{1,3} ?UNIT) (?:of )?(?:easy )?(?<way${at + 2}>${way}))`.replaceAll(
    'UNIT',
    "(?:s|secs?|seconds?|mins?|minutes?|')(?![a-z])",
  )
}

const MOST_MINUTES = 20

function secondsOf(time: string): number {
  return Number.parseInt(time, 10) * (/^\d+ ?s/i.test(time) ? 1 : 60)
}
