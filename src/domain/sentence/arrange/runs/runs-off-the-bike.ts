import type { Phrase } from '../phrase.ts'

const RIDDEN_TOO = /(?<!\boff (?:the |a )?)\b(?:bike|ride|turbo|cycl\w+)\b/i

/** Runs behind a ride that is a session of its own: "T-run 15 min at race pace right off the bike", "brick run 20 min easy". */
export const runsOffTheBike: readonly Phrase[] = [
  {
    // "T-run 15 min at race pace right off the bike": all of it.
    needs: ['race'],
    pattern:
      /^(?<name>(?:t[- ]?run|transition run|brick run|run)) (?:for )?(?<length>\d{1,2}(?:\.\d)? ?(?:mins?|minutes|km?|miles?|mi)),? (?:all )?(?:at |@ ?)?(?<aim>race (?:pace|effort))(?<behind>,? (?:(?:right|straight|directly) )?off (?:the )?bike)?(?= ?[.!]?$)/di,
    by: (span) => {
      const [name, length, aim, behind] = ['name', 'length', 'aim', 'behind'].map(span)
      if (!name || !length || !aim || (!behind && /^run/i.test(name.words))) return undefined
      const pace = { words: ' at 10k pace, no warm up', for: aim, tell: RACE }
      return [{ words: 'run ', for: name }, length, pace, ...(behind ? [{ words: '', for: behind }] : [])]
    },
  },
  {
    // "run 20 min off the bike, first 5 min race pace, rest easy"
    needs: ['first'],
    pattern:
      /^(?<name>(?:t[- ]?run|transition run|brick run|run)) (?:for )?(?<length>\d{1,2}) ?(?:mins?|minutes)(?<bike>,? (?:(?:right|straight|directly) )?off (?:the )?bike)?,? (?:the )?first (?<first>\d{1,2}) ?(?:mins?|minutes)? (?:at |@ ?)?(?<aim>race (?:pace|effort)|hard|fast|tempo|threshold|steady|z[2-5]|(?:10|5)k pace|mp|hmp)(?:,? (?:and |then |the )*(?:rest |remainder )?(?<other>easy|steady|z[12]))?(?= ?[.!]?$)/di,
    by: (span) => {
      const [name, length, first, aim, other] = ['name', 'length', 'first', 'aim', 'other'].map(span)
      if (!name || !length || !first || !aim) return undefined
      const left = Number(length.words) - Number(first.words)
      if (left <= 0) return undefined
      const isRace = /^race/i.test(aim.words)
      const effort = isRace ? 'at 10k pace' : /pace|mp$|^z/i.test(aim.words) ? `at ${aim.words}` : aim.words
      return [
        { words: 'run ', for: name },
        ...[first, ' min ', { words: effort, for: aim, ...(isRace ? { tell: RACE } : {}) }],
        { words: `, ${left} min `, for: length, ...(other ? {} : { tell: EASY }) },
        ...(other ? [other] : ['easy']),
      ]
    },
  },
  {
    // "20 min brick run, easy": the run alone is asked for.
    needs: ['brick', 'transition'],
    pattern: /\b(?<name>(?:brick|transition) )(?=(?:run|jog)\b)/di,
    as: '{name=}',
    unless: RIDDEN_TOO,
  },
  {
    // "T-run 15 min easy": the run of a transition.
    needs: ['t', 'trun'],
    pattern: /(?<!['’])\b(?<name>t[- ]?run)\b/di,
    as: '{name=run}',
    unless: RIDDEN_TOO,
  },
  {
    // "straight off the bike"
    needs: ['bike'],
    pattern: /\b(?<how>(?:right|straight|directly|immediately) )(?=off (?:the |a )?bike\b)/di,
    as: '{how=}',
  },
]

const RACE = 'Which race was not said, so 10k pace.'
const EASY = 'How hard the rest is was not said, so easy.'
