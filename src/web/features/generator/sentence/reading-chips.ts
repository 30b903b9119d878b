import { ABOUT_AS_FAR, describeLength, SWUM_BY_TIME } from '#domain/sentence/request/describe.ts'
import type { Asked, Field, Inferred, Span, Understood, Unread } from '#domain/sentence/result.ts'
import { DEFAULT_SPORT, type SportId, sportOf, workoutTypeLabel } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { briefSteps } from '../../workouts/step/brief-steps.ts'
import { quoteWords } from './unread.ts'

/**
 * A reading to show: the field where it can be corrected, and the words it was read from with the stretch of the sentence
 * that has them all, or why it has none. `unsaid` says what of it is not in the sentence, `inFull` is a reading that is
 * shown in short.
 */
export type ReadingChip = { field: Field; label: string } & (Said | { unsaid: 'worked out' | 'assumed' })
type Said = { words: string; at: Span; unsaid?: 'unit assumed' | 'worked out' | undefined; inFull?: string }

/** What was said, what was worked out from that, and what was assumed, each once; a main set as often as it is said. */
export function chipsOf(understood: Understood, sentence: string): ReadingChip[] {
  const { asked, assumed, found, inferred, missing } = understood
  const sport = asked.sport ?? assumed.sport ?? DEFAULT_SPORT
  const said: ({ field: Field; label: string } & Said)[] = []
  for (const { field, reading, steps, from, to } of found) {
    const words = sentence.slice(from, to)
    const before = said.findLast((one) => one.field === field)
    const isSame = (one: (typeof said)[number] | undefined) => (one?.inFull ?? one?.label) === reading
    const same = field === 'mainSet' ? before : said.find((one) => one.field === field && isSame(one))
    // A set that is said once more is done once more, and has a chip of its own.
    const isAgain = field === 'mainSet' && same?.words.split(BETWEEN)[0] === words
    if (same && isSame(same) && !isAgain) {
      same.words += BETWEEN + words
      same.at = { from: Math.min(same.at.from, from), to: Math.max(same.at.to, to) }
    } else {
      const reasons = inferred.filter((one) => one.field === field && one.reading === reading)
      said.push({
        field,
        ...labelOf(reading, steps, sport),
        words,
        at: { from, to },
        unsaid: field === 'durationValue' ? unsaidOf(reasons) : undefined,
      })
    }
  }
  const isSaid = (field: Field) => found.some((one) => one.field === field)
  const followed = inferred
    .filter(({ field }) => !isSaid(field))
    .map(({ field, reading: label }) => ({ field, label, unsaid: 'worked out' as const }))
  const byDefault = missing.flatMap(({ field }) => {
    const label = defaultLabel(field, assumed)
    return label ? [{ field, label, unsaid: 'assumed' as const }] : []
  })
  return [...said, ...new Map([...followed, ...byDefault].map((chip) => [chip.field, chip])).values()]
}

const BETWEEN = ' … '

/** The label of a reading. Steps that are many words are shown at a glance. */
function labelOf(
  reading: string,
  steps: StoredSteps | undefined,
  sport: SportId,
): Pick<ReadingChip, 'label'> & Pick<Said, 'inFull'> {
  if (!steps || reading.length <= MAX_LABEL_CHARACTERS) return { label: reading }
  const brief = briefSteps(steps, sport)
  return brief.length < reading.length ? { label: brief, inFull: reading } : { label: reading }
}

// One line of a chip on a phone.
const MAX_LABEL_CHARACTERS = 40

/** What of a length is not said by the words that it was read from. */
function unsaidOf(reasons: readonly Inferred[]): Said['unsaid'] {
  if (reasons.some(({ because }) => because.startsWith('No unit was said'))) return 'unit assumed'
  return reasons.some(({ because }) => because === ABOUT_AS_FAR || because === SWUM_BY_TIME) ? 'worked out' : undefined
}

/** Whether a reading can be corrected in the sentence alone: its field of the form has nothing but a button that removes it. */
export function isCorrectedInWords(field: Field): boolean {
  return withoutControl.includes(field)
}

const withoutControl: readonly Field[] = ['set', 'mainSet', 'warmup', 'cooldown', 'strides', 'effort', 'notes']

/** Why fields were filled in that the sentence does not name. */
export function reasonsOf({ inferred, missing }: Understood): string[] {
  const reasons = inferred.map(({ field, reading, because }) =>
    field === 'mainSet' ? because : `${reading}: ${because}`,
  )
  return [...new Set([...reasons, ...missing.map(({ sentence }) => sentence)])]
}

/** What was assumed of a sentence, in one line; none if all was said. */
export function assumedLines(understood: Understood, sentence: string): string[] {
  const lengths = chipsOf(understood, sentence).filter((chip) => 'words' in chip && chip.unsaid)
  const ofLength = understood.inferred.filter(({ reading }) => lengths.some(({ label }) => label === reading))
  const line = reasonsOf({ ...understood, inferred: ofLength }).join(' ')
  return line === '' ? [] : [line]
}

/** The sentence that names how many parts were left out, and which: `2 parts left out: “dog”, “Zwift”`. */
export function leftOutTitle(leftOut: readonly Unread[], sentence: string): string {
  const words = [...new Set(leftOut.map((one) => quoteWords(one, sentence)))]
  return `${words.length === 1 ? '1 part' : `${words.length} parts`} left out: ${words.join(', ')}`
}

function defaultLabel(field: Field, { sport, workoutType, durationType, durationUnit, durationValue }: Asked) {
  if (field === 'sport') return sport && sportOf(sport).label
  if (field === 'workoutType') return workoutType && workoutTypeLabel[workoutType]
  if (field !== 'durationValue' || !durationType || !durationUnit || !durationValue) return undefined
  return describeLength({ durationType, durationUnit, durationValue })
}
