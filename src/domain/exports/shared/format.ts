import type { SportId, WorkoutType } from '../../sports/registry.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { Pool } from '../../workout/swim.ts'

/** The part of a workout that files hold. */
export type FileWorkout = {
  name: string
  sport: SportId
  type?: WorkoutType | null | undefined
  steps: StoredSteps
  /** Without it, the likeliest pool for the workout's distances. */
  poolLength?: Pool | null | undefined
}

/** For whom a file is written, and how. */
export type ReaderOptions = {
  /** The reader's own reference value, in watts or in seconds per kilometre or 100 m, where it is known. */
  reference?: number | undefined
  /** The reader's own heart rate at threshold in beats a minute, where it is known. */
  thresholdHeartRate?: number | undefined
  /** Whether single figures stay single in files that widen them for watches. */
  width?: 'exact' | undefined
}

export type EncodeOptions = ReaderOptions & {
  /** The moment of creation in the file: an argument, so that the same workout gives the same bytes. */
  createdAt: Date
  /** Where this server is reached, without a slash at the end, for files that name what describes them. */
  publicUrl?: string | undefined
}

export type DecodeOptions = {
  /** The file's name without its ending, for a workout that has none of its own. */
  name: string
  /** The sport if the file names none. */
  sport?: SportId | undefined
  /** The athlete's reference value for it, for files that speak in watts only. */
  reference?: number | undefined
}

/** A file read: the workout with a sentence for each thing that could not be kept, or why it cannot be read. */
export type Decoded = { ok: true; workout: FileWorkout; losses: string[] } | { ok: false; reason: string }

/** A kind of file a workout can be taken along in, or come from, or both. */
export type Format = {
  id: string
  label: string
  /** The programs that read it, as pages show them: "Zwift and most trainer apps". */
  readers: string
  /** The end of the file's name, without a point. */
  extension: string
  mime: string
  /** Absent where files of this kind are only read. */
  out?: {
    /**
     * A sentence for each thing of this workout that the file cannot carry. The type and what was typed for a duration
     * are no part of the training and do not count.
     */
    losses: (workout: FileWorkout, options: ReaderOptions) => string[]
    encode: (workout: FileWorkout, options: EncodeOptions) => Uint8Array<ArrayBuffer>
    /** Single figures become ranges, unless the `width` is exact. */
    widens?: true
  }
  /** Absent where files of this kind are only written. */
  in?: {
    /** Whether the bytes look like this kind, whatever the file is called; cheap. */
    recognises: (bytes: Uint8Array, name: string) => boolean
    /** Never throws: a file that cannot be read is answered with the reason. */
    decode: (bytes: Uint8Array, options: DecodeOptions) => Decoded
  }
}
