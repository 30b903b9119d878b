import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Margins, paddings, borders and places are said by where a line begins and ends, so that a page can be read from the right.
// What a map or a chart computes in pixels is written as a style and keeps its sides.

/** Classes that name a side of the window: `ml-2`, `lg:-left-1`, `text-right`, `rounded-tl-sm`. */
const PHYSICAL_CLASS =
  /(?<=["'`\s:])-?(?:(?:scroll-)?[mp][lr]-[\d[(]|(?:scroll-)?[mp][lr]-(?:auto|px)|(?:left|right)-(?:[\d[(]|auto|full|px)|(?:text|float)-(?:left|right)(?=["'`\s])|border-[lr](?=["'`\s-])|rounded-(?:[lr]|[tb][lr])(?=["'`\s-]))/g
const PHYSICAL_PROPERTY = /(?:margin|padding|border)-(?:left|right)|text-align: (?:left|right)|float: (?:left|right)/g

test('the pages name no side of the window in their styles', () => {
  const found = globSync('src/web/**/*.{tsx,ts,css}')
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => {
      const text = readFileSync(path, 'utf8')
      const pattern = path.endsWith('.css') ? PHYSICAL_PROPERTY : PHYSICAL_CLASS
      return (text.match(pattern) ?? []).map((words) => `${path}: ${words}`)
    })
  expect(found).toEqual([])
})

test('the patterns know such styles', () => {
  for (const one of ['"ml-2"', ' lg:-left-1 ', "'text-right'", '"rounded-tl-sm"', ' border-l-4', '"mr-auto"'])
    expect(one.match(PHYSICAL_CLASS), one).not.toBeNull()
  for (const one of ['"border-line"', '"ms-2"', '"text-start"', ' rounded-control', "'left'", ' place-left'])
    expect(one.match(PHYSICAL_CLASS), one).toBeNull()
})
