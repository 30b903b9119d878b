import type { Reader } from '../../mention.ts'
import { indexList, matchPhrase } from '../../tokens/phrases.ts'
import { REMARK } from '../../tokens/words/unsupported-words.ts'
import { unsupported } from '../unsupported-at.ts'
import { endOfClause, hasFigure } from './clauses.ts'

/** What is done at home, and how long: "mow the lawn for 1 h", "walk the dog 20 min"; and what is sold. */
export const readChore: Reader = (tokens, at) => {
  // "sell my Wahoo Kickr, 450 euro"
  if (at === 0 && matchPhrase(tokens, at, sales)) return unsupported(REMARK, tokens.length)
  const chore = matchPhrase(tokens, at, chores)
  if (!chore) return undefined
  const end = endOfClause(tokens, chore.next)
  return hasFigure(tokens, chore.next, end) ? unsupported(REMARK, end) : undefined
}

const sales = indexList('sell my,selling my,selling a,i sell,i am selling,for sale,to sell,wts,te koop')
const chores = indexList(
  'walk the dog,walk my dog,walking the dog,walk the dogs,dog walk,mow,mow the lawn,mowing,mowing the lawn,clean the,cleaning the,clean my,tidy the,cook,cooking,bake,hoover,hoovering,vacuum,iron,ironing,gardening,shop,shopping,shop for,pick up the kids,pick up kids,pick up my kids,pick the kids up,pick kids up,pick up the children,pick up children,pick up groceries,pick up the groceries,pick up parcel,pick up the parcel,pick up a parcel,collect the kids,collect kids,drop off kids,drop off the kids,school run,drive,driving,paint,laundry,homework,babysit,babysitting',
)
