import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Part, runParts } from './run-parts.ts'
import { none } from './tally.ts'

test('parts run side by side and are read one after the other, and one that fails is counted', async () => {
  const out = new PassThrough()
  const parts: Part[] = [
    { label: 'slow', command: ['node', '-e', 'process.stdout.write("a"); setTimeout(() => console.log("b"), 300)'] },
    { label: 'quick', command: ['node', '-e', 'console.log("c")'], tally: () => ({ ...none, passed: 2 }) },
    { label: 'broken', command: ['node', '-e', 'console.error("d"); process.exit(3)'], tally: () => none },
    { label: 'counted', command: ['node', '-e', 'process.exit(1)'], tally: () => ({ ...none, failed: 4 }) },
    { label: 'absent', command: ['no-such-program'] },
    {
      label: 'without a report',
      command: ['node', '-e', ''],
      tally: () => {
        throw new Error('no file')
      },
    },
  ]
  const tallies = await runParts(parts, out)
  out.end()
  const printed = await text(out)
  expect(printed).toMatch(
    /^\n— slow\nab\n\n— quick\nc\n\n— broken\nd\n\n— counted\n\n— absent\nspawn .* ENOENT\n\n— without a report\n$/,
  )
  expect(tallies.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 0],
    [2, 0],
    [0, 1],
    [0, 4],
    [0, 1],
    [0, 1],
  ])
  expect(tallies[2]?.failures).toEqual(['broken: see its own lines above'])
})
