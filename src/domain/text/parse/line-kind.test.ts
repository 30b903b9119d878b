import { expect, test } from 'vitest'
import { classifyLine, type LineKind } from './line-kind.ts'

const step = (at: number, indent: number, hasDash = true, isLikeRepeat = false): LineKind => ({
  kind: 'step',
  hasDash,
  at,
  indent,
  isLikeRepeat,
})
const repeat = (count: number, section: string, title: string, at: number, indent: number) => ({
  kind: 'repeat' as const,
  count,
  section,
  title,
  at,
  indent,
})
const section = (said: string, at = 0, isFollowedByStep = false): LineKind => ({
  kind: 'section',
  section: said,
  at,
  isFollowedByStep,
})

test.each<[string, string, LineKind]>([
  ['', '', { kind: 'blank' }],
  [' \t ', '', { kind: 'blank' }],
  ['// Easy', '', { kind: 'notes', at: 2 }],
  ['   //Easy', '', { kind: 'notes', at: 5 }],
  ['- 10m', '', step(2, 0)],
  ['  *  10m ', '', step(5, 2)],
  ['•10m', '', step(1, 0)],
  ['-', '', step(1, 0)],
  ['10m', '', step(0, 0, false)],
  ['  10m', '', step(2, 2, false)],
  ['  - 4x', '', repeat(4, '', '', 4, 2)],
  ['- Repeat 4 times:', '', repeat(4, '', '', 9, 0)],
  ['- Hills 4x', '', step(2, 0)],
  ['- 4x, 2m rest', '', step(2, 0)],
  ['- 4x, 2m rest', '10m', { ...repeat(4, '', '4x, 2m rest', 2, 0), rest: { at: 6, end: 13, isJoined: true } }],
  ['- 4x 2m rest', '- 10m', step(2, 0, true, true)],
  ['- 4x2m rest', '- 10m', step(2, 0)],
  [' 4x 2m rest', '- 10m', { ...repeat(4, '', '4x 2m rest', 1, 1), rest: { at: 4, end: 11, isJoined: false } }],
  ['4x 2m rest', '10m', step(0, 0, false)],
  ['4x 2m easy', '- 10m', step(0, 0, false, true)],
  [' Main set 4x ', '', repeat(4, 'Main set', 'Main set 4x', 10, 1)],
  ['Main set 4x hard', '', section('Main set 4x hard')],
  ['Main set 4x hard', 'Easy', section('Main set 4x hard')],
  ['Main set 4x hard', ' - 10m', repeat(4, 'Main set hard', 'Main set 4x hard', 9, 0)],
  ['Main set 4x hard', '- 4x', section('Main set 4x hard')],
  ['Warm-up', '', section('Warm-up')],
  ['  Warm-up :', '- 10m', section('Warm-up', 2, true)],
  ['Warm-up (', '- 4x', section('Warm-up')],
  ['Warm-up –', '10m', section('Warm-up')],
  [`Warm-up${' '.repeat(12)}:`, '', section('Warm-up')],
  ['# Easy', '', { kind: 'heading', heading: { kind: 'name', name: 'Easy', at: 2 }, hasKey: true }],
  ['sport: run', '', { kind: 'heading', heading: { kind: 'sport', sport: 'running', at: 7 }, hasKey: true }],
  ['run', '', { kind: 'heading', heading: { kind: 'sport', sport: 'running', at: 0 }, hasKey: false }],
])('the line %j above %j has the kind of its beginning and end', (line, next, kind) => {
  expect(classifyLine(line, next)).toEqual(kind)
})
