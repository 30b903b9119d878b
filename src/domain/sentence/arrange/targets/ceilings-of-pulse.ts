import type { Phrase } from '../phrase.ts'

/** Ceilings of the pulse of a whole session: "bike max hr 125 for 90 min", "base miles 7 @ MAF 138". */
export const ceilingsOfPulse: readonly Phrase[] = [
  {
    // "45 min easy ride 200w max": no target.
    needs: ['max', 'maximum', 'tops', 'cap', 'ceiling', 'limit'],
    pattern:
      /(?<![\d.:-])\b(?<power>\d{2,3} ?(?:w|watts)) ?(?<most>max(?:imum)?|tops|cap|ceiling|limit)\b(?= ?(?:$|[,;.]|and\b|for\b))/di,
    as: 'under {power}{most=}',
    unless: /\d ?x|sprint|all[- ]out/i,
  },
  {
    // "HR cap 148 - 90 min long run": no range.
    needs: ['hr', 'heart', 'heartrate', 'pulse', 'bpm'],
    pattern:
      /(?<=\b(?:hr|heart ?rate|pulse)\b[^\d,;]{0,14})(?<beats>1\d\d(?: ?bpm)?) ?- ?(?=\d{1,3} ?(?:mins?|minutes|h|hrs?|hours?|km?|miles?|mi)\b)/di,
    as: '{beats}, ',
  },
  {
    // "last half hr let it drift 145 max", "last 20 hr can creep up to 150"
    needs: ['drift', 'rise', 'creep', 'climb'],
    pattern:
      /(?:(?<!half )(?:hr|heart ?rate|pulse) )?(?<drift>(?:let (?:it|hr|them) |can |may )?(?:drift|rise|creep|climb)(?: up)?(?: to)?) (?<beats>1\d\d)(?<most>(?: ?bpm)?(?: max| tops)?)(?![\d%:])/di,
    as: '{drift=hr under} {beats}{most=}',
  },
  {
    // "bike max hr 125 for 90 min", "hr max. 150": own maxima are higher, or said with "my" or "is".
    needs: ['hr', 'heart', 'heartrate', 'hrmax'],
    pattern:
      /(?<!\bmy )\b(?<words>(?:max(?:imum|imal)?\.? (?:hr|heart ?rate)|(?:hr|heart ?rate) ?max(?:imum)?\.?)(?: of|:)?) (?<beats>1\d\d)(?![\d%:-]| ?(?:-|%|to \d))(?<link> (?=for \d))?/di,
    by: (span, _, text) => {
      const [words, beats] = [span('words'), span('beats')]
      if (!words || !beats) return undefined
      // A maximum is no target of "for 90 min".
      if (Number(beats.words) > MAX_CEILING) return span('link') ? [words, ' ', beats, ', '] : undefined
      const isOfPlan = /%|\d ?x ?\d|\b(?:lthr|resting|threshold|my max|test)\b/i.test(text)
      return isOfPlan ? undefined : [{ words: 'hr under', for: words }, ' ', beats, ...(span('link') ? [' '] : [])]
    },
  },
  {
    // "7 miles @ MAF 138", "below maf (142)": the maximum of aerobic running.
    needs: ['maf'],
    pattern:
      /(?<words>\b(?:(?:at|@|below|under|around|in) ?)?\bmaf(?: (?:hr|heart ?rate|pace|cap))?(?: of| at| is|:| =)?) ?\(?(?<beats>1\d\d)\b\)?(?: ?(?:bpm|hr))?(?: (?:cap|max|ceiling|limit))?(?! ?(?:-|%|min|m\b|to \d))/di,
    as: '{words=hr under} {beats}',
  },
]

// Higher ones may be the maximum of the athlete (our choice).
const MAX_CEILING = 159
