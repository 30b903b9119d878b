import { sportOf } from '../sports/registry.ts'
import { type Mention, mentionsOf } from './mention.ts'
import { readMentions } from './readers/read-mentions.ts'
import { assumeMissing } from './request/assume-missing.ts'
import { type DraftRequest, emptyDraft } from './request/draft-request.ts'
import { fillLength } from './request/fill-length.ts'
import { fillMetric, fillPool } from './request/fill-metric-and-pool.ts'
import { fillRacePace } from './request/fill-race-pace.ts'
import { fillReference } from './request/fill-reference.ts'
import { fillSet } from './request/fill-set.ts'
import { fillStrides, fillType, fillTypeFromSet } from './request/fill-type.ts'
import { matchTypeToSet } from './request/match-type-to-set.ts'
import { findUnread } from './request/unread.ts'
import { type ChosenSport, chooseSport } from './resolve/choose-sport.ts'
import { chooseUnit } from './resolve/choose-unit.ts'
import { disambiguate } from './resolve/disambiguate.ts'
import type { SportContext } from './resolve/measure.ts'
import { splitTotalAndParts } from './resolve/total-and-parts.ts'
import type { Defaults, Span, Understood } from './result.ts'
import { tokenize } from './tokens/tokens.ts'
import { correctSpelling } from './tokens/vocabulary.ts'

/**
 * Reads an English sentence ("50 min bike, 3x8 threshold") into the fields of a generator request, by rules alone. Any
 * text is accepted; only its first 400 characters are read. `asked` and `assumed` together always hold a sport, one of its
 * types and a length that the generator accepts.
 */
export function understand(sentence: string, defaults: Defaults): Understood {
  const text = sentence.slice(0, MAX_CHARACTERS)
  const literal = readMentions(correctSpelling(tokenize(text)))
  const chosen = chooseSport(literal, text, defaults.sport)
  const { sport } = chosen
  const context: SportContext = { sport, unit: chooseUnit(sport, literal, defaults) }
  const mentions = disambiguate(literal, context)
  const parts = splitTotalAndParts(mentions, text, context)

  const draft = emptyDraft()
  draft.unread.push(...findUnread(mentions, text))
  if (sentence.length > MAX_CHARACTERS) draft.addUnread({ from: MAX_CHARACTERS, to: sentence.length }, TOO_LONG)
  fillSport(draft, mentions, chosen)
  fillType(draft, mentions, sport)
  fillLength(draft, parts, context)
  fillSet(draft, mentions, parts, context)
  fillTypeFromSet(draft, sport)
  matchTypeToSet(draft, sport)
  fillStrides(draft, mentions, sport)
  fillReference(draft, mentions, context)
  fillMetric(draft, mentions, context)
  fillRacePace(draft, mentions, sport)
  fillPool(draft, mentions, context)

  const { asked, found, inferred, unread } = draft
  return { asked, found: sortByPlace(found), inferred, unread: sortByPlace(unread), ...assumeMissing(asked, context) }
}

const MAX_CHARACTERS = 400
const TOO_LONG = `Only the first ${MAX_CHARACTERS} characters are read.`

function fillSport(draft: DraftRequest, mentions: readonly Mention[], chosen: ChosenSport): void {
  const { sport } = chosen
  const { label } = sportOf(sport)
  if (chosen.from !== 'default') draft.asked.sport = sport
  if (chosen.from === 'inferred') draft.addInferred('sport', label, chosen.because)
  for (const mention of mentionsOf('sport', mentions)) {
    if (mention.sport === sport) draft.addFound('sport', label, mention)
    else draft.addUnread(mention, 'A session is of one sport: the first one counts.')
  }
}

function sortByPlace<Place extends Span>(places: readonly Place[]): Place[] {
  return places.toSorted((one, other) => one.from - other.from || one.to - other.to)
}
