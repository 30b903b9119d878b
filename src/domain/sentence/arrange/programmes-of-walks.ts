import type { Phrase } from './phrase.ts'

const TIME = "\\d{1,3} ?(?:s|secs?|seconds?|mins?|minutes?|')"

/** Runs and walks by turns as beginners write them: for whom they are, and a time that does not hold them exactly. */
export const programmesOfWalks: readonly Phrase[] = [
  {
    // "beginners run 3 min walk 1 min x 8"
    needs: ['beginners', 'beginner', 'newbies', 'newbie', 'novices', 'novice'],
    pattern: new RegExp(
      `^(?<title>(?:absolute |total )?(?:beginners?|newbies?|novices?)(?: session)?[,:]? )(?=(?:(?:run|jog) ${TIME}|\\d{1,2} ?x |${TIME} (?:run|jog)).*\\bwalk)`,
      'di',
    ),
    by: (span) => {
      const title = span('title')
      return title && [{ words: '', for: title }]
    },
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
    // "90s run 90s walk 3 min run 3 min walk": two pairs.
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `(?<=${TIME} (?:run|jog)\\w*,? ${TIME} (?<walk>walk(?:ing)?)) (?=${TIME} (?:run|jog)\\w*,? ${TIME} walk(?!.*(?:\\bx ?\\d|\\d ?x|times)))`,
      'dgi',
    ),
    by: () => [', '],
  },
  {
    // "run 90 sec walk 2 min, 25 mins all up": as often as that holds both.
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `(?<=^(?:[a-z ]{3,20}: )?(?:run|jog) (?<run>${TIME}),? (?:and |then )?walk (?<walk>${TIME})),? (?:for )?(?<whole>\\d{2} ?(?:mins?|minutes|'))(?: (?:total|all up|in total|altogether|all in|overall))?(?=[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [run, walk, whole] = ['run', 'walk', 'whole'].map(span)
      if (!run || !walk || !whole) return undefined
      const round = secondsOf(run.words) + secondsOf(walk.words)
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

function secondsOf(time: string): number {
  return Number.parseInt(time, 10) * (/^\d+ ?s/i.test(time) ? 1 : 60)
}
