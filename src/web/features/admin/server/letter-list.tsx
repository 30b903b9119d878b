import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatCount } from '#domain/units/words.ts'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { momentIn } from '../../calendar/moment-in.ts'
import { type Letters, lettersQuery } from '../queries.ts'
import { RowSkeleton } from '../row-skeleton.tsx'

/** How many letters wait, and which could not be sent. These are not sent again: a new one is asked for. */
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
                These could not be sent, and are not tried again. Look for the athlete to have a letter sent anew.
              </p>
              <ul className="mt-4 border-ink border-t-[1.5px]">
                {data.failed.map(({ id, recipient, subject, why, failed_at }) => (
                  <li key={id} className="border-line border-b py-3 [overflow-wrap:anywhere]">
                    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                      <Link
                        to="/dashboard/admin-dashboard"
                        search={{ search: recipient }}
                        className="link min-w-0 font-[540]"
                      >
                        {recipient}
                      </Link>
                      <span className="tabular text-ink-2 text-small">{moment.format(new Date(failed_at))}</span>
                    </p>
                    <p>{subject}</p>
                    <p className="text-ink-2 text-small">{reasons[why]}</p>
                  </li>
                ))}
              </ul>
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

const reasons: Record<Letters['failed'][number]['why'], string> = {
  refused: 'The mail server refused it for good. The address may be wrong.',
  expired: 'It could not be sent before its link expired.',
}
