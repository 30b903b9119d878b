import type { Intensity } from '../../workout/intensity.ts'
import { type Drill, drills, type Stroke, type SwimEquipment, strokes, swimEquipment } from '../../workout/swim.ts'
import { effortWords } from './effort-word.ts'

/** What words mean, wherever on a step's line they stand. */
export type Phrase =
  | { is: 'intensity'; intensity: Intensity }
  | { is: 'metric'; metric: 'power' | 'pace' | 'heartrate'; ofMaximum?: true }
  | { is: 'by'; metric: 'power' | 'pace' | 'heartrate' }
  | { is: 'ramp'; ramp?: 'rising' | 'falling' }
  | { is: 'lap' }
  | { is: 'open' }
  | { is: 'no target' }
  | { is: 'free' }
  | { is: 'stroke'; stroke: Stroke }
  | { is: 'drill'; drill: Drill }
  | { is: 'equipment'; equipment: SwimEquipment }
  | { is: 'effort'; word: string }
  | { is: 'typed none' }
  | { is: 'filler' }

/** Words at a place in a line that mean something, the longest phrase first, and where it ends. */
export function phraseAt(line: string, at: number): { phrase: Phrase; end: number } | undefined {
  const ends: number[] = []
  let said = ''
  let longest: { phrase: Phrase; end: number } | undefined
  for (let end = at; ends.length < MOST_WORDS; ) {
    WORD.lastIndex = end
    const [whole, word = ''] = WORD.exec(line) ?? []
    if (whole === undefined) break
    end += whole.length
    ends.push(end)
    said += `${said && ' '}${word.toLowerCase().replaceAll('-', ' ').replaceAll('’', "'")}`
    const phrase = phrases.get(said)
    if (phrase) longest = { phrase, end }
  }
  return longest
}

/** Every word or phrase that means something, for telling a person what they may have meant. */
export function knownPhrases(): Iterable<string> {
  return phrases.keys()
}

/** The intensity that words begin with, as a step's name may: `Recovery spin` is recovery. */
export function leadingIntensity(name: string): Intensity | undefined {
  const { phrase } = phraseAt(name, 0) ?? {}
  return phrase?.is === 'intensity' ? phrase.intensity : undefined
}

const MOST_WORDS = 3
const WORD = /[ \t]?([\p{L}][\p{L}\p{M}\d'’-]*)/uy

const phrases = new Map<string, Phrase>()

function add(phrase: Phrase, ...words: string[]) {
  for (const word of words) phrases.set(word, phrase)
}

const intensityWords: Record<Intensity, string[]> = {
  warmup: ['warmup', 'warm up', 'wu'],
  cooldown: ['cooldown', 'cool down', 'warm down', 'cd', 'wd'],
  recovery: ['recovery', 'recover', 'jog'],
  rest: ['rest'],
  interval: ['interval', 'work'],
  active: ['active'],
}
for (const [intensity, words] of Object.entries(intensityWords) as [Intensity, string[]][])
  add({ is: 'intensity', intensity }, ...words)

add({ is: 'metric', metric: 'power' }, 'power', 'ftp')
add({ is: 'metric', metric: 'pace' }, 'pace', 'threshold pace', 'threshold speed')
add({ is: 'metric', metric: 'heartrate' }, 'lthr', 'threshold hr', 'threshold heart rate')
add({ is: 'metric', metric: 'heartrate', ofMaximum: true }, 'hr', 'heart rate', 'heartrate', 'max hr', 'hrmax', 'mhr')

// A target that says what is measured and not how much.
add({ is: 'by', metric: 'power' }, 'by power')
add({ is: 'by', metric: 'pace' }, 'by pace')
add({ is: 'by', metric: 'heartrate' }, 'by hr', 'by heart rate')

add({ is: 'ramp' }, 'ramp')
add({ is: 'ramp', ramp: 'rising' }, 'ramp up')
add({ is: 'ramp', ramp: 'falling' }, 'ramp down')
add({ is: 'lap' }, 'lap', 'press lap', 'lap press', 'lap button', 'until lap')
add({ is: 'open' }, 'open', 'freeride', 'free ride')
add({ is: 'no target' }, 'no target')
add({ is: 'typed none' }, 'typed none')
add({ is: 'filler' }, 'at', 'with', 'and', 'in', 'of', 'target', 'zone')

const strokeWords: Record<Stroke, string[]> = {
  freestyle: ['crawl', 'front crawl', 'fr'],
  backstroke: ['back', 'bk'],
  breaststroke: ['breast', 'br'],
  butterfly: ['fly'],
  medley: ['im', 'individual medley'],
  mixed: ['choice'],
}
// In the water freestyle, elsewhere without a target.
add({ is: 'free' }, 'free')
for (const stroke of strokes) add({ is: 'stroke', stroke }, stroke, ...strokeWords[stroke])
for (const drill of drills) add({ is: 'drill', drill }, drill, `${drill}ing`)
for (const equipment of swimEquipment) add({ is: 'equipment', equipment }, equipment)
add({ is: 'equipment', equipment: 'kickboard' }, 'board', 'kick board')
add({ is: 'equipment', equipment: 'pull buoy' }, 'buoy', 'pullbuoy')

for (const word of effortWords) add({ is: 'effort', word }, word)
