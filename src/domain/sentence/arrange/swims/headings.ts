import type { Phrase } from '../phrase.ts'

/** The headings of a session on a pool deck: "M/S", "pre-set", "W/D 200" behind a set without a comma, "down 200". */
export const headingsOfSwims: readonly Phrase[] = [
  {
    // "400 IM training: 200 choice, 4x100 IM": the event, and no part.
    needs: ['training', 'prep', 'preparation', 'practice', 'session', 'workout', 'practise'],
    pattern:
      /^(?:swim(?:ming)? )?(?<event>(?:50|100|200|400|500|800|1000|1500|1650) ?m? (?:im|medley|free(?:style)?|(?:butter)?fly|back(?:stroke)?|breast(?:stroke)?) (?:race |specific )?(?:training|prep(?:aration)?|practi[cs]e|session|workout))(?<mark>:| ?-|,)(?= \d)/di,
    as: '{event=swim}{mark=:}',
    tell: 'The heading names an event: it is no part.',
  },
  {
    // "1 hour swim, 5 x 300 and some kicking to warm up": before the sets.
    needs: ['warm', 'warmup'],
    pattern:
      /(?<head>^[^,:x]*[,:] ?)(?<main>\d[^;]*?)(?:,|\band|\bwith)? ?(?:some|a (?:bit|little) of|a few lengths of) (?<how>kick|drill|pull)(?:ing|s)? (?:to|for (?:the|a)|as (?:the|a)|in the) warm[- ]?up\b/di,
    by: (span) => {
      const [head, main, how] = [span('head'), span('main'), span('how')]
      const tell = 'How far to swim so was not said: 4 × 50 m behind the warm-up.'
      return head && main && how && [head, '4x50 ', { words: how.words, for: how, tell }, ' 15s rest, ', main]
    },
  },
  {
    // "500 wu dkps by 125"
    needs: ['warm', 'cool', 'wu', 'cd', 'warmup', 'cooldown'],
    pattern:
      /\b(?<whole>\d{3,4}) (?<end>wu|warm ?up|cd|cool ?down) (?:as |of )?(?<names>(?:[kdsp]{3,4}|(?:kick|drill|swim|pull)(?: ?[/-] ?(?:kick|drill|swim|pull)){1,3}))(?: by (?<each>\d{2,3})s?)?\b/dgi,
    by: (span) => {
      const [whole, end, names] = [span('whole'), span('end'), span('names')]
      if (!whole || !end || !names) return undefined
      const count = /[ /-]/.test(names.words) ? names.words.split(/[ /-]+/).length : names.words.length
      const each = Number(span('each')?.words ?? Number(whole.words) / count)
      // The others are turns.
      const turns = each * count === Number(whole.words) ? '' : ` by ${each}`
      return [whole, ' ', names, turns, ' ', end]
    },
  },
  {
    // "300 swim 200 kick 100 pull warm up": what the warm-up consists of.
    needs: ['warm', 'wu', 'warmup', 'w'],
    pattern:
      /(?<=^(?:swim )?|[.;\n:] ?)(?<!\d:)(?<row>\d{2,4} ?[a-z]+(?:,? ?[ +/&] ?\d{2,4} ?(?!(?:m|s|secs?|mins?|minutes|rest|ri)\b)[a-z]+){1,4}) (?<end>warm[- ]?up|w\/?u)(?=[,.;\n]| then|$)/dgi,
    by: (span) => {
      const [row, end] = [span('row'), span('end')]
      if (!row || !end) return undefined
      const up = /\W/.test(end.words) ? { words: 'wu', for: end } : end
      const parts = [...row.words.matchAll(/(\d+) ?([a-z]+)/gi)].map(([, far, how]) => `${far} ${how}`)
      const sum = parts.reduce((all, part) => all + Number.parseInt(part, 10), 0)
      return [{ words: `${sum} `, for: row }, up, { words: ` (${parts.join('/')})`, for: row }]
    },
  },
  {
    // "400 fr/200 IM/8x50 kick-drill w/u, 12x100", "500 swim, 6x50 drill wu; 3x400": all of the row.
    needs: ['warm', 'wu', 'warmup', 'w'],
    pattern:
      /^(?:swim:? )?(?<row>\d{2,4} ?[a-z][a-z -]*(?:(?:\/ ?(?:\d{1,2} ?x ?)?\d{2,4} ?[a-z][a-z -]*)*\/ ?\d{1,2} ?x ?\d{2,3}(?: [a-z-]+){1,3}(?=[^,;.\n]*[,;.\n])|(?:, ?(?:\d{1,2} ?x ?)?\d{2,4} ?[a-z][a-z -]*)*, ?\d{1,2} ?x ?\d{2,3}(?: [a-z-]+){1,3}(?=[^,;.\n]*[;.\n])))(?<end> (?:warm[- ]?up|w\/?u))(?<mark> ?[,.;\n])/di,
    by: (span) => {
      const [row, end, mark] = ['row', 'end', 'mark'].map(span)
      if (!row || !end || !mark) return undefined
      const parts = [...row.words.matchAll(/(?:[^,/-]|\/(?! ?\d)|(?<!kick|drill|swim)-)+|-/g)].map(
        ({ index, 0: words }) =>
          words === '-' ? '/' : { from: row.from + index, to: row.from + index + words.length },
      )
      const list = parts.flatMap((one, at) => (at > 0 && one !== '/' && parts[at - 1] !== '/' ? [', ', one] : [one]))
      return [{ words: 'warm up: ', for: end }, ...list, { words: '; ', for: mark }]
    },
  },
  {
    // "WU 400 M/S 5x200": another part.
    needs: ['m', 'sub', 'ms', 'pre', 'post', 'preset', 'premain', 'postset', 'subset'],
    pattern:
      /(?<before>[\w")] ?)?(?<![\w/.])(?<name>(?:m ?[/.] ?s\.?|ms|pre[- ]?(?:main )?set|pre[- ]?main|pre|post[- ]?set|sub[- ]?set)(?: only)?)(?: ?[:=-])?(?= ?\(?\d)/dgi,
    as: '[{before}, ]{name=main set}',
  },
  {
    // "5x200 15s WD 200"
    needs: ['down', 'cooldown', 'warmdown', 'swimdown', 'd', 'cd', 'sd', 'wd'],
    pattern:
      /(?<=[a-z)"] |\d:\d\d )(?<!(?:\band|\bwu|\bup|\bthen|&) )(?<name>w\/?d|s\/?d|c\/?d|(?:warm|swim|cool) ?down)(?=:? ?\d{2,4}\b(?! ?(?:s|secs?|min|x)\b))/dgi,
    as: ', {name}',
  },
  {
    // "12x100 on 1:40, down 200"
    needs: ['down', 'loosen'],
    pattern:
      /(?<=, ?|\. ?|; ?|\n|then )(?<name>(?:swim )?down|loosen|loosen off|loosen up)(?=:? ?\d{2,4}\b(?! ?(?:s|secs?|min|x)\b))/dgi,
    as: '{name=cool down}',
  },
  {
    // "10x100. on 2:00": no other part.
    needs: ['.'],
    pattern:
      /(?<=\dx\d{2,4}[a-z ]{0,20})(?<stop>\.)(?= (?:on |off |@ ?)?\d?:\d\d)|(?<=\d ?x ?\d{2,4}[^.;]*[a-z])(?<stop2>\.)(?= \d{1,2} ?(?:s|secs?|seconds)(?: rest)?(?:[.,]|$))/dgi,
    as: '{stop|stop2=,}',
  },
  {
    // "4x(4x50) on :55, 100 between rounds": metres.
    needs: ['between', 'btw', 'btwn'],
    pattern:
      /(?<![\d:.x] ?)\b(?<length>50|75|100|150|200|300|400)(?<words> (?:swim|free|choice))?(?= (?:between|in between|btwn|btw)\b)/dgi,
    as: '{length}[{words}]{length= easy}',
  },
  {
    // "100 fly 100 back 100 breast r20"
    needs: ['r'],
    pattern: /(?<=[a-z)] )r ?[=/]? ?(?<rest>\d{2})(?:s|secs?)?(?= ?(?:[,.;]|$))/dgi,
    by: (span) => {
      const rest = span('rest')
      return rest && [{ words: `rest ${rest.words}s`, for: rest }]
    },
  },
]
