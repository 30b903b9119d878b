import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const SET = "\\d{1,2} ?x ?\\d{1,4}(?:\\.\\d)?(?: ?(?:km?|m|mins?|minutes?|secs?|seconds?|s|miles?|mi|'))?"
const GEAR =
  '(?: (?:with |w\\/? ?)?(?:fins|paddles|pull(?: buoy)?|buoy|snorkel|board|kick|drill|free|fly|back|breast|im|choice))'
const STROKE = '(?:fly|butterfly|back|backstroke|breast|breaststroke|free|freestyle|im|kick|pull|drill|choice)\\b'

/** A set or an end that another one takes the place of, and signs that no length has: "5x3min no 6x3min", "5x-100". */
export const correctedSets: readonly Phrase[] = [
  {
    // "run 20x400 jk, 6x400 2 min jog": what stands before it is no wish.
    needs: ['jk', 'kidding', 'joking'],
    pattern:
      /^(?<sport>(?:swim|run|bike|ride)[:,]? )?(?<joke>[^.;\n]{3,60}?\b(?<!\b(?:no|not) )(?:lol |haha )?(?:jk|(?:(?:just|only) )?(?:kidding|joking))\b[-.,;:!]* ?)(?=.*\d)/di,
    as: '[{sport}]{joke=}',
    tell: 'What is said to be a joke was left out.',
  },
  {
    // "no 6x200 sry 8x200 free pull"
    needs: ['sorry', 'sry', 'soz', 'meant', 'mean', 'wait'],
    pattern: new RegExp(
      `(?<=^(?:(?:swim|run|bike|ride),? )?)(?<no>no,? )(?<wrong>${SET})(?![\\da-z:]),? (?:(?:sry|sorry|soz|wait|no|i meant?|meant),? )*(?:sry|sorry|soz|meant?),? (?<right>${SET})(?![\\da-z:])`,
      'di',
    ),
    by: (span) => {
      const [no, wrong, right] = ['no', 'wrong', 'right'].map(span)
      if (!wrong || !right) return undefined
      const tell = `“${right.words}” takes the place of “${wrong.words}”.`
      return [{ words: right.words, for: { from: no?.from ?? wrong.from, to: right.to }, tell }]
    },
  },
  {
    // "5x3min no 6x3min", "4x1500 swim? no 4x150": the second counts.
    needs: ['no', 'nope', 'oops', 'sorry', 'sry', 'soz', 'meant'],
    pattern: new RegExp(
      `(?<![\\dx:/.(-] ?)\\b(?<wrong>${SET})(?![\\da-z:])(?:(?<how> (?:swim|run|bike|ride|free|hard|easy))?(?: ?\\?{1,3},?| ?\\.{2,3})?|(?<gear>${GEAR})(?:,| ?\\?{1,3},?| ?\\.{2,3})?) (?:oh |er |um )?(?:(?:no|nope|oops|sorry|sry|soz|meant),? )+(?<right>${SET})(?![\\da-z:])(?<own>${GEAR})?`,
      'di',
    ),
    by: (span) => {
      const [wrong, right] = ['wrong', 'right'].map(span)
      if (!wrong || !right) return undefined
      const tell = `“${right.words}” takes the place of “${wrong.words}”.`
      const behind = span('own') ?? span('gear') ?? span('how')
      return [{ words: right.words, for: { from: wrong.from, to: right.to }, tell }, ...(behind ? [behind] : [])]
    },
  },
  {
    // "4 x 50 fly, sorry I mean 4 x 50 IM order", "200 fly nope make that 200 back": the stroke, too.
    needs: ['no', 'nope', 'oops', 'sorry', 'meant', 'mean', 'wait', 'make'],
    pattern: new RegExp(
      `(?<![\\dx:/.(-] ?)\\b(?<wrong>(?:\\d{1,2} ?x ?)?\\d{2,3} ?m? ?${STROKE})(?:,| ?\\.{2,3}| -)? (?:oh |er |um )?(?:(?:no|nope|oops|sorry|wait|i mean|i meant|meant|make (?:it|that)),? )+(?<right>(?:\\d{1,2} ?x ?)?\\d{2,3}(?: ?m)?) ?(?<how>${STROKE})`,
      'di',
    ),
    by: (span) => {
      const [wrong, right, how] = ['wrong', 'right', 'how'].map(span)
      if (!wrong || !right || !how) return undefined
      const tell = `“${right.words} ${how.words}” takes the place of “${wrong.words}”.`
      return [{ words: `swim ${right.words} `, for: { from: wrong.from, to: right.to }, tell }, how]
    },
  },
  {
    // "bike 2x20 no wait 3x15, actually just make it 45 easy": the last wish takes the place of all sets before it.
    needs: ['actually', 'scrap', 'forget', 'instead', 'make', 'sod', 'nah'],
    pattern:
      /^(?<before>[^\d]*)(?<sets>\d.*?\d[^,;.]*?)(?<turn>[,;.]+ ?|\.{2,3} ?| - | )(?<word>(?:(?:no|wait|sorry|nah|sod (?:it|that)|scrap (?:it|that|those)|forget (?:it|that|those)|actually|but|just|let['’]?s|lets),? )*(?:actually|scrap (?:it|that|those)|forget (?:it|that|those)|sod (?:it|that)|nah),? (?:(?:just|let['’]?s|lets|do|make (?:it|that)|give me|have|go for|an?|only) )*)(?<length>\d{1,3})(?<unit> ?(?:mins?|minutes|'|km?|miles?|mi|h|hrs?|hours?))? (?<how>easy|ez|steady|recovery|endurance|z[12]|zone [12]|chill)(?<what> (?:run|ride|bike|swim|spin|jog))?(?= ?[.!]?$)/dis,
    by: (span, _, text) => {
      const [before, sets, word, length, how] = ['before', 'sets', 'word', 'length', 'how'].map(span)
      if (!before || !sets || !word || !length || !how || isSwim(text)) return undefined
      // "5x3 min actually, 10 min easy": it may be the end.
      const isSure = /scrap|forget|sod|just|make|only/i.test(word.words) || Number(length.words) >= LEAST_SESSION
      if (!/\d ?x ?\d/i.test(sets.words) || !isSure) return undefined
      const unit = span('unit')?.words.replace("'", ' min') ?? ' min'
      const tell = `“${length.words}${span('unit')?.words ?? ''} ${how.words}” takes the place of all that was said before it.`
      const sport = span('what')?.words ?? ''
      return [before, { words: ' ', for: { from: sets.from, to: word.to }, tell }, length, `${unit} `, how, sport]
    },
  },
  {
    // "3k home, nah the long way so 4", "10 min cd, no make it 15"
    needs: ['nah', 'no', 'actually', 'sorry', 'wait', 'make'],
    pattern:
      /(?<![\dx:/.-] ?)\b(?<wrong>\d{1,2}) ?(?<unit>km?|miles?|mi|mins?|minutes) (?<what>(?:jog )?(?:home|back)|easy|jog|cool[- ]?down|cd|warm[- ]?up|wu),? (?<turn>(?:nah|no|actually|sorry|wait),? (?:actually |wait |sorry )?(?:the (?:long|short) way,? ?)?(?:so |make (?:it|that) |call it |say |do )*|make (?:it|that) )(?<right>\d{1,2})(?: ?(?:km?|miles?|mi|mins?|minutes))?(?= ?(?:[,;.]|$))/di,
    by: (span) => {
      const [wrong, unit, what, turn, right] = ['wrong', 'unit', 'what', 'turn', 'right'].map(span)
      if (!wrong || !unit || !what || !turn || !right) return undefined
      const tell = `“${right.words}” takes the place of “${wrong.words} ${unit.words}”.`
      return [{ words: right.words, for: { from: turn.from, to: right.to }, tell }, ' ', unit, ' ', what]
    },
  },
  {
    // "20x40/20 at 130?? no make it 120%": the target, too.
    needs: ['no', 'nope', 'make', 'actually', 'wait', 'sorry'],
    pattern:
      /(?<=(?:@ ?|at ))(?<wrong>\d{2,3} ?(?:%|w(?:atts)?)?)(?: ?\?{1,3},?| ?\.{1,3}|,)? (?<word>(?:(?:no|nope|actually|wait|sorry|better),? )*make (?:it|that)) (?<right>\d{2,3})(?<unit> ?(?:%|w))?(?![a-z\d:%])/di,
    by: (span) => {
      const [wrong, word, right] = ['wrong', 'word', 'right'].map(span)
      const unit = span('unit')?.words ?? /[%w].*/i.exec(wrong?.words ?? '')?.[0]
      if (!wrong || !word || !right || !unit) return undefined
      const tell = `“${right.words}” takes the place of “${wrong.words}”.`
      return [{ words: '', for: { from: wrong.from, to: word.to }, tell }, right, unit]
    },
  },
  {
    // "swim 5x-100"
    needs: ['-'],
    pattern: /(?<=\d ?[x×*] ?)(?<minus>-)(?<length> ?\d{1,4})/di,
    by: (span) => {
      const [minus, length] = [span('minus'), span('length')]
      return minus && length && [{ words: length.words, for: { from: minus.from, to: length.to }, check: MINUS }]
    },
  },
]

// In minutes; a shorter one is beside a set (our choice).
const LEAST_SESSION = 20
const MINUS = 'No length is below zero: it is built without the minus, check it.'
