import { accountFor } from '#domain/sentence/account/account.ts'
import type { Mention } from '#domain/sentence/mention.ts'
import type { BuiltPart } from '#domain/sentence/request/built-part.ts'
import type { Understood } from '#domain/sentence/result.ts'
import { describeSteps } from '#domain/sentence/written/describe-part.ts'
import { readPart } from '#domain/sentence/written/read-lines.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { wordsOf } from './words-of.ts'

/** A part as a reader with a fault built it: its lines in the text form, and the words that it took, by their kind. */
export type MisreadPart = [lines: string, words: Record<string, Mention['kind']>]

/** Words that such readers took for no part, with what they mean. */
export type BesideParts = readonly (Partial<Mention> & { words: string })[]

/** Repetitions that the sentence calls “4x5”. */
export const SETS: MisreadPart = ['4x\n- 5min 100% interval\n- 2min recovery', { '4x5': 'set' }]

/** What is told of such an answer. */
export function accountOf(sentence: string, sport: SportId, rows: readonly MisreadPart[], beside: BesideParts = []) {
  const { understood, ...sources } = misread(sentence, sport, rows, beside)
  return accountFor(sentence, understood, sources)
}

/** The words of the sentence that are to be checked in such an answer. */
export function checksOf(...read: Parameters<typeof accountOf>): string[] {
  return wordsOf(read[0], accountOf(...read).checks)
}

/** The answer of such readers to a sentence that spells out a whole workout. */
export function misread(
  sentence: string,
  sport: SportId,
  rows: readonly MisreadPart[],
  beside: BesideParts = [],
): { understood: Omit<Understood, 'checks'>; mentions: Mention[]; parts: BuiltPart[] } {
  const mentionOf = (words: string, rest: object) => {
    const from = sentence.indexOf(words)
    return { ...rest, from, to: from + words.length } as Mention
  }
  const read = rows.map(([lines, words]) => {
    const { steps } = readPart(lines.split('\n'), { sport, reference: undefined })
    if (typeof steps === 'string') throw new Error(steps)
    const mentions = Object.entries(words)
      .map(([said, kind]) => mentionOf(said, { kind }))
      .toSorted((one, other) => one.from - other.from)
    return { steps, part: { field: 'mainSet' as const, reading: describeSteps(steps, sport), mentions } }
  })
  const parts = read.map(({ part }) => part)
  const others = beside.map(({ words, ...rest }) => mentionOf(words, rest))
  const steps = read.flatMap((one) => one.steps)
  const understood: Omit<Understood, 'checks'> = {
    asked: { sport },
    assumed: {},
    found: parts.flatMap(({ field, reading, mentions }) =>
      mentions.map(({ from, to }) => ({ from, to, field, reading })),
    ),
    inferred: [],
    unread: others.flatMap(({ kind, from, to }) =>
      kind === 'unknown' ? [{ from, to, sentence: `“${sentence.slice(from, to)}” was not understood.` }] : [],
    ),
    missing: [],
    workout: { name: 'Workout', description: '', sport, type: 'endurance', steps } as unknown as Understood['workout'] &
      object,
  }
  const mentions = [...parts.flatMap((part) => part.mentions), ...others].toSorted(
    (one, other) => one.from - other.from,
  )
  return { understood, mentions, parts }
}
