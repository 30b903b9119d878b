import { type Check, checkAt } from './check.ts'
import { type Facts, placesOf } from './facts.ts'

/** Names a threshold that is said for this session and easily meant otherwise: to be kept, or far from the athlete's own. */
export function findDoubtfulReferences({ sentence, understood: { asked, found }, reference, own }: Facts): Check[] {
  const place = found.find(({ field }) => field === 'referenceValue')
  if (asked.referenceValue === undefined || !place) return []
  const share = reference !== undefined && own ? reference / own : 1
  const isFar = share > FAR_ABOVE || share < FAR_BELOW
  const [kept] = placesOf(KEPT, sentence)
  if (kept) return [checkAt(kept, isFar ? `${ONE_SESSION} ${FAR_FROM_OWN}` : ONE_SESSION)]
  return isFar ? [checkAt(place, FAR_FROM_OWN)] : []
}

/** "set my FTP to 450" */
const KEPT =
  /\b(?<words>(?:set|change|update|raise|increase|lower|make|put|save|store|reset)(?: up)? (?:my |the )?(?:ftp|css|threshold|critical swim speed)(?: (?:pace|power))?)\b/gi
const ONE_SESSION = 'It counts for this session alone: your profile is not changed.'
// No athlete changes as much without a new test (our choice).
const [FAR_ABOVE, FAR_BELOW] = [1.35, 0.7]
const FAR_FROM_OWN = 'This is far from what your profile says, and it is used here: check it.'
