import { BREATH_HELD } from '../../../tokens/words/unsupported-words.ts'
import { END, type Entry, plain, slot, sticky } from './entries.ts'

/** Drills, strokes, gear and efforts, in the words that are read. */
export const names: readonly Entry[] = [
  ...slot('end', {
    'warm up': '(?:wu|w\\/u|wup|w[/-]up|warm(?:ing)?[- ]?up)',
    'cool down':
      '(?:cd|c\\/d|wd|w\\/d|s\\/d(?<!x ?\\d{2,3} ?m? s\\/d)(?! ?(?:by\\b|\\/))|sd|cool(?:ing)?[- ]?(?:down|dn|off)|warm[- ]?down|swim[- ]?down|loosen(?:ing)? down|dn|(?<=\\d{3} ?m? )down(?= ?(?:$|[,;.)])))',
  }),
  ...slot('drill', {
    dps: 'dps|dist(?:ance)?[- ]per[- ]stroke',
    'technique drill': 'tech(?:nique)?(?: drills?| work)?',
    'catch up drill': 'catch[- ]?ups?(?: drill)?',
    'fist drill': 'fists?(?: drill| swim)?',
    'fingertip drag drill': 'finger[- ]?tips?(?: drag)?(?: drill)?|fingertip drag',
    'sculling drill': 'scull(?:ing|s)?(?: drill)?',
    '6-1-6 drill': '6-1-6(?: drill)?',
    '6-3-6 drill': '6-3-6(?: drill)?',
    'single arm drill': '(?:single|one|1)[- ]arm(?: drill)?',
    'side kick drill': 'side[- ]?kick(?:ing)?(?: drill)?|kick on (?:the |your )?side',
    'six kick drill': '(?:six|6)[- ]kicks?(?:[- ]switch)?(?: drill)?',
    'kick switch drill': 'kick[- ]switch(?: drill)?',
    'zipper drill': 'zipper(?: drill)?',
    'doggy paddle drill': 'dogg(?:y|ie)[- ]paddle(?: drill)?',
    'kick/drill/swim': 'k ?\\/ ?d(?:r|rill)? ?\\/ ?s(?:w|wim)?|kds',
    'polo drill': '(?:water[- ])?polo(?: drill)?',
    'tarzan drill': 'tarzan(?: drill)?|heads?[- ]up(?: free\\w*| fr)?',
    'underwater kick on back':
      '(?:uw|u\\/w|underwater)(?: dolphin)?(?: kicks?)? on (?:yo?u?r )?back|dolphin (?:kick )?on back',
    'underwater kick': '(?:uw|u\\/w|underwater)(?: (?:dolphin|fly))?(?: kicks?)?|dolphin kicks?',
  }),
  ...slot('gear', {
    'with paddles and pull buoy':
      '(?:(?:with|w\\/|w) ?)?(?:p ?& ?p|p&b|(?:paddles?|pads) ?(?:and|&|\\+|n|\\/) ?(?:pull )?bu?o[uy]{1,2}|(?:(?:pull )?bu?oy|pb) ?(?:and|&|\\+|n|\\/) ?(?:paddles?|pads)|paddles (?:and|&|\\+) pull)',
    'with paddles': '(?:(?:with|w\\/|w) ?)?(?:padd(?:les|els|le)|pads?)',
    'with fins': '(?:(?:with|w\\/|w) ?)?(?:short )?(?:fins|flippers)(?: on(?= ?[-:,]))?',
    'with pull buoy': '(?:(?:with|w\\/|w) ?)?(?:(?:pull[- ]?)?b(?:uo|ou)y|pb)',
    'with kickboard': '(?:(?:with|w\\/|w) ?)?(?:a )?(?:kick)?board',
    'with snorkel': '(?:(?:with|w\\/|w) ?)?(?:a )?snorkel',
    'with band': '(?:(?:with|w\\/|w) ?)?(?:a )?(?:ankle )?band',
  }),
  ...slot('note', {
    'from a dive': '(?:from |off )?(?:an? |the )?(?:dive|dives|blocks|block start)',
    straight: 'stra(?:ig?h?)?t|non[- ]?stop',
    'counting strokes':
      '(?:count(?:ing)? (?:strokes|stks)|stroke counts?)(?: ?(?:\\+|and|&|plus) ?(?:time|secs?|seconds))?|golf(?: swims?)?|(?:(?:try|aim) (?:and |to )?)?(?:get|go) lower(?: each(?: time| one)?)?',
    'climbing out before the dive': '(?:hop|climb|get|jump) out',
  }),
  ...slot('stroke', {
    'IM order kick': 'im order (?:k|kick)',
    'IM order': 'im ord(?:er)?|imo',
    IM: 'ims?|individual medley|medley',
    freestyle: 'freestyle|free|fr|fs|fc|front crawl|crawl',
    back: 'backstroke|back|bk|bck',
    breast: 'breaststroke|breast|brst|brs|br',
    fly: 'butterfly|fly|fl',
    kick: 'kick(?:ing)?|kk|ki|k',
    pull: 'pull(?:ing)?|pl|p',
    drill: 'drills?|drl|dr',
    choice: '(?:any |your )?choice|ch|mix(?:ed)?(?! with)|(?:any |own )?stroke|str',
    'no free': 'no free(?:style)?',
    swim: 'swim|sw|swm|(?<=(?:\\d{3}|\\d[a-z]{1,2} \\d{2,3}) ?|(?:k|dr?|p) ?\\/ ?|\\b[kpd],? ?\\d{1,2} ?)s|s(?= ?\\/ ?[kp]\\b)',
  }),
  ...slot('effort', {
    build: 'build(?:ing)?(?: each)?',
    easy: '(?:super |very |nice (?:n|and) )?(?:easy|ez|e-z|eazy|smooth(?:ly)?|relax(?:ed)?|loosen(?:er|ing)?(?: (?:off|up))?|loose|chill(?:ed)?|home|chat pace|gentle|active|recov(?:ery)?|(?<=\\d{3} ?m? )rec(?= ?(?:$|[,;.)]))|float|swim easy)',
    steady: 'steady|aerobic|aero|cruis(?:e|ing|y)|endurance|comfortable|settle',
    moderate: 'mod(?:erate)?|med(?:ium)?(?! ?ley)',
    strong: 'strong',
    max: 'max|afap|flat (?:out|stick)|full gas|all[- ]out|blast|sprints?|race start|100 ?%|(?:tt|time trial)(?! (?:avg|average|pace))',
    hard: 'hard(?: start| finish| in)?|tough',
    fast: 'fast(?: start| finish| in)?|quick',
    'best avg': 'best (?:avg|average|ave)',
    threshold: 'best (?:even|sustainable|steady)(?: (?:effort|pace))?',
    'negative split': 'neg(?:ative)?[- ]?splits?|neg',
  }),
  {
    // "desc sets 1-3": from one to the next.
    form: sticky(String.raw`desc(?:end(?:ing)?)? (?:sets?|rounds?|rds?) (?<from>\d) ?(?:-|to) ?(?<to>\d)${END}`),
    read: ({ from, to }) => ({ kind: 'effort', words: `descend ${from}-${to}` }),
  },
  {
    form: sticky(
      String.raw`d(?:esc(?:end(?:ing)?)?)?(?: ?(?<from>\d) ?(?:-|to) ?(?<to>\d)(?:(?:, ?| ?& ?| and )\d{1,2} ?(?:-|to) ?\d{1,2}(?![\dx:%]))*|(?<by> by (?:distance|length)))?${END}`,
    ),
    read: ({ from, to, by }, all) => ({
      kind: 'effort',
      words: /^desc/i.test(all) && !by ? all.toLowerCase() : from ? `descend ${from}-${to}` : 'descend',
    }),
  },
  {
    form: sticky(String.raw`asc(?:end(?:ing)?)?(?<range> ?\d ?(?:-|to) ?\d)?${END}`),
    read: ({ range = '' }) => ({ kind: 'effort', words: `ascend${range}` }),
  },
  {
    form: sticky(String.raw`(?:with |w\/? ?)?sight(?:ing)?(?: every \d{1,2}(?: strokes)?)?${END}`),
    read: (_, all) => ({ kind: 'note', words: all }),
  },
  plain(`(?:w\\/ ?|with )?no[- ]?breath(?:s|ing)?${END}`, { kind: 'note', words: '', check: BREATH_HELD }),
  {
    form: sticky(
      String.raw`(?:breath(?:e|ing)?(?: pattern)?|hypoxic(?: breathing)?|b ?\/ ?p|bp|br(?= every \d)) (?<how>(?:(?:every|each) )?\d(?:rd|th)?(?:[/,-]\d)*(?: (?:strokes?|by (?:25|50|100)s?))?)${END}`,
    ),
    read: ({ how = '' }) => ({
      kind: 'breath',
      words: `breathing ${/[/,-]/.test(how) ? how : `every ${how.replace(/^(?:every|each) /i, '')}`}`,
    }),
  },
]
