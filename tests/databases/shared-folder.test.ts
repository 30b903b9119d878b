import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askServer } from '#server/admin/socket.ts'
import { createLog } from '#server/http/log/log.ts'
import { startServer } from '#server/process/start.ts'
import { newDatabase } from './new-database.ts'

test('the operator’s command reaches the remaining one of two servers that share a folder and a database', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pacewright-shared-'))
  const environment = { DATA_DIR, PORT: '0', DATABASE_URL: await newDatabase({ isMigrated: true }) }
  const start = () => startServer({ environment, log: createLog('silent') })
  const [first, second] = [await start(), await start()]
  await second.close()
  expect(await askServer(DATA_DIR, ['health'])).toMatchObject({ exitCode: 0 })
  await first.close()
  expect(await askServer(DATA_DIR, ['health'])).toBeUndefined()
  rmSync(DATA_DIR, { recursive: true })
})

test('a server that closes stops listening before its pages close, and closes its database last', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'pacewright-closing-'))
  const environment = { DATA_DIR, PORT: '0', DATABASE_URL: await newDatabase({ isMigrated: true }) }
  const seen: unknown[] = []
  const close = async () => {
    const isListening = await fetch(`${running.url}/healthz`).then(
      () => true,
      () => false,
    )
    const { status } = await running.app.app.request('/readyz')
    seen.push({ isListening, status })
  }
  const loadPages = async () => ({ render: async () => new Response('page'), close })
  const running = await startServer({ environment, log: createLog('silent'), loadPages })
  await Promise.all([running.close(), running.close()])
  expect(seen).toEqual([{ isListening: false, status: 200 }])
  rmSync(DATA_DIR, { recursive: true })
})
