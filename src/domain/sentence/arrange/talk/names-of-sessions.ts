import { saysSet } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const KENYAN_HILLS =
  'Hills are not part of a workout: choose the route for them, and keep the effort of threshold up and down.'

/** Sessions of runners that are known by one name, and what they are. */
const SESSIONS_OF_CLUBS = [
  {
    needs: ['deek', 'deeks', 'quarters'],
    name: "deek'?s? quarters|aussie quarters",
    words: '8x400 m at 5k pace with 200 m float',
    tell: 'Deek’s quarters are 8 × 400 m at about 5k pace, each with a float of 200 m.',
  },
  {
    needs: ['michigan'],
    name: 'michigan',
    words: '1600 m at 10k pace, 2 km tempo, 1200 m at 5k pace, 2 km tempo, 800 m at 3k pace, 2 km tempo, 400 m all out',
    tell: 'The Michigan is 1600, 1200, 800 and 400 m, faster and faster, with 2 km at tempo between them.',
  },
] as const

/** Sessions by their names, in the words that are read: what a set is, or how easy. They are asked for where no set is said. */
export const namesOfSessions: readonly Phrase[] = [
  {
    needs: ['kenyan', 'kenyans', 'continuous'],
    pattern: /\b(?<name>kenyan hills?|continuous hills|kenyans)\b/di,
    as: '{name=threshold}',
    tell: KENYAN_HILLS,
  },
  ...SESSIONS_OF_CLUBS.map(
    ({ needs, name, words, tell }): Phrase => ({
      needs,
      pattern: new RegExp(`\\b(?<name>(?:the )?(?:${name})(?: (?:workout|session|set|reps?))?)(?![\\w:-])`, 'di'),
      by: (span, _, text) => {
        const said = span('name')
        return said && !saysSet(text) && !isSwim(text) && !/\b(?:1600|1200)\b/.test(text)
          ? [{ words, for: said, tell }]
          : undefined
      },
    }),
  ),
  {
    // "I'm a beginner and would like", "swim for beginners", "new to running"
    needs: ['beginner', 'beginners', 'newbie', 'newbies', 'novice', 'noob', 'new', 'started', 'never'],
    pattern:
      /,? ?\b(?<!\b(?:non|not(?: an?)?|no longer an?|ex|former|coach\w*|teach\w*)[ -])(?<who>(?:for |i am |i'm |im |as )?(?:(?:a |an )?(?:total |complete |absolute |real |bit of a )*(?:beginners?|newbies?|novice|noob|new (?:runner|rider|swimmer|cyclist))(?:'s)?(?: level| friendly| here)*(?: (?:runner|rider|cyclist|swimmer)(?= ))?|(?:(?:quite |very |completely )?new to|(?:have )?(?:only )?just started|never (?:done|tried)) (?:running|cycling|swimming|riding|this|triathlon)|never (?:sw[ua]m|ridden|rode|cycled) before))\b[,.]?/di,
    by: (span, _, text) => {
      const who = span('who')
      if (!who) return undefined
      const sport = /running|runner/i.test(who.words)
        ? 'run '
        : /cycl|rid|rode/i.test(who.words)
          ? 'bike '
          : /sw[iua]m/i.test(who.words)
            ? 'swim '
            : ''
      // A set of swims, or between walks, of which no effort is said is easy, too.
      const mayBeEasy = saysSet(text) && (isSwim(text) || /\bwalk/i.test(text))
      const isOpen = !(mayBeEasy ? SET_WITH_EFFORT : HARD).test(text) && !EASY.test(text)
      const check = isSwim(text) ? BEGINNER : undefined
      return [
        ' ',
        { words: `${sport}${isOpen ? 'easy' : ''}` || ' ', for: who, ...(isOpen && check ? { check } : {}) },
        ' ',
      ]
    },
  },
  {
    // "coffee ride", "ride to the cafe and back"
    needs: ['coffee', 'cafe', 'caf', 'cake', 'social'],
    pattern:
      /\b(?:(?<name>(?:coffee|caf[eé]|cake|social|coffee shop)(?:[- ]stop)?)(?= (?:ride|run|spin|jog|pedal|cruise|roll|loop|group ride)\b)|(?<=\b(?:ride|spin|run|jog) )(?<way>(?:to|for) (?:the |a )?(?:coffee(?: shop)?|caf[eé]|cake)(?: and back)?))(?![\p{L}\d])/diu,
    by: (span, _, text) => {
      const name = span('name') ?? span('way')
      return name && [{ words: HARD.test(text) || EASY.test(text) ? ' ' : 'easy', for: name }]
    },
  },
  {
    // "openers before Saturday's race"
    needs: ['opener', 'openers', 'activation'],
    pattern:
      /(?<!\d ?)\b(?<name>(?:(?:pre[- ])?race )?(?:day )?(?:openers?|activation))\b ?(?<what>(?:ride|run|session|workout|spin|swim|bike)\b)?(?: ?(?<before>(?:b4|before|for|ahead of) (?:the |my |a )?(?:\w+'s |tomorrow |tmrw )?(?:race|event|crit|tri|tt|comp|parkrun|5k|10k|half|marathon)(?: (?:tomorrow|tmrw|tmr|(?:on )?(?:this )?\w+day))?))?(?!:|s? \d{1,2} ?x)/di,
    by: (span, _, text) => {
      const [name, what, before] = ['name', 'what', 'before'].map(span)
      if (!name || saysSet(text) || /\bwith\b.*\d ?s/i.test(text)) return undefined
      const sort = isSwim(text) ? 'swim' : /\b(?:run|jog|parkrun|\d+k run)/i.test(text) ? 'run' : 'ride'
      const { words, check } = OPENERS[sort]
      const rest: Piece[] = before ? [{ words: ' ', for: before }] : []
      return [...(what ? [what, ' '] : []), { words: ` ${words}`, for: name, check }, ...rest, ' ']
    },
  },
  {
    // "IM training in the pool, 60 minutes"
    needs: ['im', 'medley'],
    pattern:
      /(?<!\d ?(?:m|metres|meters|y|yds?|yards)? ?|\b(?:full|half) )\b(?<name>(?:individual medley|medley|im(?= (?:training|day|work|sets?|focus|practice|session|workout|swim)\b| ?(?:$|[,.;])))(?: (?:training|day|work|sets?|focus|practice|session|workout))?)\b(?! ?(?:\d|order|o\b|kick|drill|free|distance|pace))/di,
    by: (span, _, text) => {
      const name = span('name')
      const [, metres] = /\b(\d{3,4}|\d(?:[.,]\d)?(?= ?km?\b)) ?(?:m|km?|metres|meters)?\b/i.exec(text) ?? []
      const [, minutes] = /\b(\d{2,3}) ?(?:mins?|minutes)\b/i.exec(text) ?? []
      const far = metres
        ? Number(metres.replace(',', '.')) * (Number(metres.replace(',', '.')) < 10 ? 1000 : 1)
        : Number(minutes) * METRES_A_MINUTE
      if (
        !name ||
        /^im$/.test(name.words) ||
        !far ||
        saysSet(text) ||
        !isSwim(text.replace(name.words, '')) ||
        SEVERAL.test(text)
      )
        return undefined
      const times = Math.min(MOST_MEDLEYS, Math.max(LEAST_MEDLEYS, Math.round((far * SHARE) / 100)))
      const check = `No set was said, so ${times} × 100 medley at 7 of 10 with 20 seconds rest.`
      return [{ words: `${times}x100 IM @ RPE 7 20s rest`, for: name, check }, ', ']
    },
  },
  {
    // "low cadence strength intervals on the bike, 6x5 min": how the set is done.
    needs: ['strength', 'muscular', 'muscle', 'force', 'k', 'big', 'low', 'torque'],
    pattern:
      /\b(?<name>(?:(?:low[- ]cadence|torque) )?(?:strength(?: endurance)?|muscular endurance|muscle tension|force|k3|big gear|low[- ]cadence|torque)(?=(?: (?:work|climbs?|hills?|intervals?|session|ride|training|efforts?))?\b))(?<between>(?: (?:work|intervals?|session|training|efforts?|ride|bike|climbs?))?(?=[^;\n]{0,60}\b(?:bike|ride|turbo|cycling|rpm)|(?<=\b(?:bike|ride|turbo|cycling)\b.*))[^;\n\d]{0,40}?(?:\d{2,3} ?min[a-z]* (?:with )?)?)(?<set>\d{1,2} ?x ?\d{1,2} ?(?:minutes|mins?|m|'|secs?|s)?)(?![\d:])/di,
    by: (span, _, text) => {
      const [name, between, set] = ['name', 'between', 'set'].map(span)
      if (!name || !between || !set || /\b(?:run|swim)\b/i.test(text)) return undefined
      // "strength 3x12 then bike 40 min": that of the gym.
      const isOfGym = /^strength$/i.test(name.words) && /^,? ?(?:and )?then\b/i.test(text.slice(set.to))
      if (isOfGym) return undefined
      const note = /big gear/i.test(name.words) ? 'big gear' : 'low cadence'
      return [between, set, { words: ` ${note}`, for: name }]
    },
  },
  {
    // "strength endurance ride" with its cadence elsewhere
    needs: ['strength', 'muscular', 'muscle'],
    pattern: /\b(?<name>(?:strength(?: endurance)?|muscular endurance|muscle tension))(?= .*\b\d{2} ?rpm)/di,
    as: '{name=torque}',
  },
  {
    // "easy run, no sprints": nothing of it is built.
    needs: ['no', 'without', 'not'],
    pattern:
      /,? ?\b(?<wish>(?:but |and |with )*(?:no|without(?: any)?|not any) (?:sprints?|sprinting|intervals|speed ?work|efforts|hard (?:stuff|efforts?|bits)))\b(?! (?:over|above|faster|harder|below|under|at|@|longer|more|than))/di,
    by: (span, all, text) => {
      const wish = span('wish')
      const others = text.replace(all, '').replace(/\bno \w+/gi, '')
      // "don't give me a run, no intervals, nothing": nothing is wanted at all.
      if (!wish || saysSet(others) || HARD.test(others) || /\bnothing\b|\b(?:don't|dont|do not)\b/i.test(others))
        return undefined
      return [{ words: EASY.test(others) ? ' ' : ' easy', for: wish }]
    },
  },
]

const HARD =
  /\d ?[x×*] ?\(?\d|\b(?:tempo|threshold|intervals?|sprints?|vo2\w*|ftp|sweet ?spot|hard|fast|z[3-7]|zone [3-7]|hills?|css|fartlek|race pace|progression)\b/i
const SET_WITH_EFFORT =
  /@|\d ?(?:%|w\b|watts|bpm|\/ ?(?:km|mi|100))|\b(?:at|pace|effort|rpe|moderate|max|strong|speed|all out|race|css|tempo|threshold|intervals?|sprint\w*|vo2\w*|ftp|sweet ?spot|hard|fast\w*|quick\w*|z\d|zones?|hills?|fartlek|pick[- ]?ups?|strides|progressi\w+)\b/i
const EASY = /\b(?:easy|ez|recovery|gentle|steady|endurance|z[12]|zone [12])\b/i
const BEGINNER = 'For a beginner it is easy: leave out drills, strokes and equipment that you do not know.'
const SEVERAL = /\b(?:free|back|breast|fly|kick|pull|drills?)\b/i
// Our choice: about as far as one swims, two fifths of it medleys, as a session has of its main set.
const [METRES_A_MINUTE, SHARE] = [46, 0.4]
const [LEAST_MEDLEYS, MOST_MEDLEYS] = [4, 10]

/** Openers as riders, runners and swimmers do them the day before a race (our choice). */
const OPENERS = {
  ride: {
    words: 'with 4x1 min hard 3 min easy',
    check: 'Openers were read as 4 × 1 minute hard with 3 minutes easy: say others.',
  },
  run: { words: 'easy with 4 strides', check: 'Openers were read as 4 strides: say others, such as 3x1 min hard.' },
  swim: {
    words: 'with 4x50 fast 30s rest',
    check: 'Openers were read as 4 × 50 m fast with 30 seconds rest: say others.',
  },
}
