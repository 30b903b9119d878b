import { expect, test } from 'vitest'
import { writeCaptions } from './captions.ts'

test('captions are WebVTT, with minutes, seconds and milliseconds', () => {
  expect(writeCaptions([{ from: 900, to: 61_050, text: 'Say it.' }])).toBe(
    'WEBVTT\n\n00:00.900 --> 01:01.050\nSay it.\n',
  )
})
