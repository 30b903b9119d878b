import { expect, test } from '@playwright/test'

// An address in numbers needs no name, so it would be tried, and time out, were the browser free to.
test('the browser of the tests reaches no other machine', async ({ page }) => {
  await expect(page.goto('http://192.0.2.1/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  await expect(page.goto('https://example.org/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
})
