import { sports } from '../../sports/registry.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names a sport that is refused, and that was taken or assumed all the same. */
export function findRefusedSports({ sentence, sport }: Facts): Check[] {
  if (!BEFORE.test(sentence)) return []
  return placesOf(REFUSED, sentence)
    .filter(({ words }) => sport.sentence.words.split(',').includes(words.toLowerCase()))
    .map((one) => checkAt(one, `This is read as a ${sport.noun} all the same: say which sport you want.`))
}

/** Names things or people by which a sport was chosen, "the kids on bikes", beside words of another sport. */
export function findSportsOfOthers({ sentence, understood: { found }, sport }: Facts): Check[] {
  const said = found.filter(({ field }) => field === 'sport')
  const [first] = said
  const areThings = first && said.every(({ from, to }) => THINGS.test(sentence.slice(from, to)))
  if (!areThings) return []
  const other = OF_SPORTS.filter(({ id }) => id !== sport.id)
    .flatMap(({ words }) => placesOf(words, sentence))
    .find((one) => said.every(({ from, to }) => to <= one.from || from >= one.to))
  return other ? [checkAt(first, `“${other.words}” is said of another sport: say which sport you want.`)] : []
}

const THINGS = /^(?:laps?|lengths?|bikes|bicycles|cyclists|riders|runners|swimmers)$/i
const OF_SPORTS = sports.map(({ id, sentence: { words, ownSessions } }) => ({
  id,
  words: new RegExp(
    `\\b(?:${[...words.split(',').filter((word) => /^[a-z]+$/.test(word)), ...ownSessions].join('|')})\\b`,
    'gi',
  ),
}))

const REFUSING = "no|not|without|don['’]?t want|instead of|rather than|can['’]?t|cannot"
const BEFORE = new RegExp(`\\b(?:${REFUSING})\\b`, 'i')
const WORDS = sports
  .flatMap(({ sentence: { words } }) => words.split(','))
  .filter((word) => /^[a-z]+$/.test(word))
  .join('|')
/** "no running, biking or swimming" */
const LISTED = `(?:${WORDS})(?: or| nor|,(?: (?:${WORDS}))?(?: or| nor)|,(?= (?:${WORDS}) (?:or|nor)\\b)) `
/** "off = steady not jog": how it is done. */
const MANNER = '(?<!\\b(?:steady|moderate|float|tempo|walk|run),? (?:but )?not (?:an? )?)'
const REFUSED = new RegExp(
  `${MANNER}(?<=\\b(?:${REFUSING}) (?:to |an? |the |on the |for an? )?(?:${LISTED})?)(?<words>${WORDS})\\b(?! ?(?:fast|hard|more|less|longer|any|over|above|through|down|out|break|with))`,
  'gi',
)
