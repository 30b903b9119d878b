import type { Reader } from '../mention.ts'

export function unsupported(sentence: string, next: number): ReturnType<Reader> {
  return { value: { kind: 'unsupported', sentence }, next }
}
