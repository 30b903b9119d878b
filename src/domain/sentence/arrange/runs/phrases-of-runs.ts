import { saysSwim } from '../../tokens/says-sport.ts'
import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'
import { fasterThan } from '../targets/faster-than.ts'

const SET = /\d ?x|[@%]/i

/** What runners say: sessions by name, races as parts, ways there and back, other days. */
export const phrasesOfRuns: readonly Phrase[] = [
  {
    // "half pyramid 400 800 1200"
    needs: ['half'],
    pattern: /\b(?<half>half (?:pyramid|ladder))\b/di,
    as: '{half=ladder}',
  },
  {
    // "jog 400 (3-4 mins)": the same jog.
    needs: ['jog'],
    pattern: /(?<jog>\bjog \d{3}m?) (?<time>\(\d ?- ?\d ?mins?\))/di,
    as: '{jog}',
  },
  {
    // "wu 20-30 @ 65-70%"
    needs: ['warm', 'wu', 'warmup'],
    pattern: /\b(?<up>wu|warm[- ]?up) (?<first>\d{1,2}) ?- ?(?<last>\d{1,2}) ?(?:mins?|minutes|m|')? ?(?=@|at \d)/di,
    by: (span) => {
      const [up, first, last] = [span('up'), span('first'), span('last')]
      if (!up || !first || !last) return undefined
      const check = `The shorter one, ${first.words} minutes, was taken.`
      return [up, ' ', { words: `${first.words} min `, for: { from: first.from, to: last.to }, check }]
    },
  },
  {
    // "yasso's x8", "Yasso 800s, do 6", "Yasso 800s, 8 reps", "10 Yasso 800s, 400m jog"
    pattern:
      /\b(?:(?<name>yass?o'?s?(?: ?800 ?m?'?s?)?),? ?(?:(?:x|(?:just |only )?do|doing) ?(?<times>\d{1,2})\b(?: of them| reps)?(?! ?x)|(?<count>\d{1,2}) (?:reps|times|rounds|of them)\b)|(?<first>\d{1,2}) ?(?:x ?)?(?<name2>yass?o'?s? 800 ?m?'?s?))(?![\w:])/di,
    as: '{times|count|first}{name|name2= yassos}',
  },
  {
    // "parkrun sandwich: 3k easy, 5k tempo, 3k easy": what it holds is said behind it.
    needs: ['sandwich'],
    pattern: /^(?<name>park ?run sandwich)[:,] ?(?=\d)/di,
    as: '{name=run}: ',
  },
  {
    // "parkrun sat as tempo"
    needs: ['parkrun', 'park'],
    pattern:
      /\b(?<race>park ?run)(?: on)?(?: (?:this )?(?:sat(?:urday)?|sun(?:day)?))? (?:as (?:a )?|at )?(?<how>tempo|easy|steady|threshold|hard|all out|flat out)(?: (?:run|effort|pace))?\b/di,
    as: '{race=run 5 km} {how}',
  },
  {
    // "12k run, last 3 quicker"
    needs: ['last'],
    pattern:
      /(?<=\d ?(?<unit>km?|miles?|mi|mins?|minutes)\b.*)\blast (?<length>\d{1,2}|(?=(?:km?|mile)\b)) ?(?<own>km?|miles?|mi|mins?)? ?(?:a (?:bit|little) )?(?<how>quicker|faster|quick|fast(?!er| finish)|picking it up)\b/di,
    by: (span, _, text) => {
      const [unit, length, how] = [span('unit'), span('length'), span('how')]
      // A pace is that of the whole.
      if (!unit || !length || !how || /\d:\d\d/.test(text)) return undefined
      const { words, check } = fasterThan(text)
      return ['last ', length.words ? length : '1', { words: ` ${unit.words} ${words}`, for: how, check }]
    },
  },
  {
    // "8x400 with 10 easy each end", "6x3 min hard with 10 min jog before and after": no rest of the set.
    needs: ['end', 'side', 'sides', 'ends', 'after'],
    pattern:
      /(?<=\d ?x ?\d.*?)(?<joint>,? (?:with|w\/?|and|plus) |, ?)(?:an? )?(?<length>[5-9]|[1-3]\d)(?: ?-?(?:mins?|minutes|'))?(?<easy> (?:easy|ez|jog|easy jog))(?<ends> (?:on |at )?(?:either|each|both) (?:sides?|ends?)| before (?:and|&) after)\b/di,
    as: '{joint=, }{length}{easy= min warm up}, {length}{ends= min cool down}',
    unless: saysSwim,
  },
  {
    // "25 min tempo w 5 easy either side", and not "10 x 1 min on, 1 min off with 5 easy either side"
    needs: ['end', 'side', 'sides', 'ends'],
    pattern:
      /(?<!\d ?x ?\d.*)\b(?<work>\d{1,3} ?(?:mins?|minutes|miles?|mi|km?)\b[^,;.()]{1,30}?),? (?:w\/?|with|and|plus) (?<easy>\d{1,2}) ?(?<unit>mins?|minutes|miles?|mi|km?)? easy (?:on |at )?(?:either|each|both) (?:sides?|ends?)\b/di,
    by: (span) => {
      const [work, easy, unit] = [span('work'), span('easy'), span('unit')]
      if (!work || !easy) return undefined
      const end: Piece[] = [easy, ' ', ...(unit ? [unit] : ['min'])]
      return [...end, ' warm up, ', work, ', ', ...end, ' cool down']
    },
  },
  {
    // "20 min tempo run with warm up and cool down": they come on top.
    needs: ['up', 'wu', 'warmup'],
    pattern:
      /^(?<before>(?:run(?:ning)?|bike|ride)?[,:]? ?)(?<work>\d{1,2} ?(?:mins?|minutes)(?: of)?(?: at)? (?:tempo|threshold|sweet ?spot|hard)(?: run| ride| effort)?),? (?:plus|with|w\/?|and|\+|&)(?: an?)?(?: easy)? (?<ends>(?:warm[- ]?up|wu) ?(?:and|&|\+|\/|,) ?(?:a )?(?:cool[- ]?down|cd|warm[- ]?down))(?<behind>(?:,? (?:on the )?(?:run|bike|ride|trainer))?)$/di,
    as: '{before}{ends=10 min warm up, }{work}, 10 min cool down{behind}',
    check: 'How long warm-up and cool-down are was not said: 10 minutes each.',
  },
  {
    // "5 min tempo, 2x3 min tempo, easy run either end"
    needs: ['end', 'ends'],
    pattern: /,? (?:with )?(?:an )?(?<easy>easy (?:run|jog|running|jogging))(?: at)? (?:either|both|each) ends?\b/di,
    as: '{easy=, 10 min warm up, 10 min cool down}',
    check: 'How long the easy run at either end is was not said: 10 minutes each.',
  },
  {
    // "8k with 20 sec pick ups every 5 min"
    needs: ['every'],
    pattern:
      /\b(?<length>\d{1,2}(?:\.\d)?) ?(?<unit>km?|miles?|mi)\b(?<run>(?: easy)?(?: run)?) (?:w\/?|with) (?<burst>\d{1,2} ?(?:s|secs?|seconds)) (?<what>pick[- ]?ups?|surges?|strides?|sprints?) every (?<every>\d{1,2}) ?(?:mins?|minutes|')/di,
    by: (span) => {
      const [length, unit, run, burst, every] = ['length', 'unit', 'run', 'burst', 'every'].map(span)
      if (!length || !unit || !run || !burst || !every) return undefined
      const minutes = Math.round(
        Number(length.words) * (/^k/i.test(unit.words) ? MINUTES_PER_KILOMETER : MINUTES_PER_MILE),
      )
      const check = `How many there are follows from ${minutes} minutes for the whole, as of an easy run.`
      return [
        { words: `${minutes} min`, for: { from: length.from, to: unit.to }, check },
        ' easy run with ',
        burst,
        ' pick-ups every ',
        every,
        ' min',
      ]
    },
  },
  {
    // "don't make me run fast", "nothing hard"
    needs: ['make', 'want', 'nothing', 'let'],
    pattern:
      /\b(?<wish>(?:(?:just )?(?:please )?(?:don'?t|do not) (?:make|let|want) (?:me|to) (?:run|go|ride|swim|do anything) (?:too )?(?:fast|hard)|nothing (?:too )?(?:hard|fast|big|crazy|intense|strenuous|taxing|demanding)))\b/di,
    as: '{wish=easy}',
    unless: SET,
  },
  {
    // "no big efforts": of a size, and nothing to mind
    needs: ['big', 'bigger', 'large', 'huge', 'major', 'massive'],
    pattern:
      /\b(?<wish>no (?:really |very |too )?(?:big(?:ger)?|large|huge|major|massive) (?:efforts?|surges?|pushes))\b/di,
    as: '{wish=easy}',
    unless: SET,
  },
  {
    // "no big hills"
    needs: ['hills', 'climbs'],
    pattern: /\b(?<wish>no (?:really |very |too )?(?:big|large|huge|major|massive|long|steep) (?:hills|climbs))\b/di,
    as: '{wish=no hills}',
  },
  {
    // "feel tired, 40 min"
    needs: ['tired', 'wrecked', 'knackered', 'exhausted', 'shattered', 'legs'],
    pattern:
      /\b(?<tired>(?:(?:i am|i'm|im|feel(?:ing)?|legs(?: are| feel)?) (?:(?:a bit|so|really|very|quite|pretty|super) )?(?:tired|knackered|exhausted|shattered|wrecked)|(?:my )?legs (?:are |feel |still )*(?:toast|toasted|dead|fried|cooked|trashed|shot|heavy)))\b(?! (?:from|of))/di,
    by: (span, _, text) => {
      const tired = span('tired')
      if (!tired) return undefined
      const isHard = HARD.test(text) || SET.test(text)
      // What is easy anyway needs no word.
      if (!isHard && /\b(?:easy|ez|recovery|shuffle|gentle)\b/i.test(text)) return undefined
      return isHard ? [{ words: tired.words, for: tired, check: TIRED }] : [{ words: 'easy', for: tired }]
    },
  },
  {
    // "walk 5, then run"
    needs: ['walk'],
    pattern: /\bwalk (?<length>\d{1,2})(?=,? then\b)/di,
    as: 'walk {length} min',
  },
  {
    // "10 km run at 5:00/km in exactly 35 minutes"
    needs: ['in'],
    pattern:
      /(?<=\b(?<km>\d{1,2}(?:\.\d)?) ?km?\b[^,;.]{0,20}(?:at|@) ?(?<pace>\d:\d\d) ?(?:\/|per |min\/)km?),? (?<time>in (?:exactly |about |just )?(?<minutes>\d{1,3}) ?(?:mins?|minutes))\b/di,
    by: (span) => {
      const [km, pace, time, minutes] = ['km', 'pace', 'time', 'minutes'].map(span)
      if (!km || !pace || !time || !minutes) return undefined
      const [m = 0, s = 0] = pace.words.split(':').map(Number)
      const needed = (Number(km.words) * (m * 60 + s)) / 60
      const isTrue = Math.abs(needed - Number(minutes.words)) < needed * MAX_DIFFERENCE
      const check = `${km.words} km at ${pace.words} take ${Math.round(needed)} minutes: say which one counts.`
      return [{ words: ' ', for: time, ...(isTrue ? {} : { check }) }]
    },
  },
  {
    // "Tomorrow 8x800, the day after 20k easy, Sunday race": one session is built.
    needs: ['day'],
    pattern:
      /(?<=^(?:tomorrow|today|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:rs|rsday)?|fri(?:day)?|sat(?:urday)?)\b:? [^,;.\n]*\d[^,;.\n]*)[,;.\n] ?(?:and |then )?(?<others>(?:the )?(?:day after|next day)\b.*)$/dis,
    as: '{others= }',
    check: 'One session is built at a time: this is that of another day.',
  },
]

const [MINUTES_PER_KILOMETER, MINUTES_PER_MILE] = [6, 9.5]
const HARD = /\b(?:intervals?|tempo|threshold|hard|fast|speed|sprints?|race|vo2\w*|hills?|ftp|z[3-7]|zone [3-7])\b/i
const TIRED = 'Hard work stays in the session though you are tired: say easy if that is meant.'
const MAX_DIFFERENCE = 0.03
