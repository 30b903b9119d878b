import type { Word } from './words.ts'

/** A word by its form, and what it says. */
export type Entry = {
  form: RegExp
  read: (groups: Record<string, string | undefined>, all: string) => Shape | undefined
}
export type Shape = Word extends infer One ? (One extends Word ? Omit<One, 'from' | 'to'> : never) : never

export const END = String.raw`(?![a-z\d])`
export const sticky = (source: string) => new RegExp(source, 'iy')
/** Capitals as they are typed. */
export const stickyCapital = (source: string) => new RegExp(source, 'y')
export const plain = (source: string, shape: Shape): Entry => ({
  form: sticky(`(?:${source})`),
  read: () => shape,
})
