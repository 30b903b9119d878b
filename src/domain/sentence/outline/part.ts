import type { Mention, MentionOf } from '../mention.ts'

/** What gives a part its length. */
export type Head = MentionOf<'set' | 'rungs' | 'classic' | 'amount' | 'warm-up or cool-down' | 'strides'>

/**
 * A part of the session: a stretch, a set, or a `group` of parts that is done `times` times. `about` holds what else was
 * said of it: how hard it is, its rest, its stroke.
 */
export type Part = {
  head?: Head
  group?: { times: number; mention: Mention; parts: Part[] }
  /** What a length consists of, which adds up to it: "800 wu (400 free/400 pull)". */
  contents?: Part[]
  about: Mention[]
}

/** The mentions of a part, in the order of the sentence. */
export function mentionsOfPart({ head, group, contents, about }: Part): Mention[] {
  const inner = group ? [group.mention, ...group.parts.flatMap(mentionsOfPart)] : []
  const divided = contents?.flatMap(mentionsOfPart) ?? []
  return [...(head ? [head] : []), ...inner, ...divided, ...about].toSorted((one, other) => one.from - other.from)
}

/** Where the last word of a part ends. */
export function endOf(part: Part): number {
  return Math.max(0, ...mentionsOfPart(part).map(({ to }) => to))
}

/** What was said of a part, of one kind. */
export function saidOf<Kind extends Mention['kind']>({ about }: Part, kind: Kind): MentionOf<Kind>[] {
  return about.filter((one): one is MentionOf<Kind> => one.kind === kind)
}

/** Whether something of a kind was said of a part. */
export function says({ about }: Part, kind: Mention['kind']): boolean {
  return about.some((one) => one.kind === kind)
}

/** The end of the session that a part is of by its own words. */
export function roleOf(part: Part): 'warmup' | 'cooldown' | undefined {
  if (part.head?.kind === 'warm-up or cool-down') return part.head.part
  return saidOf(part, 'warm-up or cool-down')[0]?.part
}

/** Whether a part is made of bouts: a set, a ladder or a group of parts. */
export function hasBouts({ head, group }: Part): boolean {
  return group !== undefined || head?.kind === 'set' || head?.kind === 'rungs'
}
