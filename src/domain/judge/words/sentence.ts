import type { BoundName } from '../bounds/bound-names.ts'
import type { Finding } from '../checks/result.ts'
import type { Scene } from './scene.ts'

/** What to do about a bound that is not kept; undefined where another sentence says it. */
export type Sentence = (finding: Finding, scene: Scene) => string | undefined

/** Sentences about some bounds, the most important first. */
export type Sentences = Partial<Record<BoundName, Sentence>>
