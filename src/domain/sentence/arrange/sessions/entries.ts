import type { Form } from '../words-by-form.ts'
import type { Word } from './words.ts'

export type Shape = Word extends infer One ? (One extends Word ? Omit<One, 'from' | 'to'> : never) : never
/** Several words that are said in one: "@ 130/50" */
export type Several = { kind: 'several'; shapes: readonly Shape[] }
export type Entry = Form<Shape | Several>

export const END = String.raw`(?![a-z\d])`
export const sticky = (source: string) => new RegExp(source, 'iy')
/** Capitals as they are typed. */
export const stickyCapital = (source: string) => new RegExp(source, 'y')
export const plain = (source: string, shape: Shape): Entry => ({
  form: sticky(`(?:${source})`),
  read: () => shape,
})
