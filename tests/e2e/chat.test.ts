import { createServer } from 'node:http'
import { join } from 'node:path'
import { emptyCluster } from '#tests/databases/empty-cluster.ts'
import { listenOnLoopback } from '#tests/support/server/loopback.ts'
import { openPage } from './open-page.ts'
import { startServer } from './server.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'

/** What the script of a widget does: it adds styles and an element to the page. */
const widget = `document.head.append(Object.assign(document.createElement('style'), { textContent: 'aside { color: red }' }))
document.body.append(Object.assign(document.createElement('aside'), { textContent: 'Chat with us' }))`

test('the chat widget is loaded when the page is touched, and cannot be seen on the page of a new password', async ({
  browser,
}) => {
  let asked = 0
  const vendor = createServer((_, answer) => {
    asked += 1
    answer.setHeader('content-type', 'text/javascript').end(widget)
  })
  const port = await listenOnLoopback(vendor)
  const cluster = join(await emptyCluster(), 'db')
  const server = await startServer({ cluster, env: { CHAT_SCRIPT_URL: `http://localhost:${port}/widget.js` } })
  const { page, close } = await openPage(browser, server)
  const chat = page.getByText('Chat with us')

  await visit(page, '/reset-password')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: 'Contact' }).first().click()
  await expect(chat).toBeVisible()
  expect(asked).toBe(1)

  // The widget is there, and the address changes without a new page.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/password/i)
  await expect(chat).toBeHidden()
  await page.goForward()
  await expect(chat).toBeVisible()
  await close()
  await server.stop()
  vendor.close()
})
