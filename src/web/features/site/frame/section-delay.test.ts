import { expect, test } from 'vitest'
import { SECTION_DELAY_MS } from './section-delay.ts'

test('the page moves to a section as long after the sheet as the specification says', () => {
  expect(SECTION_DELAY_MS).toBe(400)
})
