import { beforeAll, expect, test } from 'vitest'
import { cut, fitTitle } from './fit-title.ts'
import { type Lettering, openLettering } from './lettering.ts'
import { readable } from './readable.ts'

let lettering: Lettering
beforeAll(async () => {
  lettering = await openLettering()
})

test.each([
  ['Threshold 5 × 4', 'Threshold 5 × 4'],
  ['  two \u00a0 spaces\t', 'two spaces'],
  ['🔥 Hügel-Łódź 🏃‍♀️ Đặng', 'Hügel-Łódź Đặng'],
  ['5️⃣ × 4️⃣', '5 × 4'],
  ['© OpenStreetMap contributors', '© OpenStreetMap contributors'],
  ['\u202eevil\u202c', 'evil'],
  ['閾値走', undefined],
  ['Tempo 閾値', undefined],
  ['تمرين', undefined],
  ['🔥🔥', undefined],
  ['…', undefined],
])('of %j is drawn %j', (name, drawn) => {
  expect(readable(name, lettering)).toBe(drawn)
})

test('a title gets the largest size in which it fits, and in the smallest one it is cut', () => {
  const room = {
    width: 600,
    sizes: [
      [82, 1],
      [48, 2],
    ] as const,
  }
  const fitted = (title: string) => fitTitle(title, room, lettering, '#000')
  expect(fitted('Threshold')).toMatchObject({ lines: ['Threshold'], style: { size: 82 } })
  expect(fitted('Threshold intervals of the club')).toMatchObject({ style: { size: 48 } })
  expect(fitted('Threshold intervals of the club').lines.join(' ')).toBe('Threshold intervals of the club')
  for (const title of ['word '.repeat(40).trim(), 'x'.repeat(200), `a ${'x'.repeat(200)}`]) {
    const { lines, style } = fitted(title)
    expect(lines.length).toBeLessThanOrEqual(2)
    expect(lines.at(-1)).toMatch(/…$/)
    for (const line of lines) expect(lettering.widthOf(line, style)).toBeLessThanOrEqual(600)
  }
})

test('a text is as wide as it is written, from either side', () => {
  const style = { size: 40, style: 'plain', fill: '#000' } as const
  const xsOf = (svg: string) => [...svg.matchAll(/translate\((-?[\d.]+) /g)].map(([, x]) => Number(x))
  const width = lettering.widthOf('by Maren', style)
  expect(xsOf(lettering.write('by Maren', { x: 100, y: 10 }, style))[0]).toBe(100)
  expect(xsOf(lettering.write('by Maren', { x: 100, y: 10, end: true }, style))[0]).toBeCloseTo(100 - width, 2)
  expect(cut('by Maren', width, (text) => lettering.widthOf(text, style))).toBe('by Maren')
  expect(cut('by Maren', width - 1, (text) => lettering.widthOf(text, style))).toBe('by Mar…')
})
