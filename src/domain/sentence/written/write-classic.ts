import { sportOf } from '../../sports/registry.ts'
import type { Head } from '../outline/part.ts'
import { type WritingContext, type WrittenPart, writeRest } from './writing.ts'

/**
 * Writes a session that is known by its name. The fartlek of Steve Moneghetti is 2 x 90 s, 4 x 60 s, 4 x 30 s and 4 x 15 s hard,
 * each with a steady float as long, 20 minutes in all. Izumi Tabata's is 8 x 20 s all out with 10 s between, and Bent
 * Rønnestad's 3 x (13 x 30 s with 15 s between) with 3 minutes between the sets.
 */
export function writeClassic(head: Extract<Head, { kind: 'classic' }>, context: WritingContext): WrittenPart {
  const pause = (seconds: number) => writeRest({ value: seconds, unit: 'seconds' }, false, context)
  if (head.name === 'tabata')
    return {
      lines: [`- 8x 20sec open effort 10/10 interval / ${pause(10)}`],
      mentions: [head],
      assumed: [TABATA],
    }
  if (head.name === 'ronnestad') {
    const effort = sportOf(context.sport).reference.metric === 'power' ? '106-120%' : 'very hard'
    const set = `- 13x 30sec ${effort} interval / ${pause(15)}`
    const between = `- ${pause(180)}`
    return { lines: [set, '', between, '', set, '', between, '', set], mentions: [head], assumed: [RONNESTAD] }
  }
  const lines = MONA.flatMap(([times, seconds]) => [
    `${times}x`,
    `- ${seconds}sec very hard interval`,
    `- Float ${seconds}sec steady recovery`,
    '',
  ])
  return { lines, mentions: [head], assumed: [] }
}

const TABATA = 'A tabata is 8 × 20 s all out with 10 s between.'
const RONNESTAD = 'Rønnestad intervals are 3 × (13 × 30 s hard, 15 s easy) with 3 minutes between.'

const MONA = [
  [2, 90],
  [4, 60],
  [4, 30],
  [4, 15],
] as const
