import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { understand } from '#domain/sentence/understand.ts'
import { Chips } from './chips.tsx'
import { chipsOf } from './reading-chips.ts'

function shown(sentence: string): string[] {
  const chips = chipsOf(understand(sentence, { sport: 'running' }), sentence)
  const html = renderToStaticMarkup(<Chips chips={chips} onCorrect={() => {}} onRewrite={() => {}} />)
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) => inside.replaceAll(/<[^>]*>/g, ''))
}

test('of a workout with many parts five are shown, and how many follow, before its sport and its length', () => {
  expect(shown('400, 8x100 on 1:50, 4x50 kick, 200, 6x75 on 1:30, 300, 4x25 fast on 40, 200 swim')).toEqual([
    ...['400 meters', '8 × 100 meters every 1:50', '4 × 50 meters kick', '200 meters', '6 × 75 meters every 1:30'],
    '3 more parts',
    ...['Swimming', '2,650 meters · worked out', 'Interval · worked out'],
  ])
})

test('of a workout with one part more all are shown', () => {
  expect(shown('400, 8x100 on 1:50, 4x50 kick, 200, 6x75 on 1:30, 300 swim')).not.toContain('1 more part')
})
