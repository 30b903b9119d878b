import type { Mention } from '../mention.ts'
import { isEffort, isHead } from './kinds.ts'
import type { Part } from './part.ts'

/** Whether efforts stand before their lengths, "easy 20 min tempo 10 min": one before the first, none behind the last. */
export function isSaidFirst(segment: readonly Mention[], parts: readonly Part[]): boolean {
  // Nobody names the effort of a warm-up first.
  if (parts.length < 2 || parts.some(({ head }) => head?.kind === 'warm-up or cool-down')) return false
  const first = segment.find((one) => isHead(one) || isEffort(one))
  return first !== undefined && isEffort(first) && parts.every(hasOneEffort)
}

function hasOneEffort({ about }: Part, index: number, parts: { length: number }): boolean {
  const efforts = about.filter(isEffort).length
  return index === 0 ? efforts === 2 : index === parts.length - 1 ? efforts === 0 : efforts === 1
}

/** Gives each part the efforts that were read behind the part before it. */
export function shiftBack(parts: readonly Part[]): Part[] {
  return parts.map((part, index) => {
    const own =
      index === 0
        ? part.about.filter(isEffort).slice(0, 1)
        : parts.slice(index - 1, index).flatMap((before) => before.about.filter(isEffort).slice(-1))
    return { ...part, about: [...own, ...part.about.filter((one) => !isEffort(one))] }
  })
}

/** "tempo run 20 min easy 10 min tempo": where each part says its own effort behind it, the first is of the session. */
export function keepOwnEfforts(parts: Part[]): Part[] {
  const saysBehind = ({ head, about }: Part) => about.some((one) => isEffort(one) && head && one.from >= head.to)
  if (parts.length < 2 || !parts.every(saysBehind)) return parts
  return parts.map((part) => ({
    ...part,
    about: part.about.filter((one) => !isEffort(one) || !part.head || one.from >= part.head.from),
  }))
}

/** Gives swims in a row the effort behind the last: "200 fr 200 bk 200 br 200 fly easy". */
export function shareLast(parts: Part[]): Part[] {
  const efforts = parts.at(-1)?.about.filter(isEffort) ?? []
  const isRow =
    parts.length >= MIN_ROW &&
    parts.every(({ head, about }) => head?.kind === 'amount' && about.some(({ kind }) => kind === 'detail')) &&
    parts.slice(0, -1).every(({ about }) => !about.some(isEffort))
  return isRow
    ? parts.map((part) => (part.about.some(isEffort) ? part : { ...part, about: [...part.about, ...efforts] }))
    : parts
}

// Two are too few to tell (our choice).
const MIN_ROW = 3
