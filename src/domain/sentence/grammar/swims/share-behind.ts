import type { Aim, Detail } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'
import { distanceOf, isMark, isSign, lengthOf } from './lengths-of-a-swim.ts'

/** A swim or a set among others: the phrases from `from` up to `to`. */
type Swim = {
  from: number
  to: number
  isSet: boolean
  isRole: boolean
  /** Nothing but its length and what it is swum with. */
  isOpen: boolean
  /** Stands behind a comma or a word, and not just behind the one before. */
  isApart: boolean
}

/**
 * Gives what is said behind several swims to each of them: "400, 300, 200, 20 s rest", "4x50 kick, 4x50 pull on 1:00",
 * "8x50 easy, 8x50 hard, all with fins", "200 free 200 back 200 breast easy".
 */
export function shareBehind(phrases: readonly Phrase[]): Phrase[] {
  return [shareKind, shareRest, shareSendOff, shareEasy].reduce<Phrase[]>((read, step) => step(read), [...phrases])
}

/** "…, backstroke", "…, all with fins", "…, breaststroke throughout": of all swims; a stroke of those without one. */
function shareKind(phrases: Phrase[]): Phrase[] {
  const comma = phrases.findLastIndex((one) => isSign(one, ','))
  const tail = phrases.slice(comma + 1)
  // "all free, 15 s rest"
  const isOfRests = comma > 0 && tail.some(({ is }) => is === 'rest') && !tail.some((one) => lengthOf(one))
  return isOfRests ? [...giveKind(phrases.slice(0, comma)), ...phrases.slice(comma)] : giveKind(phrases)
}

function giveKind(phrases: Phrase[]): Phrase[] {
  const end = phrases.findLastIndex((one) => !isSign(one, '.') && !isEnding(one)) + 1
  let start = end
  while (phrases[start - 1]?.is === 'detail') start -= 1
  const kinds = phrases.slice(start, end).flatMap((one) => (one.is === 'detail' ? [one] : []))
  if (kinds.length === 0 || kinds.some(({ detail }) => !detail.text || detail.text === 'drill' || detail.cadence))
    return phrases
  let before = start
  while (isMark(phrases[before - 1], 'all', 'with', 'in', 'each')) before -= 1
  const isAll = phrases.slice(before, start).some((one) => isMark(one, 'all')) || end < phrases.length
  if (!isAll && !isSign(phrases[before - 1], ',')) return phrases
  const swims = swimsOf(phrases.slice(0, before))
  if (swims.length < 2 || !swims.some(({ isSet }) => isSet)) return phrases
  const comma = isSign(phrases[before - 1], ',') ? before - 1 : before
  const said = phrases.slice(0, comma)
  const shared = insert(said, swims, (swim) => {
    const own = said.slice(swim.from, swim.to).flatMap((one) => (one.is === 'detail' ? [one.detail] : []))
    return kinds.filter(({ detail }) => !isSaid(detail, own))
  })
  return [...shared, ...phrases.slice(end).filter((one) => !isEnding(one))]
}

/** A stroke is not given to a swim with another, nor to kicking. */
function isSaid(detail: Detail, own: readonly Detail[]): boolean {
  if (own.some(({ text }) => text === detail.text)) return true
  return detail.isStroke === true && own.some(({ isStroke, text }) => isStroke || text === 'kick')
}

function isEnding(phrase: Phrase | undefined): boolean {
  return isMark(phrase, 'all')
}

/** "400, 300, 200, 20 s rest", "8x50 back, 8x50 breast, 20 s rest": behind each of them; of sets beside single swims only theirs. */
function shareRest(phrases: Phrase[]): Phrase[] {
  const at = phrases.findLastIndex((one) => one.is === 'rest')
  const rest = phrases[at]
  if (rest?.is !== 'rest' || !rest.isSure || !isTime(rest) || rest.rest.where || rest.rest.per) return phrases
  const behind = phrases.slice(at + 1)
  const where = behind.filter((one) => !isSign(one, '.', ',') && one.is !== 'sport')
  if (where.some((one) => !(one.is === 'where' && one.where === 'reps') && !isMark(one, 'between', 'all', 'each')))
    return phrases
  let start = at
  while (isMark(phrases[start - 1], 'with', 'all', 'in', 'each')) start -= 1
  if (phrases.slice(start, at).some((one) => isMark(one, 'all'))) return phrases
  const isApart = isSign(phrases[start - 1], ',', '.')
  const said = phrases.slice(0, isApart ? start - 1 : start)
  const swims = swimsOf(said).filter(({ isRole }) => !isRole)
  const [last] = swims.slice(-1)
  if (swims.length < 1 || !last || swims.some(({ isOpen }) => !isOpen)) return phrases
  const sets = swims.filter(({ isSet }) => isSet)
  const isRow = sets.length === 0 && swims.length > 1
  // A set alone with its rest at the end, behind other swims.
  const hasOthers = swimsOf(said).length > sets.length
  // "3x100 back, 3x100 breast 15 s rest"
  const far = new Set(sets.map(({ from, to }) => firstDistance(said.slice(from, to))))
  const isKind = ({ from, to }: Swim) => said.slice(from, to).some((one) => one.is === 'detail' && one.detail.text)
  const areAlike = sets.length > 1 && far.size === 1 && sets.length === swims.length && sets.every(isKind)
  const isOfSets = sets.length > 0 && ((isApart && (sets.length > 1 || hasOthers)) || areAlike)
  if (!isRow && !isOfSets) return phrases
  const given = isRow ? swims.slice(0, -1) : sets
  return [...insert(said, given, () => [rest]), ...behind.filter((one) => one.is === 'sport')]
}

function isTime({ rest }: PhraseOf<'rest'>): boolean {
  const { length } = rest
  return (
    length !== undefined && (length.clock !== undefined || length.unit !== 'km') && !rest.manner?.startsWith('swim')
  )
}

/** "4x50 kick, 4x50 pull, 4x50 swim on 1:00": sets of the same length leave alike. */
function shareSendOff(phrases: Phrase[]): Phrase[] {
  const at = phrases.findLastIndex((one) => one.is === 'send-off')
  const sendOff = phrases[at]
  if (!sendOff || phrases.slice(at + 1).some((one) => !isSign(one, '.') && one.is !== 'sport')) return phrases
  const swims = swimsOf(phrases.slice(0, at))
  const far = new Set(swims.map(({ from, to }) => firstDistance(phrases.slice(from, to))))
  if (swims.length < 2 || far.size !== 1 || !swims.every(({ isSet, isOpen }) => isSet && isOpen)) return phrases
  const isNamed = ({ from, to }: Swim) =>
    phrases.slice(from, to).some((one) => one.is === 'detail' || one.is === 'aim' || one.is === 'sport')
  if (!swims.every(isNamed)) return phrases
  return [...insert(phrases.slice(0, at), swims.slice(0, -1), () => [sendOff]), ...phrases.slice(at)]
}

/** "200 free 200 back 200 breast easy": strokes without a comma between them, one as easy as the other. */
function shareEasy(phrases: Phrase[]): Phrase[] {
  const swims = swimsOf(phrases)
  const groups: Swim[][] = []
  for (const swim of swims) {
    const last = groups.at(-1)
    if (last && !swim.isApart) last.push(swim)
    else groups.push([swim])
  }
  let read = phrases
  for (const group of groups.toReversed()) {
    const parts = group.map(({ from, to }) => phrases.slice(from, to))
    const aims = parts.map((part) => part.flatMap((one) => (one.is === 'aim' ? [one] : [])))
    const [own] = aims.slice(-1)
    const isStroke = (part: readonly Phrase[]) => part.some((one) => one.is === 'detail' && one.detail.isStroke)
    const isRow =
      group.length > 1 &&
      own?.length === 1 &&
      isCalmEffort(own[0]?.aim) &&
      aims.slice(0, -1).every((one) => one.length === 0) &&
      group.every(({ isSet, isOpen }) => !isSet && isOpen) &&
      parts.every(isStroke) &&
      new Set(parts.map(firstDistance)).size === 1
    if (isRow && own) read = insert(read, group.slice(0, -1), () => own)
  }
  return read
}

function isCalmEffort(aim: Aim | undefined): boolean {
  return aim?.kind === 'effort' && (aim.name === 'easy' || aim.name === 'steady' || aim.name === 'recovery')
}

function firstDistance(phrases: readonly Phrase[]): number | undefined {
  const length = phrases.map(lengthOf).find((one) => one !== undefined)
  return length && distanceOf(length)
}

/** The phrases with others behind some of the swims. */
function insert(phrases: readonly Phrase[], swims: readonly Swim[], more: (swim: Swim) => readonly Phrase[]): Phrase[] {
  const behind = new Map(swims.map((swim) => [swim.to - 1, more(swim)]))
  return phrases.flatMap((phrase, at) => [phrase, ...(behind.get(at) ?? [])])
}

/** The swims and sets one after another; a bracket is one. */
function swimsOf(phrases: readonly Phrase[]): Swim[] {
  const swims: Swim[] = []
  let own: Swim | undefined
  let [hasLength, isApart] = [false, true]
  const close = (to: number) => {
    if (own && hasLength) swims.push({ ...own, to })
    own = undefined
    hasLength = false
  }
  for (let at = 0; at < phrases.length; at += 1) {
    const phrase = phrases[at]
    if (!phrase) continue
    if (isSign(phrase, ',', ';', '.', '+', '/') || isMark(phrase, 'then', 'and', 'plus')) {
      close(at)
      isApart = true
      continue
    }
    // "3 rounds: …": the count is that of all that follows.
    if (isSign(phrase, ':')) {
      own = undefined
      hasLength = false
      isApart = true
      continue
    }
    const isBody = phrase.is === 'rungs' || phrase.is === 'open' || isSwum(phrase, phrases[at - 1])
    const isCount = phrase.is === 'count' && !phrase.isBehind
    if (hasLength && (isCount || (isBody && phrase.is !== 'open'))) close(at)
    if (!own && phrase.is !== 'sport') {
      own = { from: at, to: at, isSet: false, isRole: false, isOpen: true, isApart }
      isApart = false
    }
    if (!own) continue
    if (isCount || phrase.is === 'rungs' || (phrase.is === 'count' && hasLength)) own.isSet = true
    if (phrase.is === 'role') own.isRole = true
    if (phrase.is === 'rest' || phrase.is === 'send-off' || phrase.is === 'where' || phrase.is === 'selector')
      own.isOpen = false
    if (isBody) hasLength = true
    if (phrase.is === 'open') at = closeOf(phrases, at)
  }
  close(phrases.length)
  return swims
}

function isSwum(phrase: Phrase, before: Phrase | undefined): boolean {
  const length = lengthOf(phrase)
  const isTimed = isMark(before, 'on', 'off', 'at', 'by', 'every', 'in', 'of')
  return length !== undefined && !isTimed && (distanceOf(length) !== undefined || length.unit === 'min')
}

function closeOf(phrases: readonly Phrase[], open: number): number {
  let depth = 0
  for (let at = open; at < phrases.length; at += 1) {
    if (phrases[at]?.is === 'open') depth += 1
    if (phrases[at]?.is === 'close') depth -= 1
    if (depth === 0) return at
  }
  return phrases.length
}
