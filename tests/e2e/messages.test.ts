import { ofAccounts } from './messages/account.ts'
import { ofPages } from './messages/pages.ts'
import { ofRouteGenerator } from './messages/route-generator.ts'
import { ofRouteLibrary } from './messages/route-library.ts'
import { ofWorkouts } from './messages/workouts.ts'
import { openPage } from './open-page.ts'
import { expect, test } from './test.ts'

// The product's messages of success and failure, word for word: a row for each that `screens.ts` does not check. The
// failures are made between the page and the server.
const rows = [...ofWorkouts, ...ofRouteGenerator, ...ofRouteLibrary, ...ofAccounts, ...ofPages]

for (const { when, says, as, complains, isReadElsewhere, act } of rows)
  test(`when ${when}, it says "${says[0]}"${isReadElsewhere ? ' @drill' : ''}`, async ({ browser, server, people }) => {
    const person = await people[as ?? 'free']()
    const { page, close } = await openPage(browser, server, as && person)
    await act({ page, server, person })
    for (const sentence of says) await expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
    await (complains ? page.close() : close())
  })
