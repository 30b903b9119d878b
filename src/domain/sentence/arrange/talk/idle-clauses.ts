import type { Phrase } from '../phrase.ts'
import { hardSessions } from '../sets/hard-sessions.ts'

const AFTER_ILLNESS =
  'After an illness come back easily, and wait until you have felt well for some days: check whether this is what you want.'

/** What athletes tell of their life, of weeks and of races to come: it is no part of the session, and no figure of it is one. */
export const idleClauses: readonly Phrase[] = [
  {
    // "kid has football at 6 so I've only got 35 mins"
    pattern:
      /^(?<life>(?:my |the |our )?(?:kids?|son|daughter|wife|husband|partner|boss|school|work|dinner|meeting|train|flight|babysitter|football)(?:'s)?\b[^,;:.\d]{0,40}?\b(?:at|by|until|till|from) \d{1,2}(?:[:.]\d\d)?(?: ?[ap]\.?m\b)?),? (?=so\b|and\b|then\b)/di,
    by: (span) => dropped(span('life')),
  },
  {
    // "parkrun prep, 20 min easy with 4x1 min at 5k pace", "10k race week: 40 min easy"
    pattern:
      /^(?<race>(?:(?:pre[- ])?(?:park ?run|race|half[- ]marathon|marathon|hm|10k|5k|ironman|70\.3|tri(?:athlon)?|(?:club )?\d{1,3}[ -]?(?:mile|mi|km?) (?:tt|time[- ]trial))(?: race)? (?:prep|preparation|build[- ]?up|sharpener|tune[- ]?up|week)|pre[- ]?race)(?: (?:session|workout|tune[- ]?up|sharpener|openers?))?)(?=[:,.]| -| \d|$)[:,.]?/di,
    by: (span, _, text) => {
      const race = span('race')
      const isRun =
        /park ?run|marathon|hm|\dk/i.test(race?.words ?? '') && !/\b(?:bike|ride|cycl\w*|turbo|swim\w*)\b/i.test(text)
      return race && [{ words: isRun ? 'run,' : ' ', for: race }]
    },
  },
  {
    // "first 5k training, 20 minutes slow jog": what it is for.
    needs: ['first'],
    pattern:
      /^(?<goal>(?:my )?first (?:ever )?(?:park ?run|5 ?k|10 ?k|half|half[- ]marathon|marathon) (?:training|plan|prep|programme|program|build[- ]?up))(?: session| workout)?(?=[:,.]| -| (?:run|jog|session)?,? ?\d{1,3} ?(?:mins?|minutes|'))[:,.]?/di,
    as: '{goal=run,}',
  },
  {
    // "6 km easy lah legs dead from yesterday": how they feel, and no session that was done.
    needs: ['yesterday'],
    pattern:
      /(?<=\d.*?)(?<feel>,? (?:lah |cos |because |as )?(?:my )?(?:legs?|body|quads|calves|hammies|hamstrings) (?:are |is |still |feel(?:ing)? |a bit )*(?:dead|sore|tired|heavy|stiff|fried|cooked|trashed|shot) (?:from|after) yesterday(?:'s [a-z]+)?)(?=$|[,.;! ])/di,
    as: '{feel= }',
  },
  {
    // "first swim in months so 10x50", "first ride back after a cold, 40 min easy"
    needs: ['first'],
    pattern:
      /^(?<when>(?:my )?first (?<sport>swim|run|ride)(?: back)? (?:in|since|for|after|of) (?:(?:an?|my|the) )?[a-z ]{3,24}?)(?:,| so| -|:)(?= ?[a-z ]*\d)/di,
    by: (span) => {
      const [when, sport] = [span('when'), span('sport')]
      return when && sport && [{ words: `${sport.words},`, for: when }]
    },
  },
  {
    // "special block pt 1: 3k wu, 4x5k", "session 2: 5x1k": a number is no length.
    needs: ['part', 'pt', 'session', 'workout'],
    pattern: /(?<=^[^\d:]*)\b(?<number>(?:part|pt|session|workout) ?\d{1,2}) ?(?=: ?.*\d)/di,
    as: '{number=}',
  },
  {
    // "parkrun sandwich: 3k easy, parkrun, 3k easy"
    needs: ['sandwich'],
    pattern: /^(?<name>(?:[a-z]+ ){0,2}sandwich):(?= ?.*\d)/di,
    as: '{name= }',
  },
  {
    // "45 min steady after 8 hours of work": what was before it.
    needs: ['after'],
    pattern:
      /(?<=\d.*?)(?<work>,? after (?:(?:an?|my|the) )?(?:long )?(?:\d{1,2}(?:\.5)?[ -]?(?:h|hrs?|hours?) (?:of |at |in the )?)?(?:work|shift|night ?shift|day ?shift|driving|office|travel(?:ling)?|flight|drive)(?: (?:shift|day))?)(?= ?(?:$|[.!,;]))/di,
    by: (span) => {
      const work = span('work')
      return work && /\d/.test(work.words)
        ? [{ words: ' ', for: work, tell: `“${work.words.trim()}” says when it is.` }]
        : undefined
    },
  },
  {
    // "parkrun day before shakeout 20 min", "day before the race: 30 min easy"
    needs: ['before', 'tomorrow', 'tmrw'],
    pattern:
      /\b(?<race>(?:(?:my |the )?(?:park ?run|race|marathon|half|10k|5k|tri(?:athlon)?|crit|event) (?:is )?(?:day before|tomorrow|tmrw)|(?:the )?(?:day|night) before (?:my |the |a )?(?:park ?run|race|marathon|half|10k|5k|tri(?:athlon)?|crit|event)(?: day)?))\b(?:[,:]?(?=.*\d)|(?<=\d.*, ?.*)(?= ?[.!]?$))/di,
    by: (span, _, text) => {
      const race = span('race')
      const isRun = /park ?run/i.test(race?.words ?? '') && !/\b(?:bike|ride|cycl\w*|turbo|swim\w*)\b/i.test(text)
      return race && [{ words: isRun ? 'run,' : ' ', for: race }]
    },
  },
  {
    // "easy jog 35min after swim session": when it is, and no part of it.
    needs: ['after'],
    pattern:
      /(?<=\b(?:run|running|jog|jogging|ride|bike|spin)\b.*\d ?(?:mins?|minutes|hours?|hrs?|h|km?|miles|')(?: easy| steady| slow)?,? ?)(?<swim>(?:right |straight |just )?after (?:the |my |a )?(?:swim|swimming)(?: session| training| practice| class)?)(?= ?(?:$|[.!]))/dis,
    by: (span, _, text) => {
      const swim = span('swim')
      const tell = `“${swim?.words}” says when it is.`
      return swim && !/\b(?:then|brick|transition|and (?:a )?(?:run|ride|bike))\b/i.test(text)
        ? [{ words: ' ', for: swim, tell }]
        : undefined
    },
  },
  {
    // "deload week, 40 min easy ride"
    pattern:
      /\b(?<week>(?:it's |its )?(?:a |my )?(?:deload|taper|base|build|race|cut ?back|down|adaptation|easy|rest|recovery)[- ]?week)\b[:,.]?(?= )/di,
    by: (span) => dropped(span('week')),
  },
  {
    // "im just back from covid": nothing of the session.
    needs: ['from'],
    pattern:
      /,? ?(?<back>\b(?:because )?(?:i am |i'm |im |have |i've )?(?:only )?(?:just )?(?:got(?:ten)? |coming |come )?back from (?:covid|holidays?|vacation|a (?:cold|break|holiday)|maternity|work|the office|(?:a )?time off))\b/di,
    by: (span) => dropped(span('back')),
  },
  {
    // "10k tempo after covid": who was ill is told so before something hard.
    needs: ['after'],
    pattern:
      /,? ?(?<!\b(?:days?|weeks?|months?) )(?<ill>\b(?:first (?:run|ride|swim|one|session|time)(?: back)? )?after (?:(?:having |getting over |my |a |the |being |a week of |a bout of )*(?:covid|flu|virus|chest infection|illness|ill|sick|(?:bad |heavy |nasty )?cold)))\b(?! (?:shower|plunge|bath|water|start|day|morning|front|swim))/di,
    as: '{ill=}',
    check: AFTER_ILLNESS,
  },
  {
    // "I'm just getting back into it"
    needs: ['back'],
    pattern:
      /,? ?(?<back>\b(?:because |as |since )?(?:i am |i'm |im )?(?:only |just |slowly )*(?:getting|coming|easing|working) (?:my way )?back (?:in(?:to)?|to) (?:it|running|cycling|riding|swimming|training|things|shape|fitness)(?: again)?)\b/di,
    by: (span) => dropped(span('back')),
  },
  {
    // "with 20 min cafe stop", "stop for coffee at 30k", "☕ halfway": nobody rides meanwhile.
    needs: ['stop', 'stopping', '☕'],
    pattern:
      /,? ?(?:\b(?:with|and|plus|incl\w*) )?(?<!\b(?:no|not|without|skip)(?: an?| the| any)? )(?<stop>(?:\b(?:a |an )?(?:\d{1,2}[- ]?(?:mins?|minutes) )?(?:(?:cafe|café|coffee|cake|pub|bakery|lunch|food|toilet|loo|photo) stop|stop(?:ping)? for (?:a |some )?(?:coffee|cake|lunch|food|photos?|breakfast))\b(?: (?:at |around |after )?(?:(?:the )?half(?:[- ]?way)?(?: (?:point|mark))?|in the middle|(?<=(?:at|around|after) )\d{1,3} ?(?:km?|mi|miles)\b))?)|☕ ?(?:halfway|half way|stop)?)/di,
    by: (span) => {
      const stop = span('stop')
      const tell = 'The stop is no step of the workout: pause your watch for it.'
      const check = 'The stop is not built: pause your watch, or say a longer ride.'
      return stop && [{ words: ' ', for: stop, ...(/\d[- ]?min/i.test(stop.words) ? { check } : { tell }) }]
    },
  },
  {
    // "60-75 min depending on how I feel"
    needs: ['depending'],
    pattern: /,? ?(?<how>\bdepending on how (?:i|my legs|we|the legs) (?:feel|am|are|go)(?:ing)?(?: feeling)?)\b/di,
    by: (span) => dropped(span('how')),
  },
  {
    // "76–88% for 30ish of those"
    needs: ['ish'],
    pattern: /(?<=\dish) (?<of>of (?:those|that|it|which|them))(?= ?(?:$|[,.;]))/di,
    by: (span) => dropped(span('of')),
  },
  {
    // "so basically what coach said:"
    needs: ['coach'],
    pattern:
      /^(?<said>(?:ok |so |basically |here is |here's |this is |it's )*what (?:my |the )?coach (?:said|wrote|wants|gave me|sent)(?: me)?):? /di,
    by: (span) => dropped(span('said')),
  },
  {
    // "climb the Mur 3 times full gas (about 6 min each)"
    needs: ['climb', 'climbing', 'up'],
    pattern:
      /\b(?<!warm(?:ing)?[- ])(?<climb>climb(?:ing)?|ride up|up) (?:the |up )?(?<name>(?!then\b|and\b|for\b|with\b)[\p{L} ]{2,20}?) (?<times>\d{1,2}|two|three|four|five) times(?<how> (?:full gas|hard|all out|flat out|at [^,(]{2,14}|@ ?[^,(]{2,14}))?,? ?\(?(?:about |around |~)?(?<length>\d{1,2}) ?(?:minutes|mins?|')(?: each| per climb)?\)?/diu,
    by: (span) => {
      const [climb, times, how, length] = [span('climb'), span('times'), span('how'), span('length')]
      if (!climb || !times || !length) return undefined
      const check = 'The way back down is not said: the rests are chosen.'
      return [times, 'x', length, { words: ' min', for: climb, check }, ...(how ? [how] : [' hard'])]
    },
  },
  {
    // "first run back after 3 weeks off"
    needs: ['first'],
    pattern:
      /^(?<first>(?:my )?first) (?<what>run|ride|session|jog)(?<since> (?:back )?(?:after|since|in|from) [^,:]{2,30}(?=[,:])| back(?=[,:]| \d))/di,
    as: '{first=}{what}{since=}',
  },
  {
    // "I can only do 2 lengths at once. 10 times 2 lengths", "can only run 3 min without stopping": what one can do, and no part.
    needs: ['can'],
    pattern:
      /\b(?<limit>(?:(?:i|we) )?can (?:only|just) (?<verb>do|swim|run|jog|ride|manage|hold|go)(?: for)? \d[^,.;()]*? (?:at once|at a time|in one go|non-?stop|without (?:stopping|walking|resting|a (?:stop|rest|break))|before (?:i|we) (?:have|need) (?:to|a) (?:stop|rest|walk|break))[,.;]?)(?=.*\d)/di,
    by: (span) => {
      const [limit, verb] = [span('limit'), span('verb')]
      if (!limit || !verb) return undefined
      const sport = /swim|lengths?\b/i.test(limit.words) ? 'swim ' : /run|jog/i.test(verb.words) ? 'run ' : ''
      return [{ words: sport, for: limit, check: 'This was read as what you can do: check that no part is longer.' }]
    },
  },
  {
    // "Lane 3: 400 easy, 8x100 on 1:45"
    needs: ['lane'],
    pattern: /^(?<lane>(?:in |for )?lane (?:\d|one|two|three|four|five|six) ?[:,-] ?)(?=.*\d)/di,
    by: (span) => dropped(span('lane')),
  },
  ...hardSessions,
  {
    // "no watch": nothing of the session.
    needs: ['no'],
    pattern: /,? ?\b(?<without>no (?:watch|garmin|music|phone|headphones|gps|strava|pressure|ego|data))\b/di,
    by: (span) => dropped(span('without')),
  },
  {
    needs: ['something'],
    pattern: /\b(?<word>something)(?= (?:short (?:and|but) |nice and )*(?:easy|steady|gentle|light|tempo|threshold))/di,
    by: (span) => dropped(span('word')),
  },
  {
    // "half of: 10x3 min"
    needs: ['half'],
    pattern: /\b(?<half>half of|half)(?::| the(?: usual)?)? ?(?<times>\d{1,2})(?= ?x ?\d)/di,
    by: (span) => {
      const [half, times] = [span('half'), span('times')]
      const count = Number(times?.words) / 2
      if (!half || !times || !Number.isInteger(count)) return undefined
      return [{ words: String(count), for: { from: half.from, to: times.to } }]
    },
  },
]

function dropped(place: { from: number; to: number } | undefined) {
  return place && [{ words: ' ', for: place }]
}
