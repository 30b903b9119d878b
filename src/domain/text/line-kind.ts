import { type Heading, headingOf } from './header.ts'

/** What a line of a workout's text is, before it is read closer; `at` is a column from 0. */
export type LineKind =
  | { is: 'blank' }
  | { is: 'notes'; at: number }
  | { is: 'heading'; heading: Heading; hasKey: boolean }
  | { is: 'repeat'; count: number; section: string; at: number; indent: number }
  | { is: 'step'; hasDash: boolean; at: number; indent: number }
  | { is: 'section'; section: string; at: number }

/** Tells the kind of a line by how it begins and ends. */
export function kindOf(line: string): LineKind {
  const indent = /^\s*/.exec(line)?.[0].length ?? 0
  const text = line.slice(indent).trimEnd()
  if (text === '') return { is: 'blank' }
  if (text.startsWith('//')) return { is: 'notes', at: indent + 2 }
  const dash = /^(?:[*•–—]|-)\s*/u.exec(text)?.[0].length
  if (dash !== undefined) {
    const [, count] = ALONE.exec(text.slice(dash)) ?? []
    if (count !== undefined) return { is: 'repeat', count: Number(count), section: '', at: indent + dash, indent }
    return { is: 'step', hasDash: true, at: indent + dash, indent }
  }
  const heading = headingOf(line)
  if (heading) return { is: 'heading', heading, hasKey: /[:#]/.test(line) }
  const repeat = repeatOf(text)
  if (repeat) return { is: 'repeat', ...repeat, at: indent + repeat.at, indent }
  if (/^\d/.test(text)) return { is: 'step', hasDash: false, at: indent, indent }
  return { is: 'section', section: sectionOf(text), at: indent }
}

const ALONE = /^(\d{1,6})\s?[x×*]\s?:?$/i
// `Main set 3x`, `Main set (3x)`, `3x Main set`.
const BEHIND = /(?:^|[\s(])(\d{1,6})\s?[x×]\s?\)?\s?:?$/i
const BEFORE = /^(\d{1,6})\s?[x×]\s+(\p{L}[^\d/]*)$/iu

function repeatOf(text: string): { count: number; section: string; at: number } | undefined {
  const behind = BEHIND.exec(text)
  if (behind) {
    const section = sectionOf(text.slice(0, behind.index))
    return { count: Number(behind[1]), section, at: behind.index + behind[0].search(/\d/) }
  }
  const [, count, section = ''] = BEFORE.exec(text) ?? []
  return count === undefined ? undefined : { count: Number(count), section: sectionOf(section), at: 0 }
}

function sectionOf(text: string): string {
  return text.replace(/[\s:(–—-]{1,9}$/u, '').trim()
}
