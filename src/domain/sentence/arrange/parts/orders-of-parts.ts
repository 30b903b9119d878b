import type { Phrase } from '../phrase.ts'

/** Parts that are said in another order than they are done: "finish with 10, start with 15, in between 4x6", "before the 6x400 do 20 min easy". */
export const ordersOfParts: readonly Phrase[] = [
  {
    // "10x10 s uphill, 2 min walk back, at the end of 40 ez": all of them follow.
    needs: ['end'],
    pattern:
      /^(?<set>[^;\n]*?\b\d{1,2} ?x ?[^;\n]*?)[,.]? (?<place>(?:all )?(?:at|on) the (?:very )?end of (?:an? |the |my |your )?)(?<whole>\d{1,3}(?:\.\d)?) ?(?<unit>minutes|mins?|'|km?|miles?|mi|m)? ?(?<how>ez|easy|steady|z ?[12]|jog(?:ging)?)(?: (?:run(?:ning)?|ride|riding|jog|spin))?(?= ?[.!]?$)/di,
    by: (span) => {
      const [set, place, whole, unit, how] = ['set', 'place', 'whole', 'unit', 'how'].map(span)
      if (!set || !place || !whole || !how) return undefined
      return [
        whole,
        unit && !/^m$/i.test(unit.words) ? ` ${unit.words}` : ' min',
        ' ',
        how,
        { words: ', then ', for: place },
        set,
      ]
    },
  },
  {
    needs: ['start', 'begin'],
    pattern:
      /^(?<sport>(?:run|bike|ride|turbo)[:,]? )?(?:(?:finish|end) with (?<last>\d[^,;.]*?),? (?:and )?(?:start|begin) with (?<first>\d[^,;.]*?)|(?:start|begin) with (?<first2>\d[^,;.]*?),? (?:and )?(?:finish|end) with (?<last2>\d[^,;.]*?)),? (?:and )?(?:in between|in the middle|between(?: them)?|the middle is|middle is)(?: is| do| come)?:? (?<main>\d.*)$/dis,
    by: (span) => {
      const [sport, main] = [span('sport'), span('main')]
      const [first, last] = [span('first') ?? span('first2'), span('last') ?? span('last2')]
      if (!first || !last || !main) return undefined
      // "start with 15": minutes, as nobody warms up otherwise.
      const unit = (words: string) => (/^\d{1,2}(?: easy)?$/i.test(words) ? ' min' : '')
      const end = (part: typeof first, what: string) => [
        {
          from: part.from,
          to: part.from + (/^\d+(?:\.\d)?(?: ?[a-z']+)?/i.exec(part.words.replace(/ easy.*$/i, ''))?.[0].length ?? 0),
        },
        `${unit(part.words)} ${what}`,
      ]
      return [...(sport ? [sport] : []), ...end(first, 'warm up, '), main, ', ', ...end(last, 'cool down')]
    },
  },
  {
    // "before the 6x400 (90s) do 20 min easy and some strides, after it 10 easy"
    needs: ['before'],
    pattern:
      /^(?<sport>(?:run|bike|ride|turbo)[:,]? )?before (?:the |my )?(?<set>\d{1,2} ?x[^,;]*?) (?:do|run|ride|have) (?<first>\d[^,;]*?)(?:,? (?:and )?after (?:it|that|them|the set),? (?<last>\d[^,;]*))?$/di,
    as: '[{sport}]{first}, then {set}[, then {last}]',
  },
  {
    // "6k tempo but before that 3k easy and after that 2k easy", "1000 all out. before it wu 400 + 6x50 build, after it 300 easy"
    needs: ['before'],
    pattern:
      /^(?<sport>(?:swim|run|bike|ride|turbo)[:,]? )?(?<main>\d[^;.]*?)(?: pls| please)?[,.]? (?:but |and )?before (?:that|it),? (?<first>(?:(?:wu|w\/u|warm[- ]?up) )?\d[^,;.]*?),? (?:and |then )?after (?:that|it|wards),? (?<last>\d[^;.]*?)(?= ?\.?$)/di,
    as: '[{sport}]{first}, {main}, {last}',
  },
  {
    // "4x100 IM, 30 sec rest, after 300 easy"
    needs: ['after'],
    pattern:
      /^(?<sport>(?:swim|run|bike|ride|turbo)[:,]? )?(?<main>(?:(?:kick|pull|drill|sprint|main) set[:,]? )?\d{1,2}(?: ?x ?\d| ?(?:s|secs?|seconds|mins?|minutes|') (?:on|hard|fast)\b)[^;.]*?),? after (?:an? |the )?(?<first>\d{1,4}(?:\.\d)? ?(?:(?:km?|miles?|mi) jog|(?:m|mins?|minutes|km?|miles?|mi)? (?:easy|ez|mixed|choice|warm[- ]?up|wu)(?: (?:swim|free|jog|run|spin))?))(?= ?\.?$)/di,
    by: (span) => {
      const [sport, main, first] = ['sport', 'main', 'first'].map(span)
      if (!main || !first) return undefined
      const tell = `“after ${first.words}” was read as what comes before the set.`
      return [
        ...(sport ? [sport] : []),
        { words: first.words.replace(/mixed|choice/i, 'warm up'), for: first, tell },
        ', ',
        main,
      ]
    },
  },
  {
    // "after 15 min jog: 6x2 min"
    needs: ['after'],
    pattern:
      /^(?<after>after (?:an? |the )?)(?<first>\d{1,3}(?:\.\d)? ?(?:mins?|minutes|km?|miles?|mi) (?:easy|jog|warm[- ]?up|wu)(?: (?:run|jog))?)(?<colon>[,:] ?)(?=\d)/di,
    as: '{after=}{first}{colon=, }',
  },
  {
    // "1-3 at MP, 4 and 5 at HMP"
    needs: ['and', '&', '+'],
    pattern: /(?<=\d ?- ?\d (?:at|@) [^,;]*?, ?)(?<from>\d{1,2}) (?:and|&|\+) (?<to>\d{1,2})(?= (?:at|@))/di,
    by: (span) => {
      const [from, to] = [span('from'), span('to')]
      return from && to && Number(to.words) === Number(from.words) + 1 ? [from, '-', to] : undefined
    },
  },
  {
    // "2 miles @ 8, 2 @ 7:30": minutes beside paces in minutes and seconds
    needs: ['at', '@'],
    pattern: /(?<=(?:@|\bat) ?)(?<pace>[4-9]|1[0-2])(?= ?(?:,|;|\.|$| then\b))/dgi,
    by: (span, _, text) => {
      const pace = span('pace')
      const isPaced = /(?:@|\bat) ?\d{1,2}:\d\d/i.test(text) && !/\b(?:swim|pool|rpe)\b/i.test(text)
      return pace && isPaced ? [{ words: `${pace.words}:00`, for: pace }] : undefined
    },
  },
  {
    // "75% of 24k"
    needs: ['of'],
    pattern:
      /(?<![@\d] ?|\bat )\b(?<share>\d{2}) ?% of (?:my |the |a |our )?(?:usual |normal )?(?<whole>\d{1,3}) ?(?<unit>km?|miles?|mi|mins?|minutes)\b(?! ?(?:pace|effort|speed|race))/di,
    by: (span) => {
      const [share, whole, unit] = [span('share'), span('whole'), span('unit')]
      if (!share || !whole || !unit) return undefined
      const length = Number(((Number(share.words) * Number(whole.words)) / 100).toFixed(1))
      return [{ words: `${length} ${unit.words}`, for: { from: share.from, to: unit.to } }]
    },
  },
  {
    // "300W x 3min, 150W x 3min, repeat 6"
    needs: ['%', 'w', 'wx', 'wfor'],
    pattern:
      /\b(?<hard>\d{2,3}) ?(?<unit>w|%) ?(?:x|for) ?(?<on>\d{1,2} ?(?:mins?|minutes|'|secs?|s))(?:,| then| and| \/|\/) ?(?<easy>\d{2,3}) ?(?:w|%) ?(?:x|for) ?(?<off>\d{1,2} ?(?:mins?|minutes|'|secs?|s)),? (?:repeat(?:ed)?|x|times)? ?(?<times>\d{1,2})(?: times| x)?(?! ?(?:mins?|w|%|'))/di,
    as: '{times}x({on} at {hard}{unit}, {off} at {easy}{unit})',
  },
  {
    // "3 min @ 300w / 2 min @ 150w x6"
    needs: ['%', 'w', 'wx'],
    pattern:
      /(?<![(\dx] ?)\b(?<first>\d{1,2} ?(?:mins?|minutes|'|secs?|s) ?(?:@|at) ?\d{2,3} ?(?:w|%)) ?(?:\/|,|then|\+|and) ?(?<second>\d{1,2} ?(?:mins?|minutes|'|secs?|s) ?(?:@|at) ?\d{2,3} ?(?:w|%)),? ?x ?(?<times>\d{1,2})\b/di,
    as: '{times}x({first}, {second})',
  },
]
