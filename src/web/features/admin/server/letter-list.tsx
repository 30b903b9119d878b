import { useQuery } from '@tanstack/react-query'
import { formatCount } from '#domain/units/words.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { momentIn } from '../../calendar/moment-in.ts'
import { type Letters, lettersQuery } from '../queries.ts'
import { RowSkeleton } from '../row-skeleton.tsx'
import { FailedLetter } from './failed-letter.tsx'

/** How many letters wait, and which could not be sent. */
export function LetterList({ timeZone }: { timeZone: string }) {
  const { data, error, isFetching, refetch } = useQuery(lettersQuery)
  const moment = momentIn(timeZone)
  return (
    <>
      {error && (
        <LoadFailed
          className="mb-4"
          title="The letters could not be loaded"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {!data && !error && <RowSkeleton label="Loading letters" rows={3} />}
      {data && (
        <>
          <p>{waitingSentence(data, moment)}</p>
          {data.failed.length === 0 ? (
            <p className="mt-1 text-ink-2">Every letter of the last 30 days was sent.</p>
          ) : (
            <>
              <p className="mt-1 text-ink-2">
                These could not be sent, and are not tried again by themselves. Sent again, a letter has a new link.
              </p>
              <ul className="mt-4 border-ink border-t-[1.5px]">
                {data.failed.map((letter) => (
                  <FailedLetter key={letter.id} letter={letter} failedAt={moment.format(new Date(letter.failed_at))} />
                ))}
              </ul>
              {data.has_more_failed && (
                <p className="mt-3 text-ink-2">
                  Only the last {data.failed.length} are listed here. Mend what keeps letters from being sent first.
                </p>
              )}
            </>
          )}
        </>
      )}
    </>
  )
}

function waitingSentence({ waiting, oldest_waiting }: Letters, moment: Intl.DateTimeFormat): string {
  if (waiting === 0) return 'No letter waits to be sent.'
  const since = oldest_waiting ? `, the oldest since ${moment.format(new Date(oldest_waiting))}` : ''
  return `${formatCount(waiting, 'letter')} ${waiting === 1 ? 'waits' : 'wait'} to be sent${since}.`
}
