import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountFiles } from './files.ts'

test('the files of the root are served, compressed where they were, and neither compressed files nor folders by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-files-'))
  for (const name of ['a.txt', 'a.txt.br', 'b.gz.txt', 'c.gz']) writeFileSync(join(folder, name), name)
  mkdirSync(join(folder, 'inner'))
  writeFileSync(join(folder, 'inner', 'index.html'), 'inside')
  const app = new Hono()
  mountFiles(app, folder)
  app.get('*', (context) => context.text('a page'))
  const sent = async (name: string) => (await app.request(`/${name}`)).text()
  const names = ['a.txt', 'a.txt.br', 'b.gz.txt', 'c.gz', 'inner']
  expect(await Promise.all(names.map(sent))).toEqual(['a.txt', 'a page', 'b.gz.txt', 'a page', 'a page'])
  const compressed = await app.request('/a.txt', { headers: { 'accept-encoding': 'br' } })
  expect([compressed.headers.get('content-encoding'), await compressed.text()]).toEqual(['br', 'a.txt.br'])
})

test('other sites may show the link preview, and no other file of ours', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacewright-files-'))
  for (const name of ['link-preview.png', 'icon.png']) writeFileSync(join(folder, name), name)
  const app = new Hono()
  mountFiles(app, folder)
  const policyOf = async (name: string) => (await app.request(`/${name}`)).headers.get('cross-origin-resource-policy')
  expect([await policyOf('link-preview.png'), await policyOf('icon.png')]).toEqual(['cross-origin', null])
})
