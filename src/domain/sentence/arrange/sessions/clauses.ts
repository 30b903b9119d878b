import { END, type Entry, plain, sticky } from './entries.ts'
import { INDOOR_RIDES } from './signs-of-rides.ts'
import { distanceOf, milesOf, timeOf } from './words.ts'

const TIME = 'mins?|minutes|m|s|secs?|seconds|[\'’"”]'
const WARM = 'warm[- ]?up|w[/-]?u'
const COOL = 'cool[- ]?down|warm[- ]?down|c[/-]?d'

/** Rests, places, ends and marks. */
export const clauses: readonly Entry[] = [
  plain(
    `or (?:better|faster|quicker|more)${END}|(?<=\\b(?:last|final) \\d+(?:\\.\\d)? ?(?:k|km|mi|miles?|m|min)? ?)(?:(?:at|@|with|on) )?what(?:ever)?(?:['’]?s| is| you(?:['’]?ve)?) (?:left|got|remaining)(?: left)?${END}`,
    { kind: 'talk' },
  ),
  // "rest of time Z2", "120 W til the hour", "CD to 90 total"
  plain(
    [
      `(?:the )?(?:rest|remainder|remaining|balance) (?:of )?(?:the |my )?(?:time|ride|run|session|workout|way)${END}`,
      `(?<=\\d ?(?:h|hrs?|hours?|mins?|minutes|')${END}.*)(?:the )?(?:rest|remainder|balance) of (?:the |that )?hour${END}`,
      `(?<=\\b(?:${WARM}|${COOL})(?: (?:for|with|in|is|takes|fills|as))* ?:? ?)(?:(?:all )?(?:the )?(?:rest|remainder|remaining|balance)|to (?:finish|the end|fill)(?: (?:it|the (?:time|session|ride|hour)))?)(?= ?(?:$|[,.;)]))`,
      `(?:all )?(?:the )?(?:rest|remainder|remaining|balance)(?= (?:is |as |in |for )?(?:a )?(?:${WARM}|${COOL})${END})`,
      `what(?:ever)?(?:['’]?s| is) (?:left|remaining)${END}`,
      `(?:the )?(?:rest|remainder)(?= of (?:the )?(?:hour|\\d))`,
      `(?:until|till?|'til) (?:the )?end${END}`,
      `(?:until|till?|'til|up to|to)(?= (?:the )?hour${END})`,
      `(?:to|until|till?)(?: make)?(?= \\d{2,3} ?(?:min(?:ute)?s?|m|')? total)`,
    ].join('|'),
    { kind: 'remains' },
  ),
  plain(
    `(?:(?:and |then )*(?:fill|do) )?(?:the )?(?:rest|others?|remainder|remaining|balance)(?=:? (?:of it |at |@|in |is |z(?:one )?\\d|easy|ez|e\\b|steady|endurance|h?mp\\b|\\d+k (?:pace|effort)))`,
    {
      kind: 'pick',
      pick: 'others',
    },
  ),
  plain(`(?:the )?others(?= [a-z\\d])`, { kind: 'pick', pick: 'others' }),
  {
    // "3x(500/300/200), 60 s / 3 min": between them, and between the sets
    form: sticky(
      String.raw`(?<=(?:\)|\d ?x ?\d{1,2} ?x ?\d|sets (?:of )?\d{1,2} ?x ?\d)[^()]*)(?<reps>\d{2,3} ?(?:s|secs?|")|[1-4] ?(?:mins?|'))(?: ?[/&] ?| and )(?<sets>[2-9] ?(?:mins?|'))(?= ?(?:$|[,;.]|@|at\b))`,
    ),
    read: ({ reps = '', sets = '' }) => ({
      kind: 'several',
      shapes: [
        { kind: 'length', length: timeOf(Number.parseInt(reps, 10) * (/m|'/.test(reps) ? 60 : 1)) },
        { kind: 'place', place: 'between' },
        { kind: 'mark', mark: 'comma' },
        { kind: 'length', length: timeOf(Number.parseInt(sets, 10) * 60) },
        { kind: 'place', place: 'between sets' },
      ],
    }),
  },
  plain(`(?:the )?(?:first|1st)(?: (?:one|rep))?(?= \\d| (?:one|rep|mile|km?)\\b|:? ?@)`, {
    kind: 'pick',
    pick: 'first',
  }),
  plain(`(?:settle|settling) (?:in ?)?to${END}`, { kind: 'pick', pick: 'others' }),
  plain(`(?<!\\b(?:easy|recovery|ez) )spin(?:ning)?(?: (?:sesh|sess|session|class|bike)${END}|(?= ?:))`, {
    kind: 'sport',
  }),
  // "IM paced ride 4 h"
  plain(`(?:im|ironman|70\\.3|tri)[- ]paced?(?= (?:bike|run|ride|spin)${END})`, { kind: 'filler' }),
  // "45 s/rep, 3 min/set", "45 s reps / 3 min sets": rests, and no bouts of so long
  plain(
    `(?<=\\d ?(?:${TIME})? ?)\\/ ?(?:reps?|intervals?)${END}|(?<=\\d ?(?:${TIME}) )reps?(?= ?[,/&+] ?\\d+ ?(?:${TIME}) sets?\\b| \\d+ ?(?:${TIME}) sets?\\b)`,
    {
      kind: 'place',
      place: 'between',
    },
  ),
  plain(
    `(?<=\\d ?(?:${TIME})? ?)\\/ ?(?:sets?|blocks?|rounds?)${END}|(?<=\\b(?:rest|rec\\w*|jog|reps?|between|btw\\w*)\\b.*\\d ?(?:${TIME}) )sets?(?= ?(?:$|[,;.)@]|at\\b|w\\b))`,
    {
      kind: 'place',
      place: 'between sets',
    },
  ),
  // "run off the bike", "run 3 km off swim"
  plain(
    `(?:(?:straight )?(?:off|after) (?:the |a )?(?:swim|bike))${END}|(?:aquathlon|duathlon|tri(?:athlon)?)(?=:? (?:brick:? )?run${END})|(?:aquathlon|duathlon) brick(?=:? run${END})`,
    { kind: 'filler' },
  ),
  plain(
    `(?:(?<!\\d ?[x×] ?[\\d(].*)|(?<=\\b(?:drop|cut|alt)\\w* .*))(?:with )?no (?:rest|recovery|break)s?(?: (?:between|btwn?))?${END}`,
    { kind: 'nonStop' },
  ),
  plain(
    `(?<=\\d ?(?:${TIME})? ?)on(?= \\d{1,3} ?(?:${TIME})[^,;]*\\boff\\b)|fartlek(?=:? \\d)|(?:pyramid|ladder)(?= run| of \\d|:? ?\\d)|brick(?=:? run\\b)|broken(?= \\d[^,;:]{0,8}:)|tonight${END}|today${END}`,
    {
      kind: 'filler',
    },
  ),
  // "wu+cd 2 km", "20 min wu + cd": so long each
  plain(
    `(?<!(?:usual|normal|standard) )(?:(?<!\\d ?(?:k|kms?|mins?|m|mi|miles?|')? )(?:${WARM})(?: ?[+&/] ?| and | )(?:${COOL})${END}:?|(?:${WARM})(?: ?[+&/] ?| and | )(?:${COOL})${END}(?!:? ?\\d))`,
    { kind: 'ends' },
  ),
  {
    // "last 3 reps", "first two"
    form: sticky(
      `(?:the )?(?<which>first|last|final) (?:(?<count>[2-9])(?= (?:reps?|ones|of (?:them|those)|intervals?|efforts?)${END})|(?<word>two|three|four|five|six)${END})(?: (?:reps?|ones|of (?:them|those)|intervals?|efforts?)${END})?(?! ?(?:min|mile|k))`,
    ),
    read: ({ which = '', count, word }) => ({
      kind: 'pick',
      pick: /first/i.test(which) ? 'first' : 'last',
      count: count ? Number(count) : ['two', 'three', 'four', 'five', 'six'].indexOf((word ?? '').toLowerCase()) + 2,
    }),
  },
  plain(`(?:or )?(?:else|otherwise)${END}`, { kind: 'pick', pick: 'others' }),
  plain(`both(?: legs)?(?=[,);]|$)`, { kind: 'easy' }),
  plain(`after (?:an? |the |~|about |approx )*(?=\\d)`, { kind: 'place', place: 'ahead' }),
  // "finishing w/ 12x10 s"
  plain(
    `(?:and )?(?:end|ending|finish|finishing)(?: up| off)?(?:(?: with| w\\/?| on)(?= ~?\\d{1,2} ?(?:x|[a-z]))|(?= ~?\\d{1,2} ?x ?\\d))`,
    {
      kind: 'place',
      place: 'closing',
    },
  ),
  plain(`(?:up|out|in) front${END}|at the (?:front|start)${END}`, { kind: 'place', place: 'before' }),
  plain(`(?:at|on|out) the back${END}|on the back end${END}`, { kind: 'place', place: 'behind' }),
  plain(`(?:(?:short|steep|gentle|grassy) )+(?=(?:hills?|uphill|climbs?)${END})`, { kind: 'filler' }),
  plain(`sandwiched(?: (?:by|with|between|in))?${END}|or so${END}`, { kind: 'filler' }),
  plain(`(?:in|during|over|within|through(?:out)?|across) (?=(?:the |my )?(?:last|final) \\d)`, { kind: 'filler' }),
  // "2k there, 3k jog back"
  plain(`out${END}(?=[^/]*\\b(?:home|back)\\b)`, { kind: 'place', place: 'before' }),
  plain(`(?<=\\b(?:there|out)\\b[^/]*)back${END}`, { kind: 'place', place: 'behind' }),
  plain(
    `(?:stand(?:ing)? ?(?:\\+|&|and) ?)?(?:surges?|bursts?|kicks?|pick[- ]?ups?|accelerations?|digs?|jumps?)${END}`,
    { kind: 'burst' },
  ),
  plain(`(?:each|ea|per|a) leg${END}|(?:each|ea) side(?= leg)|l ?[/+&] ?r${END}|left ?[/+&] ?right${END}`, {
    kind: 'legs',
  }),
  plain(
    `(?:repeat(?: once)?(?! \\d+(?! ?x))|again|same again|and again)(?: (?:that|it|the set|\\d{1,2} ?x))?${END}|repeat ?(?:\\d{1,2}x)${END}`,
    { kind: 'again' },
  ),
  plain(
    `(?:build(?:ing|s)?|ramp(?:ing|s)?(?: up)?|progress(?:ing|es|ive(?:ly)?)?|progression|prog(?= w))(?: up)?(?: from| to)?${END}|(?:from|start(?:ing)?(?: at| from| in)?)(?= (?:mp|hmp?|\\d+k|mile|marathon|half)(?:[- ]marathon)? (?:pace )?(?:to|down to|and finish\\w*|finish\\w*)\\b)`,
    { kind: 'ramp' },
  ),
  plain(`(?:(?:down )?to|(?:and )?finish(?:ing)?(?: at| in)?)(?= (?:mp|hmp?|\\d+k|mile|800) pace\\b)`, {
    kind: 'filler',
  }),
  plain(
    `(?:getting|get|each(?: one| rep)?|going|progressively) (?:quicker|faster|harder)(?: (?:each|every)(?: (?:one|time|rep|rung))?| than the (?:last|one before|previous))?|descend(?:ing|s)?|desc|cut[- ]?downs?|faster as (?:you|they) go${END}`,
    { kind: 'faster' },
  ),
  plain(`(?:part|day|week|wk|session|workout|no\\.?|#) ?\\d{1,2}${END}`, { kind: 'talk' }),
  plain(`(?:mon|tues?|weds?|wednes|thu|thurs?|fri|satur|sat|sun)(?:day)?${END}`, { kind: 'day' }),
  // "3x15 o/u - 3 min 92%, 2 min 104%"
  plain(`(?:o\\/u|overs?[ /-]{1,3}unders?|over-?unders?)s?,? ?(?:-|–)(?= ?\\d)`, { kind: 'mark', mark: 'colon' }),
  plain(`recovery (?:pace|effort|intensity)${END}`, { kind: 'easy' }),
  plain(
    `(?:o\\/u|overs?[ /-]{1,3}unders?|over-?unders?)s?(?= ?(?:as${END}|[:,]|\\d|@))|repeating(?: (?:until|till?|for) time)?${END}|prog(?:ressive)?(?= w(?!.{0,16}?\\d{2,3} ?%? ?(?:-|to) ?\\d{2,3} ?(?:%|w)))`,
    { kind: 'filler' },
  ),
  plain(`(?:of|in|on) (?:each|every)(?: (?:one|rep|bout|interval|effort|block))?${END}`, { kind: 'ofEach' }),
  plain(
    `off the bike${END}|of power${END}|70\\.3(?= (?:bike|run|ride|sim|tri|prep|rehearsal)${END})|rpe(?= (?:turbo|bike|ride|run|session|trainer)${END}|:)|(?:race )?(?:micro[- ]?bursts|fat ?max|openers?|sim(?:ulation)?|prep|rehearsal)${END}`,
    { kind: 'filler' },
  ),
  ...Object.entries({
    'walk(?:ing)? ?(?:\\/|or) ?jog(?:ging)?(?: (?:rec(?:overy)?|recoveries|rest))?': 'walk',
    'jog(?:ging)? ?(?:\\/|or) ?walk(?:ing)?(?: (?:rec(?:overy)?|recoveries|rest))?': 'jog',
    'jog(?:ging|s)?(?: (?:back(?<!\\b(?:there|out)\\b.*)|rec(?:overy)?|recoveries|rest|easy|float|down|rest))?': 'jog',
    'walk(?:ing)?(?: (?:back|rec(?:overy)?|rest|down|recoveries|jog)){0,3}': 'walk',
    'float(?:ing|s)?(?: rec(?:overy)?)?': 'float',
    'stand(?:ing)?(?: (?:rest|recovery|rec))?(?! ?[+&])': 'standing rest',
    'full (?:rec(?:overy)?|rest)': 'full recovery',
    '(?:ri|rbi|rest(?:s|ing)?|rec(?:overy|overies|s)?|recoveries|breaks?|pause|passive|static)': 'rest',
    'off(?! ?(?:the|road|:?\\d))': 'easy',
    '(?:freewheel(?:ing)?|coast(?:ing)?|roll(?:ing)?)(?: (?:down|back|easy))*': 'easy',
  }).map(
    ([source, how]): Entry => ({
      form: sticky(`(?:${source})${END}`),
      read: (_, all) => ({ kind: 'pause', how, words: all.toLowerCase() }),
    }),
  ),
  plain(
    `(?:very |super |really |all )?(?:easy|ez|gentle|soft|light|relaxed|slow|cruisy|recovery|spin(?:ning)?|soft[- ]pedal)(?: (?:spin(?:ning)?|jog(?:ging)?|pedal(?:ling)?|rolling|pace|effort|down|back))*${END}`,
    { kind: 'easy' },
  ),
  plain(`(?:after|aft|at the end of) (?:each|every) (?:set|round|block)${END}`, { kind: 'place', place: 'after sets' }),
  plain(
    `(?:in ?)?(?:b\\/?w|btwn?|btw|betw|b\\/t|bt|between|btween|inbetween)(?: (?:each|the|every|all))?(?: of)?(?: the)?(?: \\d)? (?:sets?|rounds?|rds|blocks?|series)${END}|(?:set|series|block) (?:rest|break|pause|rec(?:overy)?)s?${END}|after the (?:set|round|block)${END}|in the middle(?= ?(?:$|[,.;]))|(?:each|per|every) (?:set|round|rd|block)${END}`,
    { kind: 'place', place: 'between sets' },
  ),
  plain(
    `(?:in ?)?(?:b\\/?w|btwn?|btw|betw|b\\/t|bt|between|btween|inbetween)(?: (?:each|the|every|all))?(?: of)?(?: (?:the|them|these))?(?: (?:reps?|repeats?|intervals?|efforts?|ones?|rungs?|runs?|one))?${END}|(?:after|aft) (?:each|every|all)(?: (?:rep|one|of them|rung|effort|interval))?${END}|(?:each|per|every) (?:rep|one|time)${END}`,
    { kind: 'place', place: 'between' },
  ),
  plain(
    `(?:either|each|both) (?:side|end|way)s?${END}|(?:ether|eather|eiter) side${END}|before (?:and|&|n) after${END}|b4 (?:and|&|n) after${END}|out (?:and|&|n) (?:back|home)${END}|(?:there|out) and back${END}`,
    { kind: 'place', place: 'either' },
  ),
  plain(`(?:before|beforehand|b4|first|to start|to begin|there|to get going)${END}`, {
    kind: 'place',
    place: 'before',
  }),
  plain(
    `(?:after(?:wards?)?|to finish|to end|home|back home|to close|to cool|(?:at|near|towards?|by) the (?:very )?end|finish(?:ing)?(?: off)?(?: with| w)?)${END}`,
    { kind: 'place', place: 'behind' },
  ),
  plain(`(?:warm(?:ing)?[- ]?ups?|w[/-]?u|w\\.u\\.?|warm|wup|w-up|w\\/up)${END}:?`, { kind: 'end', end: 'warm-up' }),
  plain(
    `(?:cool(?:ing)?[- ]?downs?|warm[- ]?downs?|c[/-]?d|c\\.d\\.?|wd|w\\/d|cool|down(?= ?\\d)|(?<=\\d ?(?:mins?|m|'|km?|mi|miles?)? )down|swim down|spin down|jog down)${END}:?`,
    { kind: 'end', end: 'cool-down' },
  ),
  plain(`(?:main(?: set)?|ms|m\\/s)${END}:?`, { kind: 'main' }),
  plain(`(?:odds?|odd (?:ones|reps|laps|numbers|min(?:ute)?s))${END}`, { kind: 'pick', pick: 'odd' }),
  plain(`(?:evens?|even (?:ones|reps|laps|numbers|min(?:ute)?s))${END}`, { kind: 'pick', pick: 'even' }),
  plain(`(?:the )?(?:last|final)(?: (?:one|rep))?${END}`, { kind: 'pick', pick: 'last' }),
  plain(`(?:the )?(?:first|1st)(?: (?:one|rep))?${END}(?= \\d| (?:one|rep)|:? ?@)`, { kind: 'pick', pick: 'first' }),
  plain(
    `(?:the )?(?:rest|others?|remainder|til(?:l)? then|until then|before that)(?= (?:of it |at |@|in |is |z\\d|easy|steady)|$|,)`,
    {
      kind: 'pick',
      pick: 'others',
    },
  ),
  {
    form: sticky(
      String.raw`(?:e?very|evry|each|ea)(?: ~?(?<figure>\d{1,3}(?:\.\d)?)(?:st|nd|rd|th)? ?(?<unit>min(?:ute)?s?|m|'|km?|miles?|mi|s|secs?|seconds)| (?<one>minute|min|km|k|mile|mi))(?![a-z\d])`,
    ),
    read: ({ figure, unit, one = '' }) => {
      const [count, of] = [Number(figure ?? 1), unit ?? one]
      if (/^k/i.test(of)) return { kind: 'every', length: distanceOf(count * 1000) }
      if (/^mi(?:les?)?$/i.test(of)) return { kind: 'every', length: milesOf(count) }
      return { kind: 'every', length: timeOf(/^s/i.test(of) ? count : count * 60) }
    },
  },
  {
    form: sticky(
      String.raw`(?:going |goes |go )?(?:up|increasing|rising|adding|add|\+) ?(?:by )?(?<percent>\d{1,2}) ?%(?: (?:each|every|per)(?: (?:rung|rep|one|step|time))?)?${END}`,
    ),
    read: ({ percent }) => ({ kind: 'step', percent: Number(percent) }),
  },
  plain(`(?:in )?total${END}`, { kind: 'total' }),
  plain(
    `(?:(?:medium[- ])?long run|mlr|lr|lsd|run(?:ning)?|treadmill|tread(?:ie|y)|dreadmill|t-?mill|tm(?=[ :,])|bike|ride|riding|cycl(?:e|ing)|turbo|(?:indoor )?trainer|zwift|long ride|${INDOOR_RIDES})${END}`,
    { kind: 'sport' },
  ),
  plain(`(?:off|taking|take) ?(?=~?:?\\d|a )`, { kind: 'offAt' }),
  plain(`(?<=\\d ?(?:mins?|minutes|m|km?)? )of (?=\\d)`, { kind: 'of' }),
  plain(`(?:with|w\\/|w|incl?(?:uding)?\\.?) ?(?=~?:?\\d|a )`, { kind: 'with' }),
  plain(String.raw`\(`, { kind: 'open' }),
  plain(String.raw`\)`, { kind: 'close' }),
  plain(`followed by${END}|then${END}|into${END}|straight into${END}|;|\\n|!+|\\.(?!\\d)|—|–| - |-(?= )|->|→`, {
    kind: 'mark',
    mark: 'stop',
  }),
  plain(`,`, { kind: 'mark', mark: 'comma' }),
  plain(`=`, { kind: 'mark', mark: 'equals' }),
  plain(String.raw`(?:and|plus|&|\+|n)(?![a-z\d])|\+`, { kind: 'mark', mark: 'join' }),
  plain(String.raw`\/|\|`, { kind: 'mark', mark: 'slash' }),
  plain(String.raw`:(?!\d)|as${END}(?! \d (?:sets|blocks|groups))`, { kind: 'mark', mark: 'colon' }),
  plain(
    `(?:with|w\\/|w|the|a|an|of|my|your|at|@|on(?! ?\\d)|in(?= (?:z|the|a|total|hr))|to(?! ?\\d)|for|(?:each|ea)(?! ?\\d)|is|are|it|them|all|about|approx|roughly|session|workout|reps?|repeats|intervals?|efforts?|laps?|out|back|add|non[- ]?stop|continuous|straight|no stops?|please|pls|some|just|good|full|long|set|sets|track|sesh|sess)${END}|[“”"']|~(?! ?\\d)`,
    { kind: 'filler' },
  ),
]
