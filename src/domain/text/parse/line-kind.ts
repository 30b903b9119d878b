import { type Heading, readHeading } from './heading.ts'
import { type RepeatTitle, type RestOfRound, readRepeatTitle, saysCount } from './repeat-title.ts'

/**
 * The kind of a line, by how it begins and ends; `at` is a column from 0. The `title` of a repeat is the whole line, its
 * `section` the title without the count. `isLikeRepeat`: a step with a count above steps that it does not repeat.
 */
export type LineKind =
  | { kind: 'blank' }
  | { kind: 'notes'; at: number }
  | { kind: 'heading'; heading: Heading; hasKey: boolean }
  | {
      kind: 'repeat'
      count: number
      section: string
      title: string
      at: number
      indent: number
      rest?: RestOfRound
    }
  | { kind: 'step'; hasDash: boolean; at: number; indent: number; isLikeRepeat?: boolean }
  | { kind: 'section'; section: string; at: number; isFollowedByStep?: boolean }

/**
 * Finds the kind of a line. A title with a count among its words, `Main set 4x hard`, is a repeat if the `next` line is a
 * step, else a section.
 */
export function classifyLine(line: string, next = ''): LineKind {
  const indent = line.length - line.trimStart().length
  const text = line.slice(indent).trimEnd()
  if (text === '') return { kind: 'blank' }
  if (text.startsWith('//')) return { kind: 'notes', at: indent + 2 }
  const dash = DASH.exec(text)?.[0].length ?? 0
  const repeat = readRepeatTitle(text.slice(dash))
  const isRepeat = repeat && startsRepeat(repeat, dash > 0, next)
  if (dash > 0) {
    const at = indent + dash
    if (isRepeat) return { ...repeatFrom(repeat, at), title: repeat.rest ? text.slice(dash) : '', indent }
    return { kind: 'step', hasDash: true, at, indent, isLikeRepeat: repeat?.words === '' && isStep(next) }
  }
  const heading = readHeading(line)
  if (heading) return { kind: 'heading', heading, hasKey: /[:#]/.test(line) }
  if (isRepeat) return { ...repeatFrom(repeat, indent), title: text, indent }
  if (/^\d/.test(text))
    return { kind: 'step', hasDash: false, at: indent, indent, isLikeRepeat: saysCount(text) && isStep(next) }
  return {
    kind: 'section',
    section: text.replace(/[\s:(–—-]{1,9}$/u, '').trim(),
    at: indent,
    isFollowedByStep: isStep(next),
  }
}

/** Whether a line is a step with a dash. */
export function isStep(line: string): boolean {
  return DASH.test(line.trimStart()) && classifyLine(line).kind === 'step'
}

const DASH = /^(?:[*•–—]|-)\s*/u

function startsRepeat({ words, isInside, rest }: RepeatTitle, hasDash: boolean, next: string): boolean {
  if (hasDash && words !== '') return false
  if (!rest) return !isInside || isStep(next)
  return rest.isJoined ? classifyLine(next).kind === 'step' : !hasDash && isStep(next)
}

function repeatFrom({ count, at, words, rest }: RepeatTitle, from: number) {
  const shifted = rest && { ...rest, at: from + rest.at, end: from + rest.end }
  return { kind: 'repeat' as const, count, section: words, at: from + at, ...(shifted && { rest: shifted }) }
}
