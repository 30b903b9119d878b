import { formatClock, parseClock } from '../../../text/grammar/numeral.ts'
import type { Piece } from '../arranged.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase, SpanOf } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'
import { fasterThan } from '../targets/faster-than.ts'

// In seconds, as far from the pace of a race as one can say.
const MOST_SLOWER = 60
const FASTER = 'faster|quicker'
const WHOLE = '(?:\\d ?-?(?<unit>kms?|k|miles?|mi|mins?|minutes?|h|hours?|hrs?)|\\bhour|\\dh\\d{2})\\b'

/** Runs from one pace to a faster one, all of them or their last part. */
export const runsThatGetFaster: readonly Phrase[] = [
  {
    // "prog run 8M: first 4 easy then drop 10 secs a mile till you're at about HMP": the last one is at that pace.
    needs: ['first'],
    pattern:
      /^(?<lead>(?:(?:prog(?:ression|ressive)?|run|easy|long)\b[ :,]*)*)(?<whole>\d{1,2}) ?-?(?<unit>km?|miles?|mi|m)\b(?: run)?[:,]? (?:the )?first (?<first>\d{1,2}) ?(?:km?|miles?|mi|m)? (?<how>easy|steady|z[12]),? (?:and |then |but )*(?<word>(?:drop(?:ping)?|get(?:ting)?|go(?:ing)?|run(?:ning)?|cut(?:ting)?(?: down)?|speed(?:ing)? up)?(?: by)? ?(?<step>\d{1,2}) ?(?:s|secs?|seconds)(?: faster| quicker)? ?(?:a|per|each|every|\/) ?(?:km?|miles?|mi|m)) (?:until|till?|to|down to)(?: (?:finish|you(?:['’]?re| are)|i['’]?m|at|about|around|hit(?:ting)?|reach(?:ing)?))* (?<race>hmp|mp|(?:half )?marathon pace|(?:3|5|10)k pace|threshold)(?= ?[.!]?$)/di,
    by: (span, all) => {
      const [whole, unit, first, how, step, race] = ['whole', 'unit', 'first', 'how', 'step', 'race'].map(span)
      const count = Number(whole?.words) - Number(first?.words)
      if (!whole || !unit || !first || !how || !step || !race || count < 2) return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      const seconds = Array.from({ length: count }, (_, at) => (count - 1 - at) * Number(step.words))
      if (seconds.some((one) => one > MOST_SLOWER)) return undefined
      const parts = seconds.map((one) => `1 ${own} at ${race.words}${one > 0 ? ` + ${one} s/${own}` : ''}`)
      const words = ['run: ', `${first.words} ${own} ${how.words}, `, parts.join(', ')].join('')
      return [{ words, for: { from: 0, to: all.length } }]
    },
  },
  {
    // "progressive long run 2 hours, last 30 min faster": what its end says.
    needs: ['progressive', 'progression'],
    pattern: new RegExp(
      `^(?<word>(?:progressive|progression) )(?=(?:long )?(?:run|ride)\\b.*\\b(?:last|final) (?:\\d|half)[^,;]{0,20}\\b(?:${FASTER})\\b)`,
      'di',
    ),
    as: '{word=}',
  },
  {
    // "long run 2h, last 30 min faster", "run 10 k but last 2 k must faster"
    needs: ['last', 'final'],
    pattern: new RegExp(
      `(?<=${WHOLE}.*)\\b(?<last>last|final) (?:(?<length>\\d{1,3}) ?(?<unit2>km?|miles?|mi|mins?|minutes)?|(?<half>half(?: an)?[- ]hour)) (?:must |should |to )?(?:be |go |is |run )?(?:a (?:bit|little|touch) )?(?<how>${FASTER})(?: (?:pace|than the rest|than before))?(?= ?(?:$|[.!]))`,
      'di',
    ),
    by: (span, _, text) => quickenEnd(span, text),
  },
  {
    // "75 min easy jog but pick it up the last 20", "long run 18k, faster last 4k"
    needs: ['last', 'final'],
    pattern: new RegExp(
      `(?<=${WHOLE}.*?)(?:,| and| but| then| with| w\\/)* (?:an? |the |i |to |finishing with |finish with )?(?<how>(?:pick(?:ing)? (?:it|the pace|things) up|pick(?:ing)? up (?:the )?pace|speed(?:ing)? up|up(?:ping)? the pace|increas(?:e|ing) (?:the )?(?:pace|speed)|(?:go(?:ing)?|run(?:ning)?|finish(?:ing)?) (?:faster|quicker)|push(?:ing)?(?: on| it| harder)?|faster|quicker|fast|quick)) (?:for |in |over |during |on )?(?:the |my )?(?<last>last|final) (?:(?<length>\\d{1,3}) ?(?<unit2>km?|miles?|mi|mins?|minutes)?|(?<half>half(?: an)?[- ]hour))(?= ?(?:$|[.!]))`,
      'di',
    ),
    by: (span, _, text) => quickenEnd(span, text),
  },
  {
    // "10 miles w/ fast finish, last mile 7:50": the end is said behind it.
    needs: ['finish'],
    pattern:
      /(?<=\d ?-?(?:km?|miles?|mi|miler|mins?|minutes|h|hours?|hrs?)\b[^\d;.]*?)(?:,| with| w\/)*(?: an?)? (?<finish>(?:fast|strong|hard) finish)(?= ?[,:(-]? ?(?:with |w\/ ?)?(?:the |my )?(?:last|final) [^,;]{0,20}\d:\d\d)/di,
    as: '{finish=,}',
  },
  {
    // "2 hours with the last 20 minutes a little harder"
    needs: ['harder', 'stronger', 'quicker'],
    pattern:
      /(?<=\b(?:last|final) (?:\d{1,3} ?(?:mins?|minutes|km?|miles?|mi)|half(?: an)? hour|hour|mile|km) (?:is |done )?)(?<some>(?:a (?:little(?: bit)?|bit|touch|tad)|slightly|somewhat) (?:harder|stronger|quicker))\b/di,
    by: (span) => {
      const some = span('some')
      return some && [{ words: 'at z3', for: some, tell: `“${some.words}” was read as zone 3.` }]
    },
  },
  {
    // "16k run build up 5:00->4:10"
    needs: ['build', 'building', 'progressive', 'progression', 'progressing'],
    pattern:
      /^(?=.*\b(?:build|building|progressive|progression|progressing)\b)(?<build>build(?:ing)?[- ]up )?(?<whole>[^\dx@]*\d{1,2} ?(?:km|k)\b[^\dx@]*?)(?<word> (?:build(?:ing)?(?:[- ]up)?|progressive|progression|progressing))?,? (?:from )?(?<from>[3-7]:\d\d) ?(?:->|→|>|-|to|down to) ?(?<to>[3-7]:\d\d)(?: ?\/ ?km)?(?=$|[,.] ?$)/di,
    by: (span) => {
      const [build, whole, word, from, to] = [span('build'), span('whole'), span('word'), span('from'), span('to')]
      if (!whole || !from || !to || /\b(?:bike|ride|swim|mile)/i.test(whole.words)) return undefined
      const said = build ?? word
      return [
        whole,
        said ? { words: ' progressive ', for: said } : ' progressive ',
        'from ',
        from,
        '/km to ',
        to,
        '/km',
      ]
    },
  },
  {
    // "progression run 8 miles, start easy finish at 7:00"
    needs: [
      ...['progression', 'progressions', 'progressive', 'progressively', 'progressing', 'progresses', 'progressed'],
      ...['progress', 'prog', 'start', 'starting'],
    ],
    pattern:
      /^(?=.*\b(?:prog|start))(?:(?:long )?prog(?:ress(?:ions?|ive(?:ly)?|ing|e[sd])?)?(?: run)?:? |run )?(?<whole>\d{1,2}) ?-?(?<unit>miler|miles?|mi|km?)(?: prog(?:ress(?:ions?|ive(?:ly)?|ing|e[sd])?)?| run)*,? (?:start(?:ing)? (?:out |off )?|from )?easy(?:,| and| then| but)* (?:finish(?:ing)?|end(?:ing)?|(?:working |building )?down|progress(?:ions?|ive(?:ly)?|ing|e[sd])?)(?: to)? ?(?:at |@ ?|in )?(?<pace>\d{1,2}:\d\d)(?: ?(?:\/ ?|per )(?:km|mi|mile))?(?: pace)?[.!]?$/di,
    by: (span, all) => {
      const [whole, unit, pace] = ['whole', 'unit', 'pace'].map(span)
      if (!whole || !unit || !pace) return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      const length = Number(whole.words)
      const last = Math.max(1, Math.round(length / 3))
      const middle = Math.max(1, Math.round((length - last) / 2))
      const first = length - last - middle
      if (first < 1) return undefined
      const tell = `How the run gets faster was not said: ${first} ${own} easy, ${middle} ${own} steady, ${last} ${own} at ${pace.words}.`
      const words = `run: ${first} ${own} easy, ${middle} ${own} steady, ${last} ${own} at ${pace.words}/${own}`
      return [{ words, for: { from: 0, to: all.length }, tell }]
    },
  },
  {
    // "5 mile run with a fast finish", "easy 10k, finish strong"
    needs: ['finish', 'finishing'],
    pattern:
      /^(?<all>(?<lead>[^\dx@:]*)(?<whole>\d{1,3}) ?-?(?<unit>miler|miles?|mi|kms?|k|mins?|minutes)\b(?<mid>[^\d:@]*?)),? ?(?<finish>(?:with |and |w\/ ?|but )?(?:an? |the )?(?:(?:fast(?:er)?|quick(?:er)?|strong(?:er)?) finish|finish(?:ing)? (?:it |off )?(?:fast(?:er)?|quick(?:er)?|strong(?:er)?)))\.?$/di,
    by: (span) => {
      const [all, lead, whole, unit, mid, finish] = ['all', 'lead', 'whole', 'unit', 'mid', 'finish'].map(span)
      if (!all || !whole || !unit || !finish) return undefined
      if (OTHER_KIND.test(`${lead?.words} ${mid?.words}`)) return undefined
      const isTime = /^mi?n/i.test(unit.words)
      const part = isTime
        ? Math.max(5, Math.round((Number(whole.words) * SHARE_OF_FINISH) / 5) * 5)
        : Math.max(1, Math.round(Number(whole.words) * SHARE_OF_FINISH))
      if (part * 2 > Number(whole.words)) return undefined
      const own = isTime ? 'min' : /^m/i.test(unit.words) ? 'miles' : 'km'
      const tell = `How long and how hard the finish is was not said, so ${part} ${part === 1 ? own.replace('miles', 'mile') : own} at tempo.`
      return [all, { words: `, last ${part} ${own} tempo`, for: finish, tell }]
    },
  },
  {
    // "50 min z2 but let the last ten get a bit spicy, HM effort": how fast is said behind it.
    needs: ['last', 'final'],
    pattern:
      /(?<=\d ?-?(?<unit>mins?|minutes|km?|miles?|mi)\b(?:[^\d;]|\b(?:z|zone )[12])*?),? (?:but |and |with )*(?:(?:let|make|get|have|do) )?(?:the |my )?(?:last|final) (?<length>\d{1,2}|[a-z]{3,7}) ?(?<unit2>km?|miles?|mi|mins?|minutes)?,? (?:(?:to )?(?:get|be|go|run|feel|is) )?(?:(?:a )?(?:bit|little|touch) )?(?:spicy|spicier|quick|quicker|fast|faster|hard|harder|lively|uncomfortable|strong|stronger),? (?:at |about |say |so )?(?<aim>(?:half )?marathon|hmp?|mp|(?:5|10) ?k|tempo|threshold)(?<pace> pace| effort|)(?:[- ]?ish)?(?= ?(?:$|[.!]))/di,
    as: ', last {length} {unit2|unit} at {aim} {pace=pace}',
    unless: isSwim,
  },
  {
    // "10k run, last three cutting down 4:40 4:30 4:20": the pace of each.
    needs: [':'],
    pattern:
      /^(?<lead>(?:long |run |easy )*)(?<whole>\d{1,2}) ?-?(?<unit>miler|miles?|mi|km|k)\b(?: run| easy| steady| long)*,? (?:with |w\/ ?|but )?(?:the )?(?:last|final) (?<part>[2-9]|two|three|four|five|six) ?(?:miles?|mi|km|k)?,? ?(?:(?:cutting down|getting faster|progressing|progressive|building|dropping|cutdown|in|at|as)(?: (?:at|in|as))?[:,]? )?(?<list>\d{1,2}:[0-5]\d(?:(?:, ?| ?\/ ?| )\d{1,2}:[0-5]\d){1,5})(?: ?\/ ?(?:mi|mile|km))?(?= ?[.!]?$)/di,
    by: (span, _, text) => {
      const [whole, unit, part, list] = ['whole', 'unit', 'part', 'list'].map(span)
      const paces = list?.words.match(/\d+:\d\d/g) ?? []
      const before = Number(whole?.words) - paces.length
      if (!whole || !unit || !part || !list || paces.length !== figureOf(part.words) || before <= 0) return undefined
      if (isSwim(text)) return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      const tell = `What lies before the last ${paces.length} was read as easy.`
      return [
        { words: `run ${before} ${own} easy`, for: { from: whole.from, to: unit.to }, tell },
        { words: paces.map((pace) => `, 1 ${own} at ${pace}/${own}`).join(''), for: { from: part.from, to: list.to } },
      ]
    },
  },
  {
    // "20 miler, last 5 progressing 8:00 to 7:15"
    needs: ['last', 'final'],
    pattern:
      /^(?<lead>(?:long |run )*)(?<whole>\d{1,2}) ?-?(?<unit>miler|miles?|mi|km|k)\b(?<mid>[^\d;:@]*?),? (?:with |w\/ ?)?(?:the )?(?<last>last|final) (?<part>\d{1,2}) ?(?:miles?|mi|km|k)?(?<how> (?:progressing|progressive|building|dropping|cutting down))? (?:from )?(?<from>\d{1,2}:\d\d) ?(?:to|->|→|-) ?(?<to>\d{1,2}:\d\d)(?: ?\/ ?(?:mi|mile|km))?(?=$|\.$)/di,
    by: (span) => {
      const [whole, unit, part, from, to] = [span('whole'), span('unit'), span('part'), span('from'), span('to')]
      if (!whole || !unit || !part || !from || !to) return undefined
      const rest = Number(whole.words) - Number(part.words)
      const stages = stagesOf(Number(part.words), from.words, to.words)
      if (rest <= 0 || !stages) return undefined
      const own = /^m/i.test(unit.words) ? 'mi' : 'km'
      const tell = `How the last ${part.words} get faster was not said, so in steps.`
      return [
        { words: `run ${rest} ${own} easy`, for: { from: whole.from, to: unit.to } },
        ...stages.map(({ length, pace }, at) => ({
          words: `, ${length} ${own} at ${pace}/${own}`,
          for: { from: part.from, to: to.to },
          ...(at === 0 ? { tell } : {}),
        })),
      ]
    },
  },
]

/** The end of a whole that is faster than what is before it. */
function quickenEnd(span: SpanOf, text: string): Piece[] | undefined {
  const [unit, how, length, unit2, half] = ['unit', 'how', 'length', 'unit2', 'half'].map(span)
  // A pace is that of the end.
  if (!how || (!length && !half) || /\d:\d\d|\d ?x|\bwalk|\bevery\b/i.test(text) || isSwim(text)) return undefined
  const isTime = !unit || /^(?:min|h)/i.test(unit.words)
  const own = half ? 'min' : (unit2?.words ?? (isTime ? 'min' : unit.words))
  const figure = half ? '30' : length?.words
  const place = { from: (half ?? length ?? how).from, to: (half ?? unit2 ?? length ?? how).to }
  const { words, check } = fasterThan(text)
  return [', last ', { words: `${figure} ${own}`, for: place }, { words: ` ${words}`, for: how, check }]
}

// Our choice.
const SHARE_OF_FINISH = 0.2
const OTHER_KIND = /\b(?:swim\w*|pool|\d ?x|tempo|threshold|interval\w*|progress\w*|last|fartlek|hill\w*)\b/i

/** Steps of whole kilometres or miles from one pace to a faster one. */
function stagesOf(length: number, from: string, to: string): { length: number; pace: string }[] | undefined {
  const [slow, fast] = [from, to].map((one) => parseClock(one) ?? 0) as [number, number]
  const count = Math.min(MOST_STAGES, length)
  if (count < 2 || fast >= slow) return undefined
  return Array.from({ length: count }, (_, at) => ({
    length: Math.floor(length / count) + (at < length % count ? 1 : 0),
    pace: formatClock(Math.round(slow + ((fast - slow) * at) / (count - 1))),
  }))
}

// As many as a progression has (our choice).
const MOST_STAGES = 3
