import { formatClock, parseClock } from '../../../text/grammar/numeral.ts'
import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

const RACE = '(?:hmp|mp|(?:half )?marathon pace|(?:3|5|10) ?k pace)'

/** The pace of a race that the sentence says itself: "2x3mi @ MP minus 10, my MP is 7:38" is run at 7:28. */
export const ownRacePaces: readonly Phrase[] = [
  {
    needs: ['is', '=', ':'],
    pattern: new RegExp(
      `(?<=(?:@|\\bat) ?)(?<aim>(?<race>${RACE})(?: ?(?<sign>minus|plus|[-+]) ?(?<change>\\d{1,2})(?: ?(?:s|secs?|seconds))?(?: ?(?:\\/|per) ?(?:km|mi|mile))?)?)(?<mid>(?![\\w:]).*?)(?<own>(?:[,.;(] ?\\(?| (?=\\(|(?:my|where|with|and) )\\(?)(?:(?:my|goal|where|with|and) )*(?<same>${RACE}) ?(?:is|=|:) ?(?:about )?(?<time>\\d{1,2}:[0-5]\\d)(?<per> ?(?:\\/|per|a) ?(?:km|k|mi|mile)s?\\b)?\\)?)(?= ?[.!]?$)`,
      'dis',
    ),
    by: (span, _, text) => {
      const [aim, race, mid, own, same, time] = ['aim', 'race', 'mid', 'own', 'same', 'time'].map(span)
      const seconds = parseClock(time?.words ?? '')
      const isSame = race?.words[0]?.toLowerCase() === same?.words[0]?.toLowerCase()
      if (!aim || !mid || !own || !same || seconds === undefined || !isSame || mid.words.includes(same.words))
        return undefined
      if (saysRide(text) || saysSwim(text)) return undefined
      const change = Number(span('change')?.words ?? 0) * (/minus|-/i.test(span('sign')?.words ?? '') ? -1 : 1)
      const per = span('per')?.words ?? (/\d ?(?:miles?|mi)\b/i.test(text) ? '/mi' : '/km')
      const words = `${formatClock(seconds + change)}${per}`
      const tell = `“${aim.words}” is ${words}, from the ${same.words} that you say.`
      return [{ words, for: aim, tell }, mid, { words: '', for: own }]
    },
  },
]
