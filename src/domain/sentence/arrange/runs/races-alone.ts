import type { Phrase } from '../phrase.ts'

const DAY = "(?:(?:,? (?:on|this|next))? (?:sat(?:urday)?|sun(?:day)?|tomorrow|today|morning)(?:[’']?s)?)"
const HEAD = `(?<=^(?:run(?:ning)?[,:]? |my |the |race day[,:]? |(?:sat(?:urday)?|sun(?:day)?)(?:[’']s)?[,:]? ){0,2})`
/** "…, 15 min warm up first" behind a race. */
const WARM_UP =
  "[,;]? (?:with |w\\/ ?|after )?(?:an? )?\\d{1,4} ?(?:mins?|minutes|'|km?|miles?|mi|m)(?: of)? (?:warm|wu|w\\/u|jog first|easy first)"
const OUT = '(?:flat|all)[- ]out|full gas|as (?:fast|hard) as (?:possible|i can|you can)|max(?:imum|imal)? effort'

const LENGTH = "\\d{1,2}(?:\\.\\d)? ?(?:km?|miles?|mi|mins?|minutes|')|[1-9]\\d{2,3} ?m?"

/** Races and single bouts all out that are the whole of a session: time trials, which have a usual warm-up and cool-down. */
export const racesAlone: readonly Phrase[] = [
  {
    // "bike test: 20 min all out"
    needs: ['test'],
    pattern: new RegExp(
      `(?<!\\b(?:ftp|ramp|map|css|lthr|lt|cp|cooper|threshold|field) )\\b(?<test>(?:power |fitness )?test(?: session| day)?)(?:[:,-]| is| of| with| over)? (?:an? )?(?<length>${LENGTH}) ?(?<how>${OUT})\\b`,
      'di',
    ),
    as: '{test=}{length} {how=time trial}',
    unless: /\b(?:ftp|lthr|css)\b|\d ?x ?\d/i,
  },
  {
    // "20 min all out bike test"
    needs: ['test'],
    pattern: new RegExp(
      `(?<![x\\d.:] ?)\\b(?<length>${LENGTH}) ?(?<how>${OUT})(?<sport> (?:bike|run|swim|track))? (?<test>(?:power |fitness )?test)\\b`,
      'di',
    ),
    as: '{length} {how=time trial}[{sport}]{test=}',
    unless: /\d ?x ?\d/i,
  },
  {
    // "parkrun", "Saturday parkrun, flat out", "parkrun Saturday, 15 min warm up first"
    needs: ['parkrun', 'park'],
    pattern: new RegExp(
      `${HEAD}(?<race>park ?run)(?<day>${DAY})?(?<how>,? (?:${OUT}|race))?(?=[.!]?$|${WARM_UP})`,
      'di',
    ),
    by: (span, _, text) => {
      const [race, day, how] = ['race', 'day', 'how'].map(span)
      // With both ends it is a part of a session, and a second length may be the same race.
      if (!race || /\b(?:cool|cd|c\/d|then|5 ?km?)\b/i.test(text)) return undefined
      const words = { words: 'run 5 km time trial', for: race, tell: 'A parkrun is 5 km.' }
      return [words, ...(day ? [day] : []), ...(how ? [{ words: '', for: how }] : [])]
    },
  },
  {
    // "10k race", "run 5k race on Sunday", "10 mile race run tomorrow", "half marathon race"
    needs: ['race'],
    pattern: new RegExp(
      `${HEAD}(?:(?<length>(?:\\d|1[0-5])(?:\\.\\d)? ?(?:km?|miles?|mi))|(?<half>half(?:[- ]marathon)?|hm)) (?<race>race)(?: run)?(?=${DAY}?(?:[.!]?$|${WARM_UP}))`,
      'di',
    ),
    by: (span) => {
      const [length, half, race] = ['length', 'half', 'race'].map(span)
      const far = length ?? (half && { words: '21.1 km', for: half })
      return far && race && ['run ', far, ' ', { words: 'time trial', for: race }]
    },
  },
  {
    // "parkrun Saturday, 5 km hard with 10 min warmup": the race and its length.
    needs: ['parkrun', 'park'],
    pattern: new RegExp(
      `${HEAD}(?<race>park ?run)(?<day>${DAY})?[,:]? (?<same>(?:the )?5 ?km? (?:hard|fast|${OUT}|race(?: effort)?))(?=[.!]?$|${WARM_UP})`,
      'di',
    ),
    as: '{race=run 5 km time trial}[{day}]{same=}',
    tell: 'A parkrun is 5 km.',
  },
  {
    // "5k all out run", "20 min flat out on the bike", "swim 1500 as fast as possible"
    needs: ['out', 'gas', 'possible', 'can', 'max', 'maximum', 'maximal'],
    pattern: new RegExp(
      `(?<=^[^\\d]*)(?<race>\\bpark ?run(?: effort)?:? )?(?<length>\\b(?:\\d{1,2}(?:\\.\\d)? ?(?:km?|miles?|mi)|[1-9]\\d{2,3} ?(?:m|metres|meters|yards|yds?)?|(?:[5-9]|[1-3]\\d) ?(?:mins?|minutes|'))) ?(?<sport>run |ride |swim |bike |free )?(?<how>${OUT})(?=[.!]?$|,? (?:run|ride|swim|bike|on the (?:bike|turbo|track)|in the pool)\\b[^\\d]*$)`,
      'di',
    ),
    as: '[{race=run }]{length} [{sport}]{how=time trial}',
    unless: /\b(?:easy|recovery|z\d|every|each|last|first|sprints?|reps?|with|w|warm|wu|cool|cd)\b/i,
  },
]
