import type { Phrase } from '../phrase.ts'

const LENGTH = String.raw`\d{1,2} ?(?:mins?|minutes|')`

/** Steps of a ride that follow from a few figures: ramps, percents with one length for each, blocks of turns, surges with a target. */
export const rampsAndShares: readonly Phrase[] = [
  {
    // "55-75-95% 10 min each then cool down 10 bike"
    needs: ['each'],
    pattern: new RegExp(
      String.raw`(?<![\d.-])(?<list>\d{2,3} ?%?(?: ?[-/,] ?\d{2,3} ?%?){1,5})(?<=%),? (?:for )?(?<length>${LENGTH}) (?<each>each)\b(?!,? (?:with|w|off|jog|rest|\d{1,3} ?(?:s|secs?|mins?|minutes|') (?:rest|easy|jog|off|between|rec)))`,
      'di',
    ),
    by: (span) => {
      const [list, length, each] = [span('list'), span('length'), span('each')]
      const shares = list?.words.match(/\d{2,3}/g)
      if (!list || !length || !each || !shares) return undefined
      return [
        {
          words: shares.map((share) => `${length.words} at ${share}%`).join(', '),
          for: { from: list.from, to: each.to },
        },
      ]
    },
  },
  {
    // "3x12min alternating 1min 280w 2min 230w 6 off"
    needs: ['alternating', 'alternate', 'as', 'of'],
    pattern:
      /(?<![\d.:])(?<sets>[2-9]) ?x ?(?<whole>\d{1,2}) ?(?:mins?|minutes|')?,? (?:alternating|alternate|as|of) (?<one>\d{1,2}) ?(?:mins?|minutes|')(?: at| @)? (?<first>\d{2,3} ?(?:w|%))(?: ?[,/+] ?|,? then | )(?<two>\d{1,2}) ?(?:mins?|minutes|')(?: at| @)? (?<second>\d{2,3} ?(?:w|%))(?:,? (?<rest>\d{1,2}) ?(?:mins?|minutes|')? ?(?<off>off|easy|rest|between))?/di,
    by: (span) => {
      const [sets, whole, one, first, two, second] = ['sets', 'whole', 'one', 'first', 'two', 'second'].map(span)
      if (!sets || !whole || !one || !first || !two || !second) return undefined
      const rounds = Number(whole.words) / (Number(one.words) + Number(two.words))
      if (!Number.isInteger(rounds) || rounds < 1) return undefined
      const [rest, off] = [span('rest'), span('off')]
      const behind =
        rest && off ? [', ', rest, /rest/i.test(off.words) ? ' min rest between sets' : ' min easy between sets'] : []
      return [
        sets,
        'x(',
        { words: `${rounds}x(`, for: whole },
        one,
        ' min ',
        first,
        ', ',
        two,
        ' min ',
        second,
        '))',
        ...behind,
      ]
    },
  },
  {
    // "60 min @ 70% w/ 1 min surge 105% every 10"
    needs: ['surge', 'surges', 'burst', 'bursts', 'kick', 'kicks', 'pickup', 'pickups', 'pick'],
    pattern:
      /(?<bout>\d{1,3} ?(?:s|secs?|seconds|mins?|minutes|'))(?<name> (?:surges?|bursts?|kicks?|pick-?ups?))(?: at| @)? ?(?<aim>\d{2,3} ?(?:%|w))(?: ftp)? (?<every>every \d{1,2}) ?(?<unit>mins?|minutes|')?(?![\w:])/di,
    by: (span) => {
      const [bout, name, aim, every, unit] = ['bout', 'name', 'aim', 'every', 'unit'].map(span)
      return (
        bout &&
        name &&
        aim &&
        every && [bout, { words: ' at ', for: name }, aim, ' ', every, ...(unit ? [' ', unit] : [' min'])]
      )
    },
  },
]
