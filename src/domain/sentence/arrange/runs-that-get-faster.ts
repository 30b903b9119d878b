import { formatClock, parseClock } from '../../text/grammar/numeral.ts'
import type { Phrase } from './phrase.ts'

/** Runs from one pace to a faster one, all of them or their last part. */
export const runsThatGetFaster: readonly Phrase[] = [
  {
    // "10 miles w/ fast finish, last mile 7:50": the end is said behind it.
    needs: ['finish'],
    pattern:
      /(?<=\d ?-?(?:km?|miles?|mi|miler|mins?|minutes|h|hours?|hrs?)\b[^\d;.]*?)(?:,| with| w\/)*(?: an?)? (?<finish>(?:fast|strong|hard) finish)(?= ?[,:(-]? ?(?:with |w\/ ?)?(?:the |my )?(?:last|final) [^,;]{0,20}\d:\d\d)/di,
    by: (span) => {
      const finish = span('finish')
      return finish && [{ words: ',', for: finish }]
    },
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
