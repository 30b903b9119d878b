import type { Step } from '../../workout/step.ts'
import { OPEN_WATER } from '../tokens/words/open-water-words.ts'
import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Says that a swim in open water whose parts are chosen here is one of a pool: nobody takes a kickboard into a lake. */
export function findOpenWater({ sentence, understood: { workout, asked }, sport }: Facts): Check[] {
  const isByTime = asked.mainSet?.some((entry) => 'duration' in entry && isTimedSwim(entry))
  if (!sport.inPool || workout || (asked.mainSet && !isByTime)) return []
  return placesOf(OPEN_WATER, sentence).map((words) => checkAt(words, IN_A_POOL))
}

function isTimedSwim({ duration, intensity }: Step): boolean {
  return duration.type === 'time' && intensity !== 'rest'
}

const IN_A_POOL =
  'What is chosen here is swum in a pool: for a swim without a kickboard or a pull buoy say all of it, such as swim 2 km straight.'
