import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { drawQrCode, qrFile } from './qr-svg.ts'

const url = 'https://pace.example/workout/01900000-0000-7000-8000-000000000000'

/** The dark modules that a path fills, each as "x y". */
function filled(path: string): Set<string> {
  const cells = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at} ${y}`),
  )
  return new Set(cells)
}

test('the path fills the dark modules of the code and no others', () => {
  const { size, path } = drawQrCode(url)
  const { data } = encode(url, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(filled(path)).toEqual(new Set(dark))
  expect(size).toBe(data.length)
})

test('four white modules surround the code', () => {
  const { size, path } = drawQrCode(url)
  const places = [...filled(path)].flatMap((cell) => cell.split(' ').map(Number))
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5])
})

test('the file is an SVG in ink on white', () => {
  const file = qrFile(url)
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) \1"/)
  expect(file.indexOf('fill="#ffffff"')).toBeLessThan(file.indexOf('fill="#131a17"'))
})
