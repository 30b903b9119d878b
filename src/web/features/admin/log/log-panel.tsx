import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Empty } from '../../../ui/empty.tsx'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import { momentIn } from '../../calendar/moment-in.ts'
import { PageButtons } from '../page-buttons.tsx'
import { eventsQuery } from '../queries.ts'
import { RowSkeleton } from '../row-skeleton.tsx'
import { usePages } from '../use-pages.ts'
import { eventWords } from './event-words.ts'

const LIST = 'log'

/** What admins and the operator's command changed, page by page. It knows people by their ids alone. */
export function LogPanel({ ownId, timeZone }: { ownId: string; timeZone: string }) {
  const pages = usePages(LIST)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(eventsQuery(pages.after))
  const moment = momentIn(timeZone, { year: 'numeric' })
  return (
    <>
      <p className="mb-5 max-w-prose text-ink-2">
        What admins and the operator’s command changed, the newest first. The log stays when an account is deleted, so
        it holds ids and no names.
      </p>
      {error && (
        <LoadFailed
          className="mb-6"
          title="The log could not be loaded"
          error={error}
          isFetching={isFetching}
          refetch={refetch}
        />
      )}
      {!data && !error && <RowSkeleton label="Loading the log" />}
      {data?.data.length === 0 && (
        <Empty
          title="Nothing was changed yet"
          sentence="Roles, plans, invitations and all else that is changed here."
        />
      )}
      {data && data.data.length > 0 && (
        <ol
          id={LIST}
          tabIndex={-1}
          aria-label="Log"
          aria-busy={isPlaceholderData}
          className={`scroll-mt-4 border-ink border-t-[1.5px] outline-none transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {data.data.map(({ id, kind, at, admin_id, athlete_id }) => (
            <li
              key={id}
              className="grid gap-x-6 gap-y-0.5 border-line border-b py-2.5 lg:grid-cols-[13rem_12rem_minmax(0,1fr)]"
            >
              <span className="tabular text-ink-2 text-small max-lg:order-last lg:pt-px">
                {moment.format(new Date(at))}
              </span>
              <span className="font-[540]">{eventWords[kind]}</span>
              <span className="grid min-w-0 gap-y-0.5 text-small">
                {athlete_id && (
                  <span>
                    <span className="text-ink-2">Athlete </span>
                    <Person id={athlete_id} ownId={ownId} />
                  </span>
                )}
                <span>
                  <span className="text-ink-2">By </span>
                  {admin_id ? <Person id={admin_id} ownId={ownId} /> : 'the operator’s command'}
                </span>
              </span>
            </li>
          ))}
        </ol>
      )}
      {data && (
        <PageButtons
          label="Pages of the log"
          list={LIST}
          pages={pages}
          next={data.next}
          isFetching={isPlaceholderData}
        />
      )}
    </>
  )
}

/** An id, which leads to its athlete. */
function Person({ id, ownId }: { id: string; ownId: string }) {
  if (id === ownId) return 'you'
  return (
    <Link
      to="/dashboard/admin-dashboard"
      search={{ search: id }}
      className="link font-mono text-tiny [overflow-wrap:anywhere]"
    >
      {id}
    </Link>
  )
}
