import { sportOf } from '../sports/registry.ts'
import type { Mention } from './readers/mention.ts'
import { readMentions } from './readers/read-mentions.ts'
import { assumptions } from './request/assumptions.ts'
import { emptyNotebook, type Notebook } from './request/draft-request.ts'
import { askMetric, askPool, askReference, askSet } from './request/fill-fields.ts'
import { askLength } from './request/fill-length.ts'
import { askStrides, askType, inferType } from './request/fill-type.ts'
import { suitTypeToSet } from './request/match-type-to-set.ts'
import { unreadOf } from './request/unread.ts'
import { type ChosenSport, chooseSport } from './resolve/choose-sport.ts'
import { ownUnit } from './resolve/choose-unit.ts'
import { reread } from './resolve/disambiguate.ts'
import type { Ruler } from './resolve/measure.ts'
import { partsOf } from './resolve/total-and-parts.ts'
import type { Habits, Span, Understood } from './result.ts'
import { tokenize } from './tokens/tokens.ts'
import { correctSpelling } from './tokens/vocabulary.ts'

/**
 * What an English sentence asks of the generator, by rules alone: "50 min bike, 3x8 threshold". Any text is taken and
 * only its first 400 characters are read. `asked` with `assumed` beneath it always has a sport, one of its types and a
 * length the generator accepts.
 */
export function understand(sentence: string, habits: Habits): Understood {
  const read = sentence.slice(0, LONGEST)
  const scanned = readMentions(correctSpelling(tokenize(read)))
  const chosen = chooseSport(scanned, read, habits.sport)
  const { sport } = chosen
  const ruler: Ruler = { sport, unit: ownUnit(sport, scanned, habits) }
  const mentions = reread(scanned, ruler)
  const parts = partsOf(mentions, read, ruler)

  const notes = emptyNotebook()
  notes.unread.push(...unreadOf(mentions, read))
  if (sentence.length > LONGEST) notes.refuse({ from: LONGEST, to: sentence.length }, TOO_LONG)
  askSport(notes, mentions, chosen)
  askType(notes, mentions, sport)
  askLength(notes, parts, ruler)
  askSet(notes, mentions, parts, ruler)
  inferType(notes, sport)
  suitTypeToSet(notes, sport)
  askStrides(notes, mentions, sport)
  askReference(notes, mentions, ruler)
  askMetric(notes, mentions, ruler)
  askPool(notes, mentions, ruler)

  const { asked, found, inferred, unread } = notes
  return { asked, found: inOrder(found), inferred, unread: inOrder(unread), ...assumptions(asked, ruler) }
}

const LONGEST = 400
const TOO_LONG = `Only the first ${LONGEST} characters are read.`

function askSport(notes: Notebook, mentions: readonly Mention[], chosen: ChosenSport): void {
  const { sport } = chosen
  const { label } = sportOf(sport)
  if (chosen.from !== 'habit') notes.asked.sport = sport
  if (chosen.from === 'inferred') notes.infer('sport', label, chosen.because)
  for (const mention of mentions) {
    if (mention.kind !== 'sport') continue
    if (mention.sport === sport) notes.find('sport', label, mention)
    else notes.refuse(mention, 'A session is of one sport: the first one counts.')
  }
}

function inOrder<Place extends Span>(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => one.from - other.from || one.to - other.to)
}
