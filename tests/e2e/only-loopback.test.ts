import { expect, test } from './test.ts'

// A numeric address needs no name lookup, so a browser without the rule would try it and time out.
test('the browser of the tests reaches no other machine', async ({ page }) => {
  await expect(page.goto('http://192.0.2.1/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
  await expect(page.goto('https://example.org/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED')
})
