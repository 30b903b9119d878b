import { type Understood, type Unread, unreadAt } from '../result.ts'
import { OTHER_TASK } from '../tokens/words/unsupported-words.ts'

/** Words in which nothing says what to do: "two pints and a bag of chips", "cancel my subscription and sync my watch". */
export function findNoSession({ found, unread, unusable }: Understood): Unread | undefined {
  if (unusable) return undefined
  const [first] = found.length === 0 ? unread : []
  const isOfSport = found.every(({ field }) => field === 'sport')
  const none = first ?? (isOfSport ? unread.find(({ sentence }) => sentence === OTHER_TASK) : undefined)
  return none && unreadAt(none, NOTHING)
}

const NOTHING = 'Nothing is built of this: say it another way, or choose a type and a length yourself.'
