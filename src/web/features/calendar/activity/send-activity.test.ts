import { expect, test } from 'vitest'
import { fitActivity, tcxActivity, tcxLap } from '#tests/support/workouts/activity-files.ts'
import type { Fetch } from '../../../lib/api.ts'
import { sendActivity } from './send-activity.ts'

const { signal } = new AbortController()

async function sentFor(file: File) {
  const sent: { path: string; body: Blob | undefined }[] = []
  const fetcher: Fetch<Blob> = async (path, init) => {
    sent.push({ path, body: init?.body })
    return new Response('{}')
  }
  await sendActivity(file, 'running', signal, fetcher)
  return sent[0]
}

test('a TCX file leaves the browser without the places where the athlete was', async () => {
  const sent = await sentFor(new File([tcxActivity(tcxLap(600, 2000, 500) + tcxLap(600, 2000))], 'Morning.TCX'))
  expect(sent?.path).toBe('/api/calendar/activity-figures?sport=running')
  const text = await sent?.body?.text()
  expect(text).not.toContain('Latitude')
  expect(text?.match(/<TotalTimeSeconds>600/g)).toHaveLength(2)
  expect(text?.length).toBeLessThan(3000)
})

test('a FIT file is sent as it is', async () => {
  const bytes = fitActivity()
  const sent = await sentFor(new File([bytes], 'morning.fit'))
  expect(new Uint8Array((await sent?.body?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
})
