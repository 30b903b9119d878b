import { call } from '#web/lib/api.ts'
import { barriersOn } from './barriers.ts'
import { openPage } from './open-page.ts'
import { anAthlete, apiOf } from './people.ts'
import { visit } from './settled.ts'
import { expect, test } from './test.ts'
import { holdToasts, undoInToast } from './undo-in-toast.ts'

test('threshold pace, FTP and critical swim speed are saved, drawn as zones, and removed @phone', async ({
  browser,
  server,
}) => {
  const person = await anAthlete(server)
  const { page, close } = await openPage(browser, server, person)
  await holdToasts(page)
  await visit(page, '/dashboard/account')
  const metrics = page.getByRole('region', { name: 'Exercise metrics' })
  const save = metrics.getByRole('button', { name: 'Save metrics' })
  const [pace, ftp, css] = ['Threshold pace', 'Cycling FTP', 'Critical swim speed'].map((label) =>
    metrics.getByRole('textbox', { name: label }),
  )
  if (!pace || !ftp || !css) throw new Error('no fields')

  await save.click()
  await expect(page.getByText('No values were provided', { exact: true })).toBeVisible()

  await pace.fill('4.5x')
  await save.click()
  await expect(page.getByText('Failed to save metrics', { exact: true })).toBeVisible()
  await expect(pace).toBeFocused()
  await expect(metrics.getByText('Write a pace as mm:ss, such as 4:30.')).toBeVisible()
  await expect(metrics.getByRole('list', { name: 'Running zones' })).toHaveCount(0)
  expect(await barriersOn(page)).toEqual([])

  await pace.fill('4:30')
  await ftp.fill('a lot')
  await save.click()
  await expect(ftp).toBeFocused()
  await expect(metrics.getByText('Enter your FTP in watts, such as 250.')).toBeVisible()
  await ftp.fill('250')
  const zones = metrics.getByRole('list', { name: 'Running zones' }).getByRole('listitem')
  await expect(zones).toHaveCount(5)
  await expect(zones.nth(3)).toContainText('4:44–4:22')
  await expect(metrics.getByRole('list', { name: 'Cycling zones' }).getByRole('listitem')).toHaveCount(7)
  await save.click()
  await expect(page.getByText('Your metrics have been saved', { exact: true })).toBeVisible()
  const saved = async () => (await call('get /api/user', {}, apiOf(server, person))).meta.athlete_metrics
  // The unit of a swim is sent only with its speed.
  expect(await saved()).toEqual({ running_threshold_pace: '4:30', running_unit: 'kilometers', cycling_ftp: 250 })

  await css.fill('1:45')
  await metrics.getByRole('combobox', { name: 'Swimming unit' }).selectOption('yards')
  await save.click()
  await expect(metrics.getByRole('button', { name: 'Remove critical swim speed' })).toBeVisible()
  expect(await saved()).toMatchObject({ swimming_css: '1:45', swimming_unit: 'yards' })
  expect(await barriersOn(page)).toEqual([])

  await metrics.getByRole('button', { name: 'Remove FTP' }).click()
  await expect(page.getByText('FTP removed', { exact: true })).toBeVisible()
  await expect(ftp).toHaveValue('')
  expect(await saved()).not.toHaveProperty('cycling_ftp')
  await undoInToast(page, 'FTP removed').click()
  await expect(ftp).toHaveValue('250')
  await expect(metrics.getByRole('button', { name: 'Remove FTP' })).toBeVisible()
  expect(await saved()).toHaveProperty('cycling_ftp', 250)

  await metrics.getByText('History', { exact: true }).click()
  const history = metrics.getByRole('table')
  await expect(history.getByRole('row')).toHaveCount(4)
  await expect(history.getByRole('row', { name: /^Threshold pace .* 4:30 \/km$/ })).toBeVisible()
  await expect(history.getByRole('row', { name: /^Critical swim speed .* 1:45 \/100 yd$/ })).toBeVisible()
  expect(await barriersOn(page)).toEqual([])

  // What is worked out goes into the field and is not saved yet.
  await metrics.getByRole('button', { name: 'Find it out' }).nth(1).click()
  const finding = page.getByRole('dialog', { name: 'Find out your FTP' })
  await finding.getByRole('button', { name: 'Use it' }).click()
  await expect(finding.getByText('Enter the mean power of your 20 minutes in watts')).toBeVisible()
  await finding.getByText('A ramp').click()
  await finding.getByRole('textbox').fill('360')
  await expect(finding.getByRole('status')).toHaveText('Your FTP is 270 watts.')
  expect(await barriersOn(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(finding).toHaveCount(0)
  await expect(ftp).toHaveValue('270')
  expect(await saved()).toHaveProperty('cycling_ftp', 250)
  await ftp.fill('250')

  const figures = page.getByRole('region', { name: 'Heart rate, pool and weight' })
  const [threshold, resting, weight] = ['Threshold heart rate', 'Resting heart rate', 'Weight'].map((label) =>
    figures.getByRole('textbox', { name: label }),
  )
  if (!threshold || !resting || !weight) throw new Error('no fields')
  await threshold.fill('170')
  await expect(figures.getByRole('list', { name: 'Heart-rate zones: Cycling' }).getByRole('listitem')).toHaveCount(5)
  await resting.fill('180')
  await weight.fill('64,5')
  await figures.getByRole('button', { name: 'Save figures' }).click()
  await expect(resting).toBeFocused()
  await expect(figures.getByText('Your heart rate at rest is below the one at threshold')).toBeVisible()
  await resting.fill('48')
  await figures.getByRole('button', { name: 'Save figures' }).click()
  await expect(figures.getByRole('button', { name: 'Remove weight' })).toBeVisible()
  await expect(metrics.getByText('3.9 watts per kilogram')).toBeVisible()
  expect(await saved()).toMatchObject({ threshold_heart_rate: 170, resting_heart_rate: 48, weight: 64.5 })
  expect(await barriersOn(page)).toEqual([])
  await close()
})
