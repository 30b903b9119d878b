import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Says that a swim whose parts are chosen here may hold what is refused: "2 km, I hate drills", "no kick". */
export function findRefusedIngredients({ sentence, understood: { workout, asked }, sport }: Facts): Check[] {
  if (!sport.inPool || workout) return []
  // "10x100 without fins" says it of the set.
  const isOfSet = asked.set !== undefined || asked.mainSet !== undefined
  return placesOf(isOfSet ? DRILLS : REFUSED, sentence).map((words) => checkAt(words, MAY_HOLD))
}

const NOT =
  "\\b(?:no|not|without|hates?|dislike|can['’]?t (?:stand|do|swim)|cannot (?:do|swim)|don['’]?t (?:like|want|do)|skip|avoid)(?: (?:any|the|doing|all))*"
const DRILLS = new RegExp(`${NOT} (?:drills?|technique)\\b`, 'gi')
const REFUSED = new RegExp(
  `${NOT} (?:drills?|technique|kick(?:ing)?|pull(?:ing)?|paddles|fins|kickboard|pull ?buoy|equipment|toys|butterfly|fly|backstroke|breaststroke)\\b`,
  'gi',
)
const MAY_HOLD = 'The parts are chosen here and may hold some: write “straight” for one swim, or say each set.'
