import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '../../lib/api.ts'
import { formatsQuery } from './queries.ts'
import { fileAddress } from './workout-address.ts'

export type WrittenFormat = OutputOf<'get /api/workouts/{id}/formats'>[number]['id']

/** Taking a workout along: `chosen` is the format whose losses are on show, in a dialog, before its download. */
export type Downloads = {
  chosen: WrittenFormat | undefined
  choose: (format: WrittenFormat | undefined) => void
  /** Whether it is being asked what the file cannot carry. */
  asking: boolean
  /** Downloads at once what the file carries whole; shows what it does not first. */
  download: (format: WrittenFormat) => Promise<void>
}

/** The downloads of one workout, with the reader's own reference value where it is known. */
export function useDownload(id: string, reference: number | undefined): Downloads {
  const cache = useQueryClient()
  const [chosen, choose] = useState<WrittenFormat>()
  const [asking, setAsking] = useState(false)
  return {
    chosen,
    choose,
    asking,
    async download(format) {
      setAsking(true)
      // Where nobody answers what would be lost, the download itself says what is wrong.
      const formats = await cache.fetchQuery(formatsQuery(id, reference)).catch(() => [])
      setAsking(false)
      const loses = formats.some((one) => one.id === format && one.losses.length > 0)
      if (loses) choose(format)
      else follow(fileAddress(id, format, reference))
    },
  }
}

/** Follows a link to a file, as a click on it would. */
function follow(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
