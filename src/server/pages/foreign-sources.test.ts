import { expect, test } from 'vitest'
import { foreignSources } from './foreign-sources.ts'

test('pages load from the hosts of the settings, and from no other', () => {
  expect(
    foreignSources({ authUrl: undefined, chatScriptUrl: undefined, tilesUrl: undefined, geocoderUrl: undefined }),
  ).toEqual({
    connect: [],
    images: [],
  })
  expect(
    foreignSources({
      authUrl: 'https://auth.example/auth/v1',
      chatScriptUrl: 'https://chat.example/widget.js?id=1',
      tilesUrl: 'https://tiles.example:8443/{z}/{x}/{y}.png?key=a;b',
      geocoderUrl: 'http://localhost:8080/nominatim',
    }),
  ).toEqual({
    connect: ['https://auth.example', 'http://localhost:8080'],
    images: ['https://tiles.example:8443'],
    chat: 'https://chat.example',
  })
})

test('a server of tiles on several hosts is one pattern', () => {
  const { images } = foreignSources({
    authUrl: undefined,
    chatScriptUrl: undefined,
    tilesUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
    geocoderUrl: undefined,
  })
  expect(images).toEqual(['https://*.tiles.example'])
})
