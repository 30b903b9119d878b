import type { Phrase } from '../phrase.ts'

const FAR = String.raw`\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes)`

/** What is said of the ends of a whole, of a part between two others, and headings that name what follows. */
export const wholesAndTheirEnds: readonly Phrase[] = [
  {
    // "12mi long run, fast finish 3mi @ MP"
    needs: ['finish'],
    pattern: new RegExp(
      String.raw`(?<=\d ?[a-z]{1,7}\b[^;\n]*?),? (?:with (?:an? )?)?(?<name>(?:fast|strong|quick|hard) finish)(?: of| for| last|:)? (?<length>${FAR})(?=,? ?(?:$|@|at |[.!]))`,
      'di',
    ),
    by: (span, _, text) => {
      const [name, length] = [span('name'), span('length')]
      if (!name || !length) return undefined
      const hasAim = /^,? ?(?:@|at )/i.test(text.slice(length.to))
      // Beside a whole in another unit it is left to other readers.
      if (!hasAim && unitIn(text) !== unitIn(length.words)) return undefined
      return [{ words: ', last ', for: name }, length, ...(hasAim ? [] : [' fast'])]
    },
  },
  {
    // "4mi wu/cd incl, 4x1k thresh", "swim 1km wu+cd incl"
    needs: ['incl', 'included', 'including', 'inc'],
    pattern:
      /(?<length>\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi|mins?|minutes)|\d{3,4} ?m) (?<ends>(?:wu|w\/u|warm[- ]?up) ?(?:\/|\+|&|and) ?(?:cd|c\/d|cool[- ]?down) (?:incl(?:uded|uding)?|inc))\b/di,
    as: '{length}{ends= in total}',
  },
  {
    // "tempo 25min between 2 x 10 min easy"
    needs: ['between'],
    pattern: new RegExp(
      `(?<work>(?:tempo|threshold|steady|hard|marathon pace|sweet ?spot) (?:of )?${FAR}|${FAR} (?:at )?(?:tempo|threshold|steady|hard|marathon pace|sweet ?spot)) (?<word>between) (?:2 ?x ?|two )(?<ends>${FAR})(?: of)? (?<easy>easy|ez|jog|spin)`,
      'di',
    ),
    as: '{ends} {easy}{word=, }{work}, {ends} easy',
  },
  {
    // "8 km easy, last 500 m quick"
    needs: ['quick'],
    pattern: /(?<=\d ?[a-z]{0,7} )(?<quick>quick)(?=$|[,.;)]| (?:and|then|with)\b)/di,
    as: '{quick=fast}',
  },
  {
    // "parkrun East Coast Park with 2k jog before and after"
    needs: ['parkrun'],
    pattern: new RegExp(
      String.raw`^(?<name>parkrun)(?: [^\d,;]{0,30}?)? (?<with>with|plus|and|\+) (?<ends>${FAR})(?: easy| jog| run| jogs)* (?<around>before and after|before & after|each side|either side|each end|at each end)(?=$|[.!])`,
      'di',
    ),
    as: '{ends}{with= easy, }{name}, {ends}{around= easy}',
  },
  {
    // "parkrun, 2k warm up then 5k hard": the 5 km are it.
    needs: ['parkrun'],
    pattern:
      /^(?<name>parkrun)(?: day)?[,:](?=[^;]*\b5 ?k(?:m)? (?:hard|fast|flat out|all[- ]out|race|tt|time trial|effort)\b)/di,
    as: '{name=run, }',
  },
  {
    // "20 min run 5 min walk 20 min run", "20 run 5 walk 20 run"
    needs: ['walk'],
    pattern:
      /^(?<one>\d{1,2})(?: ?(?:mins?|minutes|'))? (?<first>run|jog)(?:,| then|, then| and| \+)? (?<two>\d{1,2})(?: ?(?:mins?|minutes|'))?(?: brisk| fast| easy)? (?<second>walk)(?: (?<three>\d{1,2})(?: ?(?:mins?|minutes|'))? (?<third>run|jog))?(?=$|[,.])/di,
    by: (span) => {
      const [one, first, two, second, three, third] = ['one', 'first', 'two', 'second', 'three', 'third'].map(span)
      if (!one || !first || !two || !second) return undefined
      // "3 min run 1 min walk" is done several times.
      if (!three && Number(one.words) < LEAST_ALONE_MINUTES) return undefined
      const last = three && third ? [', ', third, ' ', three, ' min'] : []
      return [first, ' ', one, three ? ' min, ' : ' min easy, ', second, ' ', two, ' min', ...last]
    },
  },
  {
    // "8x50 kick/swim by 50": turns that are as long as each swim.
    needs: ['by'],
    pattern:
      /(?<=x ?)(?<bout>\d{2,3})(?<unit>m?),? (?<one>fast|hard|sprint|strong|easy|ez|kick|drill|free|swim|pull) ?\/ ?(?<two>fast|hard|sprint|strong|easy|ez|kick|drill|free|swim|pull) (?<by>by (?<each>\d{2,3})s?)\b/di,
    by: (span) => {
      const [bout, one, two, by, each] = ['bout', 'one', 'two', 'by', 'each'].map(span)
      if (!bout || !one || !two || !by || bout.words !== each?.words) return undefined
      return [bout, { words: ' odds ', for: by }, one, ' evens ', two]
    },
  },
  {
    // "12 x 50 on 1 min, descend every 4"
    needs: ['descend', 'desc', 'descending'],
    pattern: /\b(?<word>desc(?:end(?:ing)?)?) (?<every>every) (?<count>[3-6])(?=$|[,.;])/di,
    as: '{word}{every= 1-}{count}',
  },
]

// A shorter run before a walk is one of several (our choice).
const LEAST_ALONE_MINUTES = 12

/** The first unit in words: k, m of miles or minutes as mi and min. */
function unitIn(words: string): string | undefined {
  return /\d ?(?<unit>k|mi(?!n)|min|h)/i.exec(words)?.groups?.unit?.toLowerCase()
}
