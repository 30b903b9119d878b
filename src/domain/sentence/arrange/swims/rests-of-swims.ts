import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const STROKE = '(?:back(?:stroke)?|breast(?:stroke)?|free(?:style)?|crawl|fly|butterfly|kick|pull|drill|im|choice)'
const TIME = '(?:\\d{1,2} ?(?:s|secs?|seconds|mins?|minutes|")|:[1-5]\\d)(?![a-z\\d])'

const REST = 'How long the rest is was not said, so 20 seconds.'

const FULL = /\b(?:full|complete|active|long|\d ?(?:s|secs?|seconds|mins?)) (?:recovery|breather)\b/i

/** Rests of swims by other words: a recovery between, the breath that comes back, a stop every so many lengths, one rest for two sets. */
export const restsOfSwims: readonly Phrase[] = [
  {
    // "8 lengths easy, rest, 8 lengths easy": our choice is a minute.
    needs: ['rest', 'breather', 'break'],
    pattern: /(?<=\d[^,;.]*), (?<rest>(?:short |wee |little |a )*(?:rest|breather|break))(?=, \d)/dgi,
    as: ', {rest=1 min rest}',
    tell: 'How long the rest between is was not said, so a minute.',
    when: isSwim,
  },
  {
    // "10x 1 length, breath recovery between", "8x50, catch your breath between"
    needs: ['recovery', 'recover', 'breath', 'breather'],
    pattern:
      /(?<=\d ?x ?\d[^;]*?),? (?<words>(?:with |and )?(?:(?:a |an )?(?:breath |short |little |quick |easy )?(?:recovery|breather)|(?:recover|(?:catch|get) (?:my |your |the )?breath(?: back)?)) (?:in )?(?:between|after)(?: (?:each|every)(?: (?:one|length|rep))?)?)(?= ?(?:[,;.]|$| then\b))/di,
    as: ', {words=20s rest}',
    tell: REST,
    when: isSwim,
    unless: FULL,
  },
  {
    // "20 lengths with a rest every 2 lengths", "40 lengths steady, stop every 10 for 1 min"
    needs: ['every', 'each'],
    pattern: new RegExp(
      `\\b(?<lengths>\\d{1,3}) lengths?(?: \\([^()]{1,24}\\))?(?<how>(?: (?:swim|free|crawl|easy|steady|breast|back))*),? (?:(?:with|and) )?(?:a )?(?<first>${TIME} )?(?<word>rest(?:s|ing)?|stop(?:s|ping)?|breaks?|pauses?)(?: (?:for )?(?<next>${TIME}))? (?:every|each|after every|after each) (?<each>\\d{1,2}|two|four|five|ten|length)(?: lengths?)?(?! ?(?:m|metres|meters)\\b)(?: for (?<last>${TIME}))?`,
      'di',
    ),
    by: (span, _, text) => {
      const [lengths, how, word, each] = ['lengths', 'how', 'word', 'each'].map(span)
      const piece = /^l/i.test(each?.words ?? '') ? 1 : figureOf(each?.words)
      const times = Number(lengths?.words) / piece
      if (!lengths || !how || !word || !each || !Number.isInteger(times) || times < 2) return undefined
      const rest = span('first') ?? span('next') ?? span('last')
      const steady = { words: ' steady', for: word, tell: STEADY }
      return [
        { words: `${times}x`, for: lengths },
        { words: `${piece} length${piece === 1 ? '' : 's'}`, for: each },
        how,
        ...(EFFORT.test(text) ? [] : [steady]),
        ', ',
        ...(rest ? [rest, { words: ' rest', for: word }] : [{ words: '20s rest', for: word, tell: REST }]),
      ]
    },
  },
  {
    // "5x200 css +15s rest": a rest, and no pace.
    needs: ['+'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d{2,3} ?m? (?:at |@ ?)?css) ?(?<plus>\\+) ?(?=${TIME} (?:rests?|ri|recovery)\\b)`,
      'di',
    ),
    by: (span) => (span('plus') ? [', '] : undefined),
  },
  {
    // "8x50 back, 8x50 breast, 20 s rest": behind both.
    needs: ['rest', 'rests'],
    pattern: new RegExp(
      `^(?<head>[^\\d;]{0,20})(?<one>\\d{1,2} ?x ?(?<far>\\d{2,3})(?: ?m)? ${STROKE}),? (?:and |then )?(?<other>\\d{1,2} ?x ?(?<far2>\\d{2,3})(?: ?m)? ${STROKE})(?<rest>, (?:with )?(?:both )?${TIME} rests?)(?: (?:in |for )?(?:both|each))?(?= ?\\.?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [head, one, other, rest] = ['head', 'one', 'other', 'rest'].map(span)
      if (!head || !one || !other || !rest || span('far')?.words !== span('far2')?.words) return undefined
      return isSwim(text) ? [head, one, rest, ', ', other, rest] : undefined
    },
  },
  {
    // "400 easy 300 pull 200 kick 100 fast, :30 between"
    needs: ['between'],
    pattern: new RegExp(
      `(?<row>\\b\\d{2,4}(?: ?m)?(?: [a-z]+)?(?:,? (?:then )?\\d{2,4}(?: ?m)?(?: [a-z]+)?){1,6}?)(?<mark>[^\\w:]{1,8})(?<rest>${TIME})(?: rest)? (?:in )?(?<between>between)(?: (?:each|all|them))?(?= ?\\.?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [row, rest, between] = ['row', 'rest', 'between'].map(span)
      if (!row || !rest || !between || !(isSwim(text) || SWIMMER.test(text))) return undefined
      const lengths = [...row.words.matchAll(/\d{2,4}(?: ?m\b)?(?: (?!then\b)[a-z]+)?/gi)]
      const isOfMetres = lengths.every(([words]) => Number.parseInt(words, 10) % SHORTEST_LENGTH === 0)
      if (!isOfMetres || /\d ?x/i.test(text)) return undefined
      return lengths.flatMap(({ index, 0: words }, at) => [
        ...(at > 0 ? [', ', rest, ' rest, '] : []),
        { from: row.from + index, to: row.from + index + words.length },
      ])
    },
  },
]

export const STEADY = 'No effort was said, so steady.'
/** Words for how hard a swim is. */
export const EFFORT = /\b(?:easy|ez|steady|hard|fast|sprint|css|threshold|moderate|strong|max|z\d|build|descend\w*)\b/i
const SWIMMER = /🏊/u
const SHORTEST_LENGTH = 25
