import { readFileSync } from 'node:fs'
import { type Edit, editsAt } from './kinds.ts'
import { nodesIn } from './tree.ts'

/** A small mistake in a file; `line` counts from one, `from` is the code that it replaces. */
export type Fault = Edit & { file: string; line: number; from: string }

/** Every fault that can be put into a file, given by its path from the project's root. */
export function faultsIn(file: string): Fault[] {
  const text = readFileSync(file, 'utf8')
  return nodesIn(text, file)
    .flatMap((node) => editsAt(node, text))
    .map((edit) => ({
      ...edit,
      file,
      line: text.slice(0, edit.start).split('\n').length,
      from: text.slice(edit.start, edit.end),
    }))
}

/** A source with an edit applied. */
export function applyEdit(text: string, { start, end, to }: Edit): string {
  return text.slice(0, start) + to + text.slice(end)
}

/** One line that names a fault and its place. */
export function describeFault({ file, line, kind, from, to }: Fault): string {
  return `${file}:${line} ${kind}: ${onOneLine(from)} → ${onOneLine(to) || '(nothing)'}`
}

function onOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
