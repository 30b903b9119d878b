import { readFileSync } from 'node:fs'
import { type Edit, editsAt } from './kinds.ts'
import { nodesIn } from './tree.ts'

/** One small mistake in one file; `line` counts from one, `from` is what stood there. */
export type Fault = Edit & { file: string; line: number; from: string }

/** Every fault that can be put into a file, by its path from the project's root. */
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

/** A file's text with the fault in it. */
export function withFault(text: string, { start, end, to }: Edit): string {
  return text.slice(0, start) + to + text.slice(end)
}

/** One line to find a fault by. */
export function describeFault({ file, line, kind, from, to }: Fault): string {
  return `${file}:${line} ${kind}: ${onOneLine(from)} → ${onOneLine(to) || '(nothing)'}`
}

function onOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}
