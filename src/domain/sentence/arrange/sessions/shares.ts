import { END, type Entry, sticky } from './entries.ts'
import { timeOf } from './words.ts'

const BOUT = '(?:rep|rung|work|run|bout|effort|interval|time|duration|length|on|rest|recovery|each)'
const PAUSE = '(?<lead>rests?|recovery|recoveries|recs?|jogs?|walks?|floats?)'

/** Rests that are as long as their bouts, or half as long, and how long they are at least and at most. */
export const shares: readonly Entry[] = [
  {
    form: sticky(
      `(?:${PAUSE} )?(?:=|is|are|for|as|of|to)? ?(?:the )?(?:(?<half>half|1/2|0\\.5x?|50 ?%)|(?<third>(?:one |a )?third|1/3)|(?<quarter>(?:one |a )?quarter|1/4)|(?<twice>twice|double)|same|equal(?! to )|1:1|equal to (?:the )?(?=${BOUT})|as long(?= as (?:the )?${BOUT})) ?(?:of )?(?:the |as )*(?:${BOUT}s?'? ?){0,3}(?<how>jogs?|easy|walks?|rests?|floats?|recs?|recover(?:y|ies))?(?: after| each| between| (?:at |in |@ ?)?z ?1)*${END}`,
    ),
    read: ({ half, third, quarter, twice, lead = '', how = lead }, all) =>
      /\s|rest|rec|time|1:1/i.test(all)
        ? share(half ? 0.5 : third ? 1 / 3 : quarter ? 0.25 : twice ? 2 : 1, how)
        : undefined,
  },
  {
    // "rest = work"
    form: sticky(
      `${PAUSE} ?(?:=|is|are|equals?|match(?:es|ing)?) ?(?:the )?(?:work|rep|bout|effort|interval|rung)s?(?: (?:time|duration|length|interval))?${END}`,
    ),
    read: ({ lead = '' }) => share(1, lead),
  },
  {
    // "equal rest, 3 min max", "half the rep but at least 90 s"
    form: sticky(
      String.raw`(?<=\b(?:equal|same|half|1:1|as long|= ?work|work)\b[^;.]{0,40})(?:but |and |though |with |a )*(?:(?:(?<least>at least|min(?:imum)?(?: of)?|no(?:t| less) (?:under|less|than)(?: than)?|never (?:under|less than))|(?:max(?:imum)?(?: of)?|at most|up to|(?:no|not|never) (?:more|longer|over|above)(?: than)?|cap(?:ped)?(?: at)?|limit(?:ed)?(?: to)?|<)) ?(?<after>\d{1,3}) ?(?<unit>mins?|minutes|m|'|s|secs?|seconds|")(?: each)?|(?<before>\d{1,3}) ?(?<own>mins?|minutes|m|'|s|secs?|seconds|") ?(?:(?<fewest>min(?:imum)?|at least)|max(?:imum)?|cap|tops|at most|limit|ceiling))(?: (?:jogs?|rests?|easy|rec(?:overy)?))?(?![a-z\d])`,
    ),
    read: ({ least, after, unit, before, own, fewest }) => ({
      kind: 'bound',
      length: timeOf(Number(after ?? before) * (/^(?:s|")/i.test(unit ?? own ?? '') ? 1 : 60)),
      isLeast: (least ?? fewest) !== undefined,
    }),
  },
]

function share(size: number, how: string) {
  const [manner] = /jog|walk|float/.exec(how.toLowerCase()) ?? ['easy']
  return { kind: 'share', share: size, how: manner } as const
}
