import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import { DRILLS } from '../../tokens/words/unsupported-words.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const NAME =
  '(?:(?:[abc][- ]?)skips?|high[- ]knees?|butt[- ]?kicks?|bounds?|bounding|bum[- ]flicks?|heel[- ]flicks?|carioca|fast[- ]feet|ankling|straight[- ]leg (?:runs?|bounds?))\\b'
const SET = '\\d{1,2} ?x ?\\d{1,3} ?(?:m|metres|meters|s|secs?)?(?: each)?(?![a-z\\d:])'

const TIME = "\\d{1,2} ?(?:mins?|minutes|')"
const ONE = '(?:(?:(?:run(?:ning)?|sprint|form|technique|mobility) )?drills?|leg[- ]swings)\\b'
const DRILL = `${ONE}(?:(?:,? and |, | & | \\+ )${ONE})*`

/** Drills of runners by their names, with the sets that are done of them: they are no steps. */
export const drillsOfRunners: readonly Phrase[] = [
  {
    // "10 min drills then 8x200", "leg swings and drills 5 min": time that is easy.
    needs: ['drills', 'drill', 'swings'],
    pattern: new RegExp(
      `\\b(?:(?<length>${TIME}) (?:of )?(?<drills>${DRILL})|(?<drills2>${DRILL}) (?:for )?(?<length2>${TIME})(?=$| ?[,.;+)]| then))`,
      'di',
    ),
    as: '{length|length2} {drills|drills2=easy}',
    check: DRILLS,
    unless: (text) => isSwim(text) || saysRide(text),
  },
  {
    // "+ drills (A skips, B skips 2x30m each) + 4x80m strides"
    needs: ['drills', 'drill'],
    pattern: new RegExp(`\\b(?<drills>drills?),? ?(?<list>\\([^()]*\\b${NAME}\\b[^()]*\\))`, 'di'),
    as: '{drills}{list= }',
    check: DRILLS,
    unless: saysSwim,
  },
  {
    // "2x30m A skips", "high knees 3x20m", "butt kicks"
    needs: [
      'skip',
      'skips',
      'knees',
      'knee',
      'kicks',
      'bounds',
      'bounding',
      'flicks',
      'carioca',
      'feet',
      'leg',
      'ankling',
      'kick',
      'bound',
      'flick',
      'buttkick',
      'buttkicks',
      ...['askip', 'askips', 'bskip', 'bskips', 'cskip', 'cskips'],
    ],
    pattern: new RegExp(
      `(?<all>(?:${SET} (?:of )?)${NAME}|${NAME}:? ${SET}|(?:[abc][- ]?skips?|high[- ]knees|butt[- ]?kicks|(?:bum|heel)[- ]flicks)\\b)(?! ?(?:uphill|hill))`,
      'dgi',
    ),
    as: '{all=drills}',
    check: DRILLS,
    unless: saysSwim,
  },
]
