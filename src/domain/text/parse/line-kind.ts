import { type Heading, headingOf } from './heading.ts'
import { repeatTitleOf } from './repeat-title.ts'

/**
 * What a line of a workout's text is, before it is read closer; `at` is a column from 0. A repeat's `section` is its
 * title without the count; `title` is the whole of it.
 */
export type LineKind =
  | { is: 'blank' }
  | { is: 'notes'; at: number }
  | { is: 'heading'; heading: Heading; hasKey: boolean }
  | { is: 'repeat'; count: number; section: string; title: string; at: number; indent: number }
  | { is: 'step'; hasDash: boolean; at: number; indent: number }
  | { is: 'section'; section: string; at: number; isFollowedByStep?: boolean }

/**
 * Tells the kind of a line by how it begins and ends. A title with its count among its words, `Main set 4x hard`, is a
 * repeat where the `next` line is a step, and else a heading.
 */
export function kindOf(line: string, next = ''): LineKind {
  const indent = line.length - line.trimStart().length
  const text = line.slice(indent).trimEnd()
  if (text === '') return { is: 'blank' }
  if (text.startsWith('//')) return { is: 'notes', at: indent + 2 }
  const dash = DASH.exec(text)?.[0].length
  if (dash !== undefined) {
    const repeat = repeatTitleOf(text.slice(dash))
    if (repeat?.words === '')
      return { is: 'repeat', count: repeat.count, section: '', title: '', at: indent + dash + repeat.at, indent }
    return { is: 'step', hasDash: true, at: indent + dash, indent }
  }
  const heading = headingOf(line)
  if (heading) return { is: 'heading', heading, hasKey: /[:#]/.test(line) }
  const repeat = repeatTitleOf(text)
  if (repeat && (!repeat.isInside || isStep(next)))
    return { is: 'repeat', count: repeat.count, section: repeat.words, title: text, at: indent + repeat.at, indent }
  if (/^\d/.test(text)) return { is: 'step', hasDash: false, at: indent, indent }
  return {
    is: 'section',
    section: text.replace(/[\s:(–—-]{1,9}$/u, '').trim(),
    at: indent,
    isFollowedByStep: isStep(next),
  }
}

const DASH = /^(?:[*•–—]|-)\s*/u

function isStep(line: string): boolean {
  return DASH.test(line.trimStart()) && kindOf(line).is === 'step'
}
