import { useMemo } from 'react'
import { judge } from '#domain/judge/judge.ts'
import type { JudgeInput } from '#domain/judge/reading/input.ts'
import { describeVerdict } from '#domain/judge/words/describe-verdict.ts'

/** The verdict on a workout: a headline, what a coach would change, and what could not be judged. */
export function JudgeWords({ judged }: { judged: JudgeInput }) {
  const { headline, remarks, leftOut } = useMemo(() => describeVerdict(judge(judged), judged), [judged])
  return (
    <>
      <p className="max-w-prose text-lead">{headline}</p>
      {remarks.length > 0 && (
        <ul className="mt-3 grid max-w-prose list-disc gap-1.5 ps-5 text-ink-2">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <details className="mt-3 text-small">
          <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-chip text-ink-2 underline underline-offset-3 hover:text-ink">
            What could not be judged
          </summary>
          <ul className="mt-1.5 grid max-w-prose list-disc gap-1 ps-5 text-ink-2">
            {leftOut.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
