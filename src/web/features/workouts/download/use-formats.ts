import { useCallback, useState } from 'react'
import { call, type OutputOf } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import type { FileFigures } from '../workout-address.ts'

export type WrittenFormat = OutputOf<'get /api/workouts/{id}/formats'>[number]

/** The formats a workout can be downloaded in. They are fetched on demand: a public page has no cache of answers. */
export type Formats = {
  formats?: readonly WrittenFormat[]
  /** The sentence that says why they could not be fetched. */
  error?: string
  asking: boolean
  /** Fetches them, or fetches them again; undefined when that fails. */
  ask: () => Promise<readonly WrittenFormat[] | undefined>
}

/** The formats of one workout, with what each one loses when it is written for the reader's own figures. */
export function useFormats(id: string, { reference, thresholdHeartRate }: FileFigures): Formats {
  const [asked, setAsked] = useState<Omit<Formats, 'ask'>>({ asking: false })
  const ask = useCallback(async () => {
    setAsked({ asking: true })
    try {
      const formats = await call('get /api/workouts/{id}/formats', {
        id,
        ...(reference === undefined ? {} : { reference }),
        ...(thresholdHeartRate === undefined ? {} : { thresholdHeartRate }),
      })
      setAsked({ asking: false, formats })
      return formats
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setAsked({ asking: false, error: error.message })
      return undefined
    }
  }, [id, reference, thresholdHeartRate])
  return { ...asked, ask }
}
