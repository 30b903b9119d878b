import { expect, test, vi } from 'vitest'
import { draw } from '#tests/support/rendering/draw.tsx'
import { ReturnedNotice } from './returned-notice.tsx'

test('work that is back says where it was, or that the workout was changed meanwhile', () => {
  const notice = (isOutdated: boolean) =>
    draw(<ReturnedNotice isOutdated={isOutdated} onDiscard={() => undefined} onDismiss={() => undefined} />).html
  expect(notice(true)).toContain('The workout was changed elsewhere since then.')
  expect(notice(false)).toContain('They were kept in this browser when you left.')
})

test('it is kept with one button and discarded with the other', () => {
  const given = { onDiscard: vi.fn(), onDismiss: vi.fn() }
  const { part } = draw(<ReturnedNotice isOutdated={false} {...given} />)
  part('Keep them').onClick()
  expect([given.onDismiss.mock.calls.length, given.onDiscard.mock.calls.length]).toEqual([1, 0])
  part('Discard them').onClick()
  expect([given.onDismiss.mock.calls.length, given.onDiscard.mock.calls.length]).toEqual([1, 1])
})
