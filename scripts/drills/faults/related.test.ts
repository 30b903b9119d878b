import { expect, test } from 'vitest'
import { testsOfFiles } from './related.ts'

test('the tests of a file are those that import it: the nearest, others, and those of kept texts', () => {
  const { near, far, kept } = testsOfFiles(
    'src/domain/judge',
    'scripts/gallery',
    'tests/support',
  )('src/domain/judge/reading/rests.ts')
  expect(near).toContain('src/domain/judge/reading/strides.test.ts')
  expect(far).toContain('src/domain/judge/runs.test.ts')
  expect(kept).toEqual(['scripts/gallery/gallery.test.ts'])
})
