import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sports } from '#domain/sports/registry.ts'
import type { PartUse } from '#domain/sports/target-parts.ts'

const page = readFileSync('docs/coaching.md', 'utf8')

const useInWords: Record<PartUse, string> = {
  easy: 'easy time',
  recovery: 'recovery',
  endurance: 'endurance',
  brisk: 'its brisk part',
  work: 'work',
  under: 'under',
  over: 'over',
  stride: 'stride or opener',
  classic: 'VO2 Max below the zone',
}

test.each(sports)('the page names every part of a zone that a $noun aims at', ({ noun, inPool, targetParts }) => {
  const rows = targetParts.map(({ zone, use, upTo, percents: [low, high] }) => {
    const most = upTo === undefined ? 'any' : inPool ? `to ${upTo} m` : `to ${timeInWords(upTo)}`
    return `| ${noun} | ${zone} | ${useInWords[use]} | ${most} | ${low}–${high} % |`
  })
  const missing = rows.filter((row) => !page.includes(row))
  expect(missing.join('\n')).toBe('')
})

function timeInWords(seconds: number): string {
  return seconds < 100 ? `${seconds} s` : `${seconds / 60} min`
}
