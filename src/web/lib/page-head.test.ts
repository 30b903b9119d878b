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

test('a link preview shows the picture of a page, with its absolute address, or that of the product', () => {
  const page = { path: '/workout/1', title: 'Tempo', description: '' }
  const { meta } = pageHead(site, { ...page, picture: { path: '/picture.png', alt: 'The profile of Tempo' } })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://train.example.org/picture.png' })
  expect(meta).toContainEqual({ property: 'og:image:width', content: '1200' })
  expect(meta).toContainEqual({ property: 'og:image:height', content: '630' })
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'The profile of Tempo' })
  expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  const others = pageHead(site, page).meta
  expect(others).toContainEqual({ property: 'og:image', content: 'https://train.example.org/link-preview.png' })
})
