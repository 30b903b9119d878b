import type { Folded } from '../fold/folding.ts'
import { isOneStretch } from '../is-all-said.ts'
import type { Phrase } from '../phrase.ts'

/** Whether words say of a run what its parts do not hold: a finish or surges without figures, a race that is only trained for. */
export function isHalfSaid(phrases: readonly Phrase[], folded: Folded, text: string): boolean {
  const { parts } = folded
  if (parts.every(({ manner, inner, rungs }) => manner === 'walk' && !inner && !rungs)) return true
  if (OF_ANOTHER_DAY.test(text) || TRANSITION.test(text) || OWN_MAXIMUM.test(text)) return true
  const [only, ...others] = parts
  const isAlone = only !== undefined && others.length === 0 && isOneStretch(only)
  return (isAlone && (WITHOUT_FIGURES.test(text) || BY_FEEL.test(text))) || hasUnsizedRace(phrases, text)
}

/** "max hr 190": that of the athlete, not a limit (our choice). */
const OWN_MAXIMUM =
  /\b(?:max(?:imum|imal)? ?(?:hr|heart ?rate|pulse)|(?:hr|heart ?rate) ?max(?:imum)?)(?: is| of|:| =)? ?(?:17[89]|1[89]\d|2[01]\d)\b|\bmax is \d{3}\b/i

/** "I'm training for a 10k": how far that race is, not this run. */
const OF_ANOTHER_DAY =
  /\b(?:train(?:ing)?|prep(?:ping|aring)?|ready|goal is|dream(?:ing)? of) (?:for )?(?:a|an|my|the) (?:\d|half|mara)/i

/** A run behind a ride, not one at threshold. */
const TRANSITION = /\bt-runs?\b/i

const WITHOUT_FIGURES =
  /\b(?:strong|fast|hard|quick) finish\b|\bfinish(?:ing)? (?:it )?(?:strong|fast|hard|quick)\b|\b(?:some|bit of|little|few) (?:speed|quick|fast)|\bwith (?:some |a few )?(?:surges?|pick[- ]?ups?|bursts?|strides)\b/i

const BY_FEEL = /\b(?:by|on) feel\b|\bneg(?:ative)?[- ]splits?\b/i

/** "parkrun, then 5k easy": a race of 5 km that no figure tells. */
function hasUnsizedRace(phrases: readonly Phrase[], text: string): boolean {
  return phrases.some((phrase, at) => {
    if (phrase.is !== 'sport' || !/^parkrun$/i.test(text.slice(phrase.from, phrase.to))) return false
    const behind = text.slice(phrase.to)
    const isNamed = NO_RACE.test(behind) || NO_RACE_BEFORE.test(text.slice(0, phrase.from))
    const besides = [phrases[at - 1], phrases[at + 1]]
    return !isNamed && !besides.some((one) => one?.is === 'length' && one.length.value === 5)
  })
}

const NO_RACE = /^ ?(?:prep\w*|warm|wu\b|openers?|tomorrow|day|shake|course|route|pace|effort|practi[cs]e|week)/i
const NO_RACE_BEFORE = /(?:before|day before|for|pre|at|to|round the|after)[ -]?$/i
