import type { Intensity } from '../../workout/intensity.ts'
import { type Drill, drills, type Stroke, type SwimEquipment, strokes, swimEquipment } from '../../workout/swim.ts'
import { endWords } from '../words/part-words.ts'
import { effortWords } from './effort-word.ts'
import { matchAt } from './match-at.ts'

/** The meaning of known words, at any place of a step's line. */
export type Phrase =
  | { kind: 'intensity'; intensity: Intensity }
  | { kind: 'metric'; metric: 'power' | 'pace' | 'heartrate'; ofMaximum?: true }
  | { kind: 'by'; metric: 'power' | 'pace' | 'heartrate' }
  | { kind: 'ramp'; ramp?: 'rising' | 'falling' }
  | { kind: 'lap' }
  | { kind: 'open' }
  | { kind: 'no target' }
  | { kind: 'free' }
  | { kind: 'stroke'; stroke: Stroke }
  | { kind: 'drill'; drill: Drill }
  | { kind: 'equipment'; equipment: SwimEquipment }
  | { kind: 'effort'; word: string }
  | { kind: 'typed none' }
  | { kind: 'filler' }

/** The longest known phrase at a column of a line, and the column behind it. */
export function readPhrase(line: string, at: number): { phrase: Phrase; end: number } | undefined {
  const ends: number[] = []
  let words = ''
  let longest: { phrase: Phrase; end: number } | undefined
  for (let end = at; ends.length < MAX_PHRASE_WORDS; ) {
    const [whole, word = ''] = matchAt(WORD, line, end)
    if (whole === undefined) break
    end += whole.length
    ends.push(end)
    words += `${words && ' '}${word.toLowerCase().replaceAll('-', ' ').replaceAll('’', "'")}`
    const phrase = phrases.get(words)
    if (phrase) longest = { phrase, end }
  }
  return longest
}

/** The meaning of a whole phrase in lower case; undefined if it is not known. */
export function phraseFor(words: string): Phrase | undefined {
  return phrases.get(words)
}

/** Every known phrase, for suggestions. */
export function knownPhrases(): Iterable<string> {
  return phrases.keys()
}

/** The intensity that a step's name begins with: `Recovery spin` is recovery. */
export function leadingIntensity(name: string): Intensity | undefined {
  const { phrase } = readPhrase(name, 0) ?? {}
  return phrase?.kind === 'intensity' ? phrase.intensity : undefined
}

const MAX_PHRASE_WORDS = 3
const WORD = /[ \t]?([\p{L}][\p{L}\p{M}\d'’-]*)/uy

const phrases = new Map<string, Phrase>()

function add(phrase: Phrase, ...spellings: string[]) {
  for (const spelling of spellings) phrases.set(spelling, phrase)
}

const intensityWords: Record<Intensity, readonly string[]> = {
  ...endWords,
  recovery: ['recovery', 'recover', 'jog'],
  rest: ['rest'],
  interval: ['interval', 'work'],
  active: ['active'],
}
for (const [intensity, words] of Object.entries(intensityWords) as [Intensity, readonly string[]][])
  add({ kind: 'intensity', intensity }, ...words)

add({ kind: 'metric', metric: 'power' }, 'power', 'ftp')
add({ kind: 'metric', metric: 'pace' }, 'pace', 'threshold pace', 'threshold speed')
add({ kind: 'metric', metric: 'heartrate' }, 'lthr', 'threshold hr', 'threshold heart rate')
add({ kind: 'metric', metric: 'heartrate', ofMaximum: true }, 'hr', 'heart rate', 'heartrate', 'max hr', 'hrmax', 'mhr')

// A target with a metric and without a figure.
add({ kind: 'by', metric: 'power' }, 'by power')
add({ kind: 'by', metric: 'pace' }, 'by pace')
add({ kind: 'by', metric: 'heartrate' }, 'by hr', 'by heart rate')

add({ kind: 'ramp' }, 'ramp')
add({ kind: 'ramp', ramp: 'rising' }, 'ramp up')
add({ kind: 'ramp', ramp: 'falling' }, 'ramp down')
add({ kind: 'lap' }, 'lap', 'press lap', 'lap press', 'lap button', 'until lap')
add({ kind: 'open' }, 'open', 'freeride', 'free ride')
add({ kind: 'no target' }, 'no target')
add({ kind: 'typed none' }, 'typed none')
add({ kind: 'filler' }, 'at', 'with', 'and', 'in', 'of', 'target', 'zone')

const strokeWords: Record<Stroke, string[]> = {
  freestyle: ['crawl', 'front crawl', 'fr'],
  backstroke: ['back', 'bk'],
  breaststroke: ['breast', 'br'],
  butterfly: ['fly'],
  medley: ['im', 'individual medley'],
  mixed: ['choice'],
}
// In a pool "free" is freestyle, elsewhere it is an open target.
add({ kind: 'free' }, 'free')
for (const stroke of strokes) add({ kind: 'stroke', stroke }, stroke, ...strokeWords[stroke])
for (const drill of drills) add({ kind: 'drill', drill }, drill, `${drill}ing`)
for (const equipment of swimEquipment) add({ kind: 'equipment', equipment }, equipment)
add({ kind: 'equipment', equipment: 'kickboard' }, 'board', 'kick board')
add({ kind: 'equipment', equipment: 'pull buoy' }, 'buoy', 'pullbuoy')

for (const word of effortWords) add({ kind: 'effort', word }, word)
