import type { Phrase } from '../phrase.ts'

const BEHIND_BOUT =
  '(?<=\\d ?(?:mins?|minutes|\'|secs?|seconds|s|"|km?|m)(?![a-z])(?: (?:@ |at |in )?[a-z0-9% ]{1,16}?)?)'

/** Rests by their share of the bouts in figures, "5x3 min 1:1", "w/ 50% rest", and rows of bouts whose rests are said so. */
export const sharesInFigures: readonly Phrase[] = [
  {
    // "jog half the distance you just ran", "jog back as long as it took"
    needs: ['ran', 'did', 'swam', 'rode', 'run', 'took', 'takes', 'done'],
    pattern:
      /(?<=\d.*?)\b(?<how>jog|walk|float|rest|recover|rec|spin|easy)(?: back)?(?: for)? (?<share>half(?: of)?|(?:the )?same|equal|as (?:long|far))(?: (?:of )?(?:the |that )?(?:dist(?:ance)?|length))?(?<tail> (?:as |of |that |what )*(?:it |(?:you|u|i)(?:['’]?ve| have)? (?:just )?)(?:ran|did|swam|rode|run|took|takes|done))\b/di,
    by: (span) => {
      const [how, share, tail] = ['how', 'share', 'tail'].map(span)
      if (!how || !share || !tail) return undefined
      const place = { from: share.from, to: tail.to }
      return /half/i.test(share.words)
        ? [how, ' ', { words: 'half the distance', for: place }]
        : [{ words: 'equal ', for: place }, how]
    },
  },
  {
    // "float same as the on"
    needs: ['as', 'to'],
    pattern:
      /(?<=\d.*?)(?<how>float|jog|walk|spin)(?: for| is)? (?:the )?(?<share>same|equal)(?<tail> (?:as|to) (?:the |each )?(?:ons?|efforts?|reps?|work|bouts?|hard)(?: bits?)?)(?= ?(?:$|[,;.)]))/di,
    as: '{share=equal}{tail= }{how}',
  },
  {
    // "5x3 min hard 1:1", "6x2 min, 2:1"
    needs: [':'],
    pattern: new RegExp(
      `(?<=\\d ?x ?\\d.*)${BEHIND_BOUT}(?<joint>,? )(?<ratio>[1-4]:[1-4])(?=$|[,;\\n]|\\.(?!\\d)| then\\b)`,
      'di',
    ),
    as: ', {ratio} rest',
  },
  {
    needs: ['%'],
    pattern: new RegExp(
      `${BEHIND_BOUT},? (?:with |w\\/ ?|and )?(?:an? )?(?<share>50|100) ?% ?(?<word>rests?|recovery|recoveries|rec)(?![a-z])`,
      'di',
    ),
    by: (span) => {
      const [share, word] = [span('share'), span('word')]
      return share && word && [{ words: share.words === '50' ? ', half rest' : ', equal rest', for: share }]
    },
  },
  {
    // "3, 6, 9 min hard, half the time jog", "6, 4, 2 min x3": rungs, whose unit is said once.
    needs: ['half', 'equal', 'same', 'x'],
    pattern:
      /(?<![\dx/@-] ?|\d[.:]|\d, ?)\b(?<row>\d{1,2}(?:, ?\d{1,2}){2,8}(?= ?(?:mins?|minutes|'))|\d{3,4}(?:, ?\d{3,4}){2,8})(?= ?(?:mins?|minutes|'|m)?(?: (?:hard|fast))?(?:,? (?:with |w\/ ?)?(?:(?:jog|spin|rest|easy) )?(?:half|equal|same)\b|,? ?x ?[2-9](?![\d:])))/di,
    by: (span) => {
      const row = span('row')
      return row && [{ words: row.words.replace(/, ?/g, '-'), for: row }]
    },
  },
]
