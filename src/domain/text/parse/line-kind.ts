import { type Heading, readHeading } from './heading.ts'
import { readRepeatTitle } from './repeat-title.ts'

/**
 * The kind of a line, by how it begins and ends; `at` is a column from 0. The `title` of a repeat is the whole line, its
 * `section` the title without the count.
 */
export type LineKind =
  | { kind: 'blank' }
  | { kind: 'notes'; at: number }
  | { kind: 'heading'; heading: Heading; hasKey: boolean }
  | { kind: 'repeat'; count: number; section: string; title: string; at: number; indent: number }
  | { kind: 'step'; hasDash: boolean; at: number; indent: number }
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
  const dash = DASH.exec(text)?.[0].length
  if (dash !== undefined) {
    const repeat = readRepeatTitle(text.slice(dash))
    if (repeat?.words === '')
      return { kind: 'repeat', count: repeat.count, section: '', title: '', at: indent + dash + repeat.at, indent }
    return { kind: 'step', hasDash: true, at: indent + dash, indent }
  }
  const heading = readHeading(line)
  if (heading) return { kind: 'heading', heading, hasKey: /[:#]/.test(line) }
  const repeat = readRepeatTitle(text)
  if (repeat && (!repeat.isInside || isStep(next)))
    return { kind: 'repeat', count: repeat.count, section: repeat.words, title: text, at: indent + repeat.at, indent }
  if (/^\d/.test(text)) return { kind: 'step', hasDash: false, at: indent, indent }
  return {
    kind: 'section',
    section: text.replace(/[\s:(–—-]{1,9}$/u, '').trim(),
    at: indent,
    isFollowedByStep: isStep(next),
  }
}

const DASH = /^(?:[*•–—]|-)\s*/u

function isStep(line: string): boolean {
  return DASH.test(line.trimStart()) && classifyLine(line).kind === 'step'
}
