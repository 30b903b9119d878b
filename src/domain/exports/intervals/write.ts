import { isGroup, toGroups } from '../../workout/groups.ts'
import type { Step } from '../../workout/step.ts'
import type { FileWorkout, ReaderOptions } from '../shared/format.ts'
import { writeStep } from './line.ts'
import { titleLine } from './title.ts'

/** A workout as text of intervals.icu. Repeats stand between empty lines: without them they are done once. */
export function intervalsText({ name, sport, steps, poolLength }: FileWorkout, options: ReaderOptions): string {
  const linesOf = (step: Step) => writeStep(step, sport, options).lines
  const title = titleLine(name)
  const paragraphs = [title === undefined ? [] : [title], poolLength ? [poolLine(poolLength)] : [], []]
  for (const entry of toGroups(steps)) {
    if (isGroup(entry)) paragraphs.push([`${entry.count}x`, ...entry.steps.flatMap(linesOf)], [])
    else paragraphs.at(-1)?.push(...linesOf(entry))
  }
  const written = paragraphs.filter((lines) => lines.length > 0)
  return `${written.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

function poolLine({ length, unit }: NonNullable<FileWorkout['poolLength']>): string {
  return `pool length: ${Number(length.toFixed(2))}${unit === 'meters' ? 'm' : 'y'}`
}
