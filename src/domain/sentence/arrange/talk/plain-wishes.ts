import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { phrasesOfSpreadSets } from '../sets/spread-sets.ts'

const SET = /\d ?x ?\d|\bx ?\d|\bsets? of\b/i

const CADENCE = 'How quick a cadence is meant was not said: 100 to 110 rpm.'

/** What people wish for in plain words, in figures that are usual for it. What was taken is told. */
export const plainWishes: readonly Phrase[] = [
  ...phrasesOfSpreadSets,
  {
    // "45 min recovery spin, high cadence"
    needs: ['cadence'],
    pattern:
      /\b(?:(?:at|with|in) )?(?:an? )?(?<cadence>(?:high|fast|quick)(?:er|ish)? cadence)(?<ride> (?:recovery |easy |endurance |steady )?(?:ride|spin|session|spinning|riding))?\b(?! ?(?:drills?|\d))/di,
    as: '[{ride} ]{cadence=at 100-110 rpm}',
    tell: CADENCE,
    when: (text) => saysRide(text) && !/\brpm\b|\bcad\w* ?\d/i.test(text) && !SET.test(text),
  },
  {
    // "mostly easy with some hard bits", "1 hour on the turbo with a few sprints"
    needs: ['some', 'few', 'couple', 'occasional', 'odd'],
    pattern:
      /(?:\bmostly )?(?<easy>(?:easy|steady|relaxed|gentle|endurance|z2|zone 2)?),? ?(?:(?:\b(?:but )?(?:with|plus|and|incl\w*|throw in|throwing in)|(?<=,)) )?\b(?:some|a few|a couple of|the odd|an? occasional) (?:short |little |random |quick )*(?:(?<bout>\d{1,2})[- ]?(?<unit>s|secs?|seconds?|mins?|minutes?) (?:long )?)?(?<what>(?:hard(?:er)?|fast(?:er)?|quick(?:er)?|tempo|threshold)(?: (?:bits?|parts?|bursts?|efforts?|sections?|minutes|pieces?|stretches?|running|riding))|sprints?|surges?|pick[- ]?ups?|bursts?|efforts)\b(?: of (?<bout2>\d{1,2})[- ]?(?<unit2>s|secs?|seconds?|mins?|minutes?)(?: each)?)?(?:(?: (?:thrown|mixed|dotted|scattered|sprinkled))? in(?: it| there|between)?|(?: (?:along the way|here and there|throughout)))?(?<rest>,? (?:and |but )?(?:otherwise|(?:the )?rest|apart from that) (?:easy|steady))?(?! ?(?:of|every|for|lasting|at|near|towards?|in the|up|down|\d))/di,
    by: (span, _, text) => bits(span, text),
  },
  {
    // "mix of run and walk for 30 minutes", "mix of easy and hard running"
    needs: ['mix', 'mixture'],
    pattern:
      /\b(?<mix>(?:a )?mix(?:ture)? of (?:(?<walk>(?:run|jog)(?:ning|ging)? and walk(?:ing)?|walk(?:ing)? and (?:run|jog)(?:ning|ging)?)|(?:easy|slow|steady) and (?:hard|fast|quick)(?: (?:running|riding))?))\b/di,
    by: (span, _, text) => {
      const [mix, walk] = [span('mix'), span('walk')]
      if (!mix || SET.test(text) || saysSwim(text)) return undefined
      const words = walk
        ? 'run 2 min walk 1 min'
        : `easy with 1 min ${saysRide(text) ? 'at threshold' : 'hard'} every 4 min`
      return [{ words, for: mix, tell: `How it is mixed was not said: ${words}.` }]
    },
  },
  {
    // "short repeats with lots of rest, 40 min run"
    needs: ['short'],
    pattern:
      /\b(?<what>short(?:,? (?:fast|hard|quick|sharp))? (?:repeats?|reps|repetitions|intervals?|efforts?|sprints?|bursts)),? (?:and |with |w\/ ?|but )*(?:lots of|plenty of|loads of|long|full|big|generous|a lot of) (?:rests?|recover(?:y|ies)|breaks?)(?: (?:between|in between|after)(?: each| them)?)?/di,
    by: (span, _, text) => shortRepeats(span, text),
  },
  {
    // "best bang for buck 25 min bike"
    needs: ['bang', 'most', 'efficient', 'count', 'short'],
    pattern:
      /\b(?<wish>(?:(?:the )?(?:best|most|biggest|max(?:imum)?) bang for (?:my |the |your |a )?buck|(?:get )?the most out of(?= (?:my |the )?\d)|time[- ]efficient|make (?:it|them|every minute) count|hard but short|short but hard|short and (?:hard|intense|brutal|nasty)|short,? (?:and )?(?:fast|quick|hard|sharp) (?:stuff|bits|things|swims|efforts|bursts)))\b(?: (?:session|workout))?/di,
    as: '{wish=short and sharp}',
    tell: 'It was read as short and hard intervals.',
    unless: SET,
  },
  {
    // "Yasso 800s, 10 of them, marathon goal 3:30"
    needs: ['yasso', 'yassos', 'yaso', 'yasos'],
    pattern:
      /(?:\b(?<first>\d{1,2}) ?x? ?(?:800 ?m? ?)?)?\byass?o'?s?(?: 800'?s?)?(?:,? ?(?:x ?(?<times>\d{1,2})|(?<count>\d{1,2}) (?:of(?: (?:them|'?em))?|times|reps|x)))?\b(?<mid>[^\d;]{0,40}?)(?:\b(?<hours>[2-6])(?:(?::(?<minutes>[0-5]\d))|(?: ?(?:h|hrs?|hours?)\b)(?: ?(?<more>[0-5]\d) ?(?:m|min|mins|minutes)?)?)(?: ?(?:h|hrs?|hours?))?)(?<behind>(?: marathon| goal| target)*)(?: on,? [2-6]:[0-5]\d off)?/di,
    by: (span, all, text) => {
      const count = span('first') ?? span('times') ?? span('count')
      // "6 reps" behind the goal
      if (!count && /\b\d{1,2} ?(?:x|reps|times|of)/i.test(text.replace(all, ''))) return undefined
      const [hours, mid, behind] = [span('hours'), span('mid'), span('behind')]
      const minutes = span('minutes') ?? span('more')
      // "yasso 800s, 8 of em, 3:20": the time of each is the same either way.
      const isOfEach =
        minutes &&
        /^(?:,|,? (?:in|at|@))? ?$/.test(mid?.words ?? '') &&
        !/^ ?(?:jog|rest|rec)/.test(text.slice(minutes.to))
      const isGoal = isOfEach || /marathon|goal|target|time/i.test(`${mid?.words} ${behind?.words}`)
      if (!hours || !mid || !isGoal) return undefined
      const time = `${hours.words}:${minutes?.words ?? '00'}`
      const tell =
        'Yassos are run in as many minutes and seconds as the marathon has hours and minutes, and jogged as long.'
      const end = { from: hours.from, to: (minutes ?? hours).to }
      return [
        'run ',
        count ?? { words: '10', for: hours, tell: 'How many Yassos was not said, so 10.' },
        { words: `x800 in ${time}`, for: end, tell },
        /\d ?m? jog|jog \d/i.test(text) ? '' : ` with ${time} jog`,
      ]
    },
  },
  {
    // "Easy 8 miles for my wife, she runs about 9:30 per mile": the pace of the one who runs.
    needs: ['he', 'she', 'they', 'who', 'whose'],
    pattern:
      /,? ?\b(?<who>(?:for|with) (?:my|a|our) [a-z]+(?: [a-z]+)?),? (?:and )?(?:s?he|they|who|whose pace is)(?:'s| is| usually| normally)? (?<runs>(?:runs?|jogs?|does|do|goes|go|swims?)(?: at| about| around)*) (?<pace>(?:1?\d:[0-5]\d|1?\d(?= min(?:ute)? miles)) ?(?:min(?:ute)? )?(?:(?:\/|per|a|an) ?)?(?:km?|kilometers?|mi(?:les?)?))\b(?: pace)?/di,
    by: (span) => {
      const [who, pace] = [span('who'), span('pace')]
      if (!who || !pace) return undefined
      const figure = /^\d{1,2}(?::\d\d)?/.exec(pace.words)?.[0] ?? ''
      const unit = /k/i.test(pace.words.slice(figure.length)) ? 'km' : 'mi'
      return [
        { words: ` at ${figure.includes(':') ? figure : `${figure}:00`}/${unit}`, for: pace, tell: PACE_OF_OTHER },
      ]
    },
  },
  {
    // "avg speed 27 kmh"
    needs: ['speed'],
    pattern:
      /\b(?<name>(?:(?:an? |my )?(?:avg|average|averaging|mean|target|overall)\.? )?speed(?: of| about| around)?) ?:?(?= ?\d{2})/di,
    as: '{name=about}',
  },
  {
    // "at a pace where I can talk"
    needs: ['where', 'that', 'which', 'talking', 'chatting', 'chatty', 'able'],
    pattern:
      /\b(?:at |in )?(?<talk>(?:a |an )?(?:pace|effort|speed|intensity) (?:where|that|at which) (?:i|you|we) (?:can|could|am able to) (?:still )?(?:comfortably )?(?:talk|chat|speak|hold a conversation|have a conversation)(?: (?:easily|comfortably|in full sentences))?|(?:talking|chatting|chatty) pace|(?:while )?(?:still )?able to (?:talk|hold a conversation))\b/di,
    as: '{talk=easy}',
  },
  {
    // "with as much rest as I need"
    needs: ['rest', 'recovery'],
    pattern: /\b(?<rest>(?:as much|as long a|whatever) (?:rest|recovery) (?:as )?(?:i|you|we) (?:need|want|like))\b/di,
    as: '{rest=rest as needed}',
  },
  {
    // "40/20s: 3 sets of 8 minutes": as many of them as fit into the time.
    needs: ['set', 'sets', 'block', 'blocks'],
    pattern:
      /(?<=\b(?:(?<on>\d{1,2}) ?\/ ?(?<off>\d{1,2})(?:'?s| sec\w*)?|(?<work>\d{1,2}) ?(?<unit>min(?:ute)?s?|sec(?:ond)?s?|s) (?:on|hard|fast),? ?\/? ?(?<rest>\d{1,2}) ?(?<other>min(?:ute)?s?|sec(?:ond)?s?|s) (?:off|easy|slow))\b[^.;]{0,40}?)\b(?<sets>[2-6]) (?<of>sets?|blocks?) of (?<minutes>\d{1,2}) ?(?:min(?:ute)?s?|')(?! ?(?:hard|easy))/di,
    by: (span) => {
      const [on, off, work, rest, sets, minutes] = ['on', 'off', 'work', 'rest', 'sets', 'minutes'].map(span)
      if (!sets || !minutes) return undefined
      const seconds = (length: typeof on, unit: string) =>
        Number(length?.words) * (/^m/i.test(span(unit)?.words ?? 's') ? 60 : 1)
      const one = on && off ? seconds(on, 's') + seconds(off, 's') : seconds(work, 'unit') + seconds(rest, 'other')
      const count = (Number(minutes.words) * 60) / one
      const tell = `${minutes.words} minutes hold ${count} of them.`
      return Number.isInteger(count) && count > 1
        ? [sets, ' sets of ', { words: `${count}`, for: minutes, tell }]
        : undefined
    },
  },
  {
    // "90 s run, 90 s walk, 3 min run, 3 min walk, twice": all four of them.
    needs: ['walk', 'walking'],
    pattern:
      /(?=.*\bwalk(?:ing)?\b)(?<row>\b\d{1,2} ?(?:min(?:ute)?s?|sec(?:ond)?s?|s) (?:of )?(?:run(?:ning)?|jog(?:ging)?|walk(?:ing)?)(?:,? (?:then |and )?\d{1,2} ?(?:min(?:ute)?s?|sec(?:ond)?s?|s) (?:of )?(?:run(?:ning)?|jog(?:ging)?|walk(?:ing)?)){3,}),? (?:all |repeated |repeat |done )?(?<count>twice|two times|x ?2|2 times|three times|x ?3|3 times)\b/dis,
    by: (span) => {
      const [row, count] = [span('row'), span('count')]
      if (!row || !count) return undefined
      const easy = row.words.replace(/(?:of )?(?:run|jog)(?:ning|ging)?\b/gi, 'easy')
      return [
        { words: /3|three/i.test(count.words) ? 'run 3x(' : 'run 2x(', for: count },
        { words: easy, for: row },
        ')',
      ]
    },
  },
  {
    // "3 rounds of 10 minutes 30/30 with 5 min easy"
    needs: ['rounds', 'sets', 'blocks', 'round', 'set', 'block'],
    pattern:
      /\b(?<sets>[2-6]) (?:rounds?|sets?|blocks?) of (?<minutes>\d{1,2}) ?(?:min(?:ute)?s?|')(?: of)? (?<on>\d{1,2}) ?\/ ?(?<off>\d{1,2})'?s?\b(?<mid>(?: on the (?:bike|turbo)| (?:ride|run))?)(?:,? (?:with )?(?<rest>\d{1,2}) ?(?:min(?:ute)?s?|') (?:easy|rest|recovery|off)(?: (?:in )?between(?: sets| each| rounds| them)?)?)?/di,
    by: (span) => {
      const [sets, minutes, on, off, mid, rest] = ['sets', 'minutes', 'on', 'off', 'mid', 'rest'].map(span)
      if (!sets || !minutes || !on || !off) return undefined
      const count = (Number(minutes.words) * 60) / (Number(on.words) + Number(off.words))
      const tell = `${minutes.words} minutes hold ${count} of them.`
      return Number.isInteger(count) && count > 1
        ? [
            ...[sets, 'x(', { words: `${count}`, for: minutes, tell }, 'x', on, '/', off, ')', mid ?? ''],
            ...(rest ? [', ', rest, ' min easy between sets'] : []),
          ]
        : undefined
    },
  },
  {
    // "warm up first and cool down after"
    needs: ['first', 'after', 'afterwards'],
    pattern: /\b(?<end>warm[- ]?up|cool[- ]?down) (?<when>first|after(?:wards)?)\b(?! (?:the|that|a|my|with)\b| \d)/dgi,
    as: '{end}',
  },
  {
    // "pyramid 1 to 5 minutes and back down"
    needs: ['back', 'down'],
    pattern:
      /(?<=\b(?:pyramid|ladder)\b[^\d;]{0,24})\b(?<low>[1-3]) ?(?:min(?:ute)?s?)? ?(?:to|up to|-) ?(?<high>[3-8]) ?(?:min(?:ute)?s?),? (?:and |& )?(?:back(?: down)?(?: again)?(?: to 1)?|down again)\b/di,
    by: (span) => {
      const [low, high] = [span('low'), span('high')]
      if (!low || !high || Number(low.words) >= Number(high.words)) return undefined
      const up = Array.from({ length: Number(high.words) - Number(low.words) + 1 }, (_, at) => Number(low.words) + at)
      const words = `${[...up, ...up.toReversed().slice(1)].join('-')} min`
      return [{ words, for: { from: low.from, to: high.to } }]
    },
  },
  {
    // "ladder 100 to 400 and back by 100s"
    needs: ['by', 'in'],
    pattern:
      /\b(?<low>\d{2,3}) ?m? ?(?:to|up to|-) ?(?<high>\d{3,4}) ?m?(?<back>,? (?:and |& )?(?:back(?: down)?(?: again)?(?: to \d{2,3})?|down again))?,? (?:by|in (?:steps of )?|in) ?(?<step>25|50|100|200)'?s?\b/di,
    by: (span) => {
      const [low, high, step, back] = ['low', 'high', 'step', 'back'].map(span)
      if (!low || !high || !step) return undefined
      const count = (Number(high.words) - Number(low.words)) / Number(step.words) + 1
      if (!Number.isInteger(count) || count < 3 || count > MOST_RUNGS) return undefined
      const up = Array.from({ length: count }, (_, at) => Number(low.words) + at * Number(step.words))
      const rungs = back ? [...up, ...up.toReversed().slice(1)] : up
      return [{ words: rungs.join('/'), for: { from: low.from, to: step.to } }]
    },
  },
  {
    // "big gear on the climbs": they are where the road has them.
    needs: ['climbs', 'hills'],
    pattern:
      /\b(?<how>(?:big gear|hard(?:er)?|easy|seated|standing|steady|push(?:ing)?) (?:on|up|over) (?:the |any |all )?)(?<where>climbs|hills)\b/di,
    as: '{how}{where=route}',
    unless: SET,
  },
]

const PACE_OF_OTHER = 'The pace is that of the one who runs it, or with whom you run.'
const MOST_RUNGS = 8

/** So many hard bits at even distances: a minute in ten on land, ten seconds where one sprints. */
function bits(span: SpanOf, text: string): Piece[] | undefined {
  const [what, easy] = [span('what'), span('easy')]
  if (!what || SET.test(text) || saysSwim(text)) return undefined
  const isSprint = /^sprint/i.test(what.words)
  const isRide = saysRide(text)
  const how = /tempo/i.test(what.words)
    ? 'min tempo'
    : /threshold/i.test(what.words) || (isRide && !isSprint)
      ? 'min at threshold'
      : 'min hard'
  const own = span('bout') ?? span('bout2')
  const unit = /^m/i.test((span('unit') ?? span('unit2'))?.words ?? '') ? 'min' : 's'
  const bout = own
    ? `${own.words} ${unit} ${isSprint ? (isRide ? 'sprints' : 'pick-ups') : how.replace('min ', '')}`
    : isSprint
      ? isRide
        ? '10 s sprints'
        : '20 s pick-ups'
      : `${/tempo/i.test(what.words) ? 3 : 1} ${how}`
  const every =
    /\d ?(?:km?|miles?|mi)\b/i.test(text) && !/\d ?(?:min|h\b|hours?)/i.test(text)
      ? '2 km'
      : `${own && unit === 'min' && Number(own.words) > 1 ? fewIn(text) : 10} min`
  const tell = `${own ? 'How often' : 'How many and how long'} was not said: ${bout} every ${every}.`
  const rest = span('rest')
  return [
    ...(easy?.words ? [easy] : [rest ? ' easy' : '']),
    ' with ',
    { words: bout, for: what, tell },
    ` every ${every}`,
  ]
}

/** So many minutes that four or five efforts lie in the time of a session. */
function fewIn(text: string): number {
  const { hours, minutes } =
    /(?<hours>\d(?:\.\d)?) ?(?:h|hrs?|hours?)\b|(?<minutes>\d{2,3}) ?(?:min|')/i.exec(text)?.groups ?? {}
  return Math.max(10, Math.floor((Number(hours ?? 0) * 60 || Number(minutes ?? 60)) / 5 / 5) * 5)
}

/** As many as take about half of the time. */
function shortRepeats(span: SpanOf, text: string): Piece[] | undefined {
  const what = span('what')
  if (!what || SET.test(text)) return undefined
  const minutes = Number(/(\d{2,3}) ?(?:min|')/i.exec(text)?.[1] ?? 45)
  const [work, rest] = saysSwim(text)
    ? ['25 sprint', '30s rest']
    : ['30s hard', saysRide(text) ? '2 min easy' : '90s easy']
  const count = Math.max(4, Math.min(12, Math.floor((minutes * SHARE) / (saysSwim(text) ? 1 : 2))))
  const tell = `How many and how long was not said: ${count} × ${work}, ${rest}.`
  return [{ words: `${count}x${work} with ${rest}`, for: what, tell }]
}

const SHARE = 0.4
