import type { Token } from './lex.ts'

const BOUNDS: readonly (readonly [words: string, bound: 'below' | 'above'])[] = [
  ...[
    'under',
    'below',
    '<',
    '<=',
    'sub',
    'no higher than',
    'no more than',
    'less than',
    'not above',
    'not over',
    'up to',
    'max of',
    'no efforts over',
    'no efforts above',
    'nothing over',
    'nothing above',
    'never over',
    'never above',
    ...['no slower than', 'not slower than', 'faster than', 'quicker than'],
  ].map((words) => [words, 'below'] as const),
  ...[
    'over',
    'above',
    '>',
    '>=',
    'at least',
    'no lower than',
    'more than',
    'no less than',
    ...['slower than', 'no faster than', 'no quicker than', 'not faster than', 'not quicker than'],
  ].map((words) => [words, 'above'] as const),
]

type Bound = 'below' | 'above'

/** `ofOthers`: what the words say of figures that rise as it gets harder; that of a pace falls. */
export function boundAt(
  tokens: readonly Token[],
  at: number,
): { bound: Bound; ofOthers: Bound; next: number } | undefined {
  for (const { parts, bound } of boundsByFirstWord.get(tokens[at]?.text ?? '') ?? [])
    if (parts.every((part, index) => tokens[at + index]?.text === part)) {
      const isOfPace = parts.some((part) => /^(?:slower|faster|quicker)$/.test(part))
      const ofOthers = isOfPace ? (bound === 'below' ? 'above' : 'below') : bound
      return { bound, ofOthers, next: at + parts.length }
    }
  return undefined
}

const boundsByFirstWord = new Map<string, { parts: string[]; bound: Bound }[]>()
for (const [words, bound] of BOUNDS) {
  const parts = words.split(' ')
  const [first = ''] = parts
  boundsByFirstWord.set(first, [...(boundsByFirstWord.get(first) ?? []), { parts, bound }])
}
