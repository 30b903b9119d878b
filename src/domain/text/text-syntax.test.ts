import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cycling } from '../sports/cycling.ts'
import { running } from '../sports/running.ts'
import { swimming } from '../sports/swimming.ts'
import { zonePercents } from './parse/zone-reading.ts'
import { parseText } from './parse.ts'
import { printText } from './print.ts'

const page = readFileSync('docs/text-syntax.md', 'utf8')
const examples = [...page.matchAll(/^```\n(.*?)^```$/gms)].map(([, example = '']) => example)
const snippets = [...page.matchAll(/`(- [^`]+|\d+x[^`]+)`/g)].map(([, snippet = '']) => snippet)

test('the page of the text syntax has examples', () => {
  expect(examples.length).toBeGreaterThan(4)
  expect(snippets.length).toBeGreaterThan(2)
})

test.each(examples)('the example of the page is a workout:\n%s', (example) => {
  const { workout, errors } = parseText(example, { name: 'Example' })
  expect(errors).toEqual([])
  if (workout) expect(parseText(printText(workout)).workout).toEqual(workout)
})

test.each(snippets)('the snippet %s of the page is read', (snippet) => {
  expect(parseText(snippet, { name: 'Example', sport: 'swimming' }).errors).toEqual([])
})

// The targets in the tables and the text of the page, each with its sport.
test.each(targetsOnThePage())('%s: %s can stand behind a length', (sport, target) => {
  expect(parseText(`- 10m ${target}`, { name: 'Example', sport }).errors).toEqual([])
})

test('the zones of the page are those of the product', () => {
  const rows = page.split('\n').filter((line) => /^\| [1-7] \|/.test(line))
  const columns = [
    [cycling, 'power'],
    [running, 'pace'],
    [swimming, 'pace'],
    [cycling, 'heartrate'],
    [running, 'heartrate'],
  ] as const
  expect(
    rows.map((row) =>
      row
        .split('|')
        .slice(2, -1)
        .map((cell) => cell.trim()),
    ),
  ).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((zone) => columns.map(([sport, metric]) => zonePercents(metric, zone, sport) ?? '')),
  )
})

function targetsOnThePage() {
  const rows = page
    .split('\n')
    .filter((line) => /^\| (a zone|percents|figures|a race|beats|one end|nothing)/.test(line))
  expect(rows).toHaveLength(7)
  return rows.flatMap((row) =>
    row
      .split('|')
      .slice(2, 5)
      .flatMap((cell, column) =>
        [...cell.matchAll(/`([^`]+)`/g)].map(
          ([, target = '']) => [(['cycling', 'running', 'swimming'] as const)[column] ?? 'cycling', target] as const,
        ),
      ),
  )
}
