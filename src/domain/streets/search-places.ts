import { metresBetween } from './projection.ts'
import { type Place, placeKinds } from './streets.ts'

/** Places with what a search needs, built once. */
export type PlaceIndex = {
  places: readonly Place[]
  /** The name of each place, without accents and in lower case, its words apart by single spaces. */
  folded: readonly string[]
  /** Words in their order, each with the place that has it. */
  words: readonly string[]
  owners: Uint32Array
}

/** A place; for a street also the settlement that it is near, '' for none. */
export type FoundPlace = Place & { near: string }

export function indexPlaces(places: readonly Place[]): PlaceIndex {
  const folded = places.map(({ name }) => fold(name))
  const words: string[] = []
  const ownerOf: number[] = []
  for (const [place, name] of folded.entries())
    for (const word of name.split(' ')) {
      words.push(word)
      ownerOf.push(place)
    }
  const order = Uint32Array.from(words.keys()).sort((one, other) => compare(words[one] ?? '', words[other] ?? ''))
  return {
    places,
    folded,
    words: Array.from(order, (at) => words[at] ?? ''),
    owners: order.map((at) => ownerOf[at] as number),
  }
}

/**
 * Places in whose name each word of the query begins a word. The best come first: what is called so, what begins so, then
 * the others; of equals the larger settlement, and streets last; of these the nearer to a point, then by name.
 */
export function searchPlaces(
  index: PlaceIndex,
  query: string,
  limit: number,
  near?: { latitude: number; longitude: number },
): FoundPlace[] {
  const asked = fold(query)
  if (asked === '') return []
  const words = asked.split(' ')
  // The longest word has the fewest candidates.
  const ranges = words
    .map((word) => rangeOf(index.words, word))
    .sort((one, other) => one.end - one.begin - (other.end - other.begin))
  const { begin, end } = ranges[0] ?? { begin: 0, end: 0 }
  const best: Candidate[] = []
  for (const place of index.owners.subarray(begin, end)) {
    const name = index.folded[place] ?? ''
    if (!words.every((word) => hasWord(name, word))) continue
    const found = index.places[place] as Place
    const metres = near ? metresFrom(near, found) : 0
    addTo(best, { number: place, place: found, likeness: likenessOf(name, asked), metres }, limit)
  }
  return best.map(({ place }) => ({ ...place, near: place.kind === 'street' ? nearestTo(index, place) : '' }))
}

type Candidate = { number: number; place: Place; likeness: number; metres: number }

/** Keeps the best, in their order; one that is there already is not added again. */
function addTo(best: Candidate[], candidate: Candidate, limit: number) {
  const worst = best.at(-1)
  if (best.length >= limit && worst && byRank(candidate, worst) >= 0) return
  if (best.some(({ number }) => number === candidate.number)) return
  let at = best.length
  while (at > 0 && byRank(candidate, best[at - 1] as Candidate) < 0) at -= 1
  best.splice(at, 0, candidate)
  if (best.length > limit) best.pop()
}

function byRank(one: Candidate, other: Candidate): number {
  return (
    one.likeness - other.likeness ||
    rankOf(one.place) - rankOf(other.place) ||
    one.metres - other.metres ||
    compare(one.place.name, other.place.name) ||
    one.number - other.number
  )
}

/** 0 for the name itself, 1 for its beginning, 2 for anything else. */
function likenessOf(name: string, asked: string): number {
  if (name === asked) return 0
  return name.startsWith(asked) ? 1 : 2
}

const rankOf = ({ kind }: Place) => placeKinds.indexOf(kind)

function hasWord(name: string, word: string): boolean {
  for (let at = name.indexOf(word); at >= 0; at = name.indexOf(word, at + 1))
    if (at === 0 || name[at - 1] === ' ') return true
  return false
}

function rangeOf(words: readonly string[], beginning: string): { begin: number; end: number } {
  const firstThat = (isThere: (word: string) => boolean) => {
    let [low, high] = [0, words.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isThere(words[middle] ?? '')) high = middle
      else low = middle + 1
    }
    return low
  }
  return {
    begin: firstThat((word) => word >= beginning),
    end: firstThat((word) => word > beginning && !word.startsWith(beginning)),
  }
}

function nearestTo({ places }: PlaceIndex, street: Place): string {
  let [name, least] = ['', MAX_NEAR_METRES]
  for (const place of places) {
    if (place.kind === 'street') continue
    const metres = metresFrom(street, place)
    if (metres < least) [name, least] = [place.name, metres]
  }
  return name
}

const MAX_NEAR_METRES = 10_000

function metresFrom(from: { latitude: number; longitude: number }, { latitude, longitude }: Place): number {
  return metresBetween(from.latitude, from.longitude, latitude, longitude)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Lower case without accents; whatever is neither letter nor digit parts words. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[ßøłđðþæœı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Letters that are no letter with an accent to Unicode. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
}
