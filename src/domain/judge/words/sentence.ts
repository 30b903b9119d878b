import type { BoundName } from '../bounds/bound-names.ts'
import type { Finding } from '../checks/result.ts'
import type { Context } from './context.ts'

/** Says what to do about a broken bound; undefined where another sentence says it. */
export type Sentence = (finding: Finding, context: Context) => string | undefined

/** Sentences about some bounds, the most important first. */
export type Sentences = Partial<Record<BoundName, Sentence>>
