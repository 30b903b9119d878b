import { useRef, useState } from 'react'
import { ProfileChart } from '../../../workouts/chart/profile-chart.tsx'
import { typedWorkout } from './typed-workout.ts'

/** A small builder: the text of a workout, which can be changed, and its drawing. */
export function TextBuilder() {
  const { sport } = typedWorkout
  const [text, setText] = useState(typedWorkout.text)
  const [steps, setSteps] = useState(typedWorkout.steps)
  const [error, setError] = useState<string>()
  const latest = useRef(text)
  const change = async (typed: string) => {
    setText(typed)
    latest.current = typed
    try {
      const { readDraftText } = await loadReader()
      // Another key was pressed while the code was loading.
      if (latest.current !== typed) return
      const read = readDraftText(typed, { sport })
      const [first] = read.errors
      setError(first && `Line ${first.line}: ${first.message}`)
      if (read.steps) setSteps(read.steps)
    } catch {
      setError('What reads the text did not load. Check your connection and type again.')
    }
  }
  return (
    <>
      <ProfileChart steps={steps} sport={sport} size="card" />
      <textarea
        aria-label="A workout as text"
        aria-describedby={DESCRIPTION}
        spellCheck={false}
        rows={7}
        value={text}
        onFocus={() => void loadReader().catch(() => undefined)}
        onChange={(event) => void change(event.target.value)}
        className="mt-4 block w-full resize-none rounded-control border border-edge bg-surface px-3.5 py-2.5 font-mono text-[1rem] leading-normal sm:text-[0.84375rem]"
      />
      <p id={DESCRIPTION} role="status" className={`mt-1.5 min-h-5 text-small ${error ? 'text-danger' : 'text-ink-2'}`}>
        {error ?? 'Type here: the drawing follows.'}
      </p>
    </>
  )
}

const DESCRIPTION = 'typed-workout-says'

const loadReader = () => import('../../../builder/text-view/read-draft-text.ts')
