import { saysRide, saysRun, saysSwim } from '../../tokens/says-sport.ts'
import { foreignWords } from '../../tokens/words/foreign-words.ts'
import type { Phrase } from '../phrase.ts'

/** Words of other languages that club members use in English sentences: sports, easy runs, strides. */
const words: Record<string, string> = {
  fietsen: 'bike',
  fiets: 'bike',
  rodillo: 'turbo',
  rad: 'bike',
  radfahren: 'bike',
  rolle: 'turbo',
  vélo: 'bike',
  velo: 'bike',
  lopen: 'run',
  hardlopen: 'run',
  lauf: 'run',
  laufen: 'run',
  footing: 'easy run',
  dauerlauf: 'easy run',
  duurloop: 'easy run',
  schwimmen: 'swim',
  zwemmen: 'swim',
  natation: 'swim',
  umbral: 'threshold',
  schwelle: 'threshold',
  seuil: 'threshold',
  recuperatie: 'recovery',
  onder: 'under',
  'lignes droites': 'strides',
  trabpause: 'jog',
  'trab pause': 'jog',
  'straight lines': 'strides',
  steigerungen: 'strides',
  steigerungsläufe: 'strides',
  inlopen: 'warm up',
  inrun: 'warm up',
  inzwemmen: 'warm up',
  inrijden: 'warm up',
  infietsen: 'warm up',
  einschwimmen: 'warm up',
  einfahren: 'warm up',
  einrollen: 'warm up',
  opwarming: 'warm up',
  opwarmen: 'warm up',
  uitlopen: 'cool down',
  outrun: 'cool down',
  uitzwemmen: 'cool down',
  uitrijden: 'cool down',
  uitfietsen: 'cool down',
  ausschwimmen: 'cool down',
  ausfahren: 'cool down',
  ausrollen: 'cool down',
  procent: 'percent',
  prozent: 'percent',
  pauze: 'rest',
  herstel: 'recovery',
  rustig: 'easy',
  avec: 'with',
  mit: 'with',
  con: 'with',
  uur: 'hours',
}
const RIDES = '(?<!\\p{L})(?:(?:in|uit)(?:fietsen|rijden)|(?:ein|aus)(?:fahren|rollen))(?!\\p{L})'
const SWIMS = '(?<!\\p{L})(?:(?:in|uit)zwemmen|(?:ein|aus)schwimmen)(?!\\p{L})'
const NAMES = Object.keys(words).join('|')
const WORD = new RegExp(`(?<!\\p{L})(?:${NAMES})(?!\\p{L})`, 'giu')
const MINUTES = "(?: ?(?<unit>mins?|minutes|'|km|k|m)(?![a-z]))?"

export const wordsOfOtherLanguages: readonly Phrase[] = [
  {
    // "20 min infietsen, 4x8 min z4": the word says the sport, too.
    needs: ['infietsen', 'uitfietsen', 'inrijden', 'uitrijden', 'einfahren', 'ausfahren', 'einrollen', 'ausrollen'],
    pattern: new RegExp(`^(?=.*${RIDES})`, 'disu'),
    as: 'bike, ',
    unless: saysSport,
  },
  {
    needs: ['inzwemmen', 'uitzwemmen', 'einschwimmen', 'ausschwimmen'],
    pattern: new RegExp(`^(?=.*${SWIMS})`, 'disu'),
    as: 'swim, ',
    unless: saysSport,
  },
  {
    // "1u30 bike": hours.
    needs: ['u', 'uur'],
    pattern:
      /(?<![\d.,:x] ?)\b(?<hours>[1-9]) ?(?<unit>uur|u)(?: ?(?<minutes>[0-5]\d)(?: ?(?:min|m)\b)?)?(?![a-z\d:/])/di,
    by: (span) => {
      const [hours, unit, minutes] = [span('hours'), span('unit'), span('minutes')]
      if (!hours || !unit) return undefined
      return [{ words: `${hours.words}h${minutes?.words ?? ''}`, for: { from: hours.from, to: (minutes ?? unit).to } }]
    },
  },
  {
    // "footing 50' + 8 lignes droites"
    needs: Object.keys(words).flatMap((word) => word.match(/[a-z]+|[^a-z\s]/g) ?? []),
    pattern: new RegExp(`(?<!\\p{L})(?<word>${NAMES})(?!\\p{L})`, 'dgiu'),
    by: (span, _, text) => {
      const word = span('word')
      const own = words[word?.words.toLowerCase() ?? '']
      return word && own && isEnglishBeside(text) ? [{ words: own, for: word }] : undefined
    },
  },
  {
    // "met 5 sprints van 10 s"
    needs: ['met'],
    pattern: /(?<with>\bmet)(?= \d{1,2} ?(?:x|sprints?\b|intervall?en\b))/di,
    as: '{with=with}',
  },
  {
    // "5 sprints de 10 s"
    needs: ['de', 'à', 'a', 'von', 'van', 'da', 'di'],
    pattern:
      /(?<=\d (?:sprints?|efforts?|intervall?es?|intervalos?|intervall?en|accélérations?|accelerations?|répétitions?|blocs?) )(?<of>de|à|a|von|van|da|di)(?= \d)/di,
    as: '{of=of}',
  },
  {
    // "6x3min @4:10/km, EL 15 AL 10": run in and run out.
    needs: ['el', 'al', 'einlaufen', 'auslaufen'],
    pattern: new RegExp(
      `\\b(?:(?<in>EL|Einlaufen)|(?<out>AL|Auslaufen)):? ?(?<length>\\d{1,2}(?:\\.\\d)?)${MINUTES}(?![\\d:x%])`,
      'dg',
    ),
    by: (span, all, text) => {
      const [start, end, length, unit] = [span('in'), span('out'), span('length'), span('unit')]
      const name = start ?? end
      if (!name || !length) return undefined
      const comma = text.startsWith(all) ? '' : ', '
      return [
        comma,
        length,
        unit ?? { words: ' min', for: length },
        { words: start ? ' warm up, ' : ' cool down', for: name },
      ]
    },
  },
  {
    // "5x1k P: 90s"
    needs: ['p', 'pause'],
    pattern:
      /(?<=\d ?x ?\d[^;]*),? ?\b(?:p|pause)(?: ?[:=] ?| )(?<length>\d{1,3} ?(?:s|secs?|mins?|minutes|'|")(?![a-z\d'"]))(?! ?(?:pause|rest|trot|jog|walk|easy))/di,
    as: ', {length} rest',
  },
]

/** Whether no other word of a sentence is foreign. */
function isEnglishBeside(text: string): boolean {
  const others =
    text
      .toLowerCase()
      .replace(WORD, ' ')
      .match(/\p{L}+/gu) ?? []
  return others.every((word) => !foreignWords.has(word))
}

function saysSport(text: string): boolean {
  return saysRide(text) || saysRun(text) || saysSwim(text)
}
