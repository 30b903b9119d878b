import { join } from 'node:path'
import { expect, test } from 'vitest'
import { announcementOf } from './announcement.ts'

const own = { isPublic: false, smtpUrl: undefined, authUrl: undefined, dataDir: 'data' }
const ready = 'Pacewright is ready: http://localhost:3000'

test('a server that keeps its letters in files says where', () => {
  expect(announcementOf('http://localhost:3000', own)).toEqual([
    ready,
    `Letters are written to ${join('data', 'outbox')}; their links are also printed here.`,
  ])
})

test.each([{ isPublic: true }, { smtpUrl: 'smtp://mail.example' }, { authUrl: 'https://auth.example' }])(
  'no other server speaks of letters: %o',
  (different) => {
    expect(announcementOf('http://localhost:3000', { ...own, ...different })).toEqual([ready])
  },
)
