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
    // Of a pace, whose figure falls as it gets quicker.
    'no slower than',
    'not slower than',
    'faster than',
    'quicker than',
  ].map((words) => [words, 'below'] as const),
  ...[
    'over',
    'above',
    '>',
    '>=',
    'at least',
    'no lower than',
    'more than',
    'slower than',
    'no faster than',
    'no quicker than',
    'not faster than',
    'not quicker than',
    'no less than',
  ].map((words) => [words, 'above'] as const),
]

export function boundAt(tokens: readonly Token[], at: number): { bound: 'below' | 'above'; next: number } | undefined {
  for (const { parts, bound } of boundsByFirstWord.get(tokens[at]?.text ?? '') ?? [])
    if (parts.every((part, index) => tokens[at + index]?.text === part)) return { bound, next: at + parts.length }
  return undefined
}

const boundsByFirstWord = new Map<string, { parts: string[]; bound: 'below' | 'above' }[]>()
for (const [words, bound] of BOUNDS) {
  const parts = words.split(' ')
  const [first = ''] = parts
  boundsByFirstWord.set(first, [...(boundsByFirstWord.get(first) ?? []), { parts, bound }])
}
