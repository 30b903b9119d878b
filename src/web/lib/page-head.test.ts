import { expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

const site = {
  publicUrl: 'https://train.example.org',
  authUrl: '/auth/v1',
  authKey: '',
  billing: 'off',
  supportEmail: '',
  map: { tilesAttribution: '' },
  maker: { name: '', url: '' },
  version: '0',
} as const

test('link previews and search engines get the absolute address', () => {
  const { meta, links } = pageHead(site, { path: '/contact', title: 'Contact', description: 'How to reach us.' })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://train.example.org/contact' }])
  expect(meta).toContainEqual({ property: 'og:url', content: 'https://train.example.org/contact' })
  expect(meta).toContainEqual({ title: 'Contact · Pacewright' })
})

test('the front page has its own title', () => {
  const { meta } = pageHead(site, { path: '/', title: 'Plan Workouts', description: '', named: false })
  expect(meta).toContainEqual({ title: 'Plan Workouts' })
})
