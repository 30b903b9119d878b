import { useCallback, useState } from 'react'
import { call, type OutputOf } from '../../../lib/api.ts'
import { CallError } from '../../../lib/call-error.ts'
import type { FileFigures } from '../workout-address.ts'

export type WrittenFormat = OutputOf<'get /api/workouts/{id}/formats'>[number]

/** The files a workout can be taken along in. A public page keeps no answers: they are asked for when they matter. */
export type Formats = {
  formats?: readonly WrittenFormat[]
  /** Why they are not there, in a sentence. */
  error?: string
  asking: boolean
  /** Asks, or asks again; undefined where nobody answers. */
  ask: () => Promise<readonly WrittenFormat[] | undefined>
}

/** The formats of one workout, with what each loses of it for the reader's own figures, where they are known. */
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
