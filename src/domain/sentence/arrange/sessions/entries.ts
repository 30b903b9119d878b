import type { Form } from '../words-by-form.ts'
import type { Word } from './words.ts'

export type Shape = Word extends infer One ? (One extends Word ? Omit<One, 'from' | 'to'> : never) : never
export type Entry = Form<Shape>

export const END = String.raw`(?![a-z\d])`
export const sticky = (source: string) => new RegExp(source, 'iy')
/** Capitals as they are typed. */
export const stickyCapital = (source: string) => new RegExp(source, 'y')
export const plain = (source: string, shape: Shape): Entry => ({
  form: sticky(`(?:${source})`),
  read: () => shape,
})
