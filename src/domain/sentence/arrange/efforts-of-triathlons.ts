import type { Piece } from './arranged.ts'
import type { Phrase, SpanOf } from './phrase.ts'

const race =
  'half[- ]?ironman|half[- ]?im|70\\.3|half[- ]distance|middle distance|ironman|im|140\\.6|olympic|oly|sprint tri(?:athlon)?'
const aim = '(?:@|\\bat) ?(?:my |goal |target |about )?'

/** How hard riders and runners race in a triathlon, as a share of threshold: "race effort for a 70.3", "ironman watts". */
export const effortsOfTriathlons: readonly Phrase[] = [
  {
    // "IM watts (205)": the figure is said.
    needs: ['pace', 'effort', 'power', 'watts', 'wattage'],
    pattern: new RegExp(
      `${aim}(?<name>(?:${race}|race) (?:watts|power|wattage|pace|effort)) ?[(:=]? ?(?<watts>[1-4]\\d\\d) ?(?:w|watts)?\\)?(?![\\d%])`,
      'di',
    ),
    by: (span) => {
      const [name, watts] = [span('name'), span('watts')]
      return name && watts && [{ words: 'at ', for: name }, watts, 'w']
    },
  },
  {
    // "race effort for a 70.3"
    needs: ['for'],
    pattern: new RegExp(
      `${aim}(?<name>race[- ](?:effort|pace|power|intensity|watts) for (?:an? |my |the )?(?<race>${race})(?: distance| race| tri(?:athlon)?)*)(?![\\w.])`,
      'di',
    ),
    by: (span, _, text) => share(span, text),
  },
  {
    needs: ['pace', 'effort', 'power', 'watts', 'intensity'],
    pattern: new RegExp(
      `${aim}(?<name>(?<race>${race})(?: distance| race| tri)*[- ](?:race )?(?:effort|pace|power|watts|intensity))(?!\\w)`,
      'di',
    ),
    by: (span, _, text) => share(span, text),
  },
]

function share(span: SpanOf, text: string): Piece[] | undefined {
  const [name, said] = [span('name'), span('race')]
  const isRun =
    /\b(?:run\w*|jog\w*|km\/h|pace per)\b/i.test(text) && !/\b(?:bike|ride|turbo|trainer|cycl\w*)\b/i.test(text)
  if (!name || !said || /\bswim|\bpool|\bcss\b/i.test(text)) return undefined
  const length = /^(?:half|70|middle)/i.test(said.words)
    ? 'half'
    : /^(?:im|iron|140)/i.test(said.words)
      ? 'full'
      : /^o/i.test(said.words)
        ? 'olympic'
        : 'sprint'
  const [low, high] = (isRun ? ofPace : ofPower)[length]
  const of = isRun ? 'threshold pace' : 'FTP'
  const check = `This race was read as ${low}–${high} % of ${of}: say your own figure if you know it.`
  const isByPower = !isRun && /watt|power/i.test(name.words)
  return ['at ', { words: `${low}-${high}%${isByPower ? ' FTP' : ''}`, for: name, check }]
}

type Shares = Record<'full' | 'half' | 'olympic' | 'sprint', readonly [number, number]>

// Usual ones of age-groupers (our choice).
const ofPower: Shares = { full: [68, 75], half: [78, 85], olympic: [88, 94], sprint: [94, 99] }
const ofPace: Shares = { full: [80, 85], half: [86, 91], olympic: [93, 96], sprint: [96, 99] }
